#pragma once

#include "ui/views/figure_page.h"
#include "ui/views/figure_painter.h"

class QComboBox;

namespace ardent {

struct Directions;

/// The linear combinations of variables along which the current model's function changes.
class DirectionsPage : public FigurePage {
    Q_OBJECT

public:
    explicit DirectionsPage(Session& session, QWidget* parent = nullptr);

protected:
    void draw() override;
    Figure whenEmpty() const override;
    void abandon() override { painter_.clear(); }
    bool isPainting() const override { return painter_.isBusy(); }

private:
    void offer(const Directions& directions);

    QComboBox* what_;
    QComboBox* direction_;
    FigurePainter painter_;
};

}  // namespace ardent

#pragma once

#include "ui/views/painted_page.h"

class QComboBox;

namespace ardent {

struct Directions;

/// The linear combinations of variables along which the current model's function changes.
class DirectionsPage : public PaintedPage {
    Q_OBJECT

public:
    explicit DirectionsPage(Session& session, QWidget* parent = nullptr);
    std::optional<RunPart> part() const override { return RunPart::Directions; }

protected:
    void draw() override;
    Figure whenEmpty() const override;

private:
    void offer(const Directions* directions);

    QComboBox* what_;
    QComboBox* direction_;
};

}  // namespace ardent

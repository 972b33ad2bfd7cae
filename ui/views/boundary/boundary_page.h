#pragma once

#include "ui/views/axis_pair.h"
#include "ui/views/boundary/boundary_painter.h"
#include "ui/views/figure_page.h"

class QComboBox;
class QLabel;

namespace ardent {

class RowBox;
struct RunEntry;

/// The current model over two variables, as it learns: those two that matter most just now,
/// or the two that the person has chosen.
class BoundaryPage : public FigurePage {
    Q_OBJECT

public:
    explicit BoundaryPage(Session& session, QWidget* parent = nullptr);

protected:
    void draw() override;
    Figure whenEmpty() const override;
    void abandon() override { painter_.clear(); }
    bool isPainting() const override { return painter_.isBusy(); }

private:
    void buildOthers();
    void offerOthers(const RunEntry& run);
    void buildOffer();
    void offerAverage(const Figure& figure);
    Others others() const;

    AxisPair axes_;
    QComboBox* others_;
    QLabel* rowLabel_ = nullptr;
    RowBox* row_;
    QWidget* offer_;  ///< to average the others, where the slice hides a class
    BoundaryPainter painter_;
};

}  // namespace ardent

#pragma once

#include "ui/views/figure_page.h"

class QToolButton;

namespace ardent {

/// Loss on training and validation rows, tick by tick, of every run that is ticked in the runs
/// table; replicates that have ended are drawn pale below their mean.
class LossPage : public FigurePage {
    Q_OBJECT

public:
    explicit LossPage(Session& session, QWidget* parent = nullptr);
    bool isOfTheCourse() const override { return true; }

protected:
    void draw() override;
    bool concerns(int) const override { return true; }

private:
    QToolButton* logX_;
    QToolButton* logY_;
    QToolButton* together_;
};

}  // namespace ardent

#pragma once

#include "core/figure/contributions/contribution_figure.h"
#include "ui/views/painted_page.h"

class QComboBox;
class QLabel;

namespace ardent {

class RowBox;

/// How far each variable moves the current model's prediction away from its mean: at one row, over
/// many rows, or against the values of one variable. A row that is selected anywhere is the one
/// shown.
class ContributionsPage : public PaintedPage {
    Q_OBJECT

public:
    explicit ContributionsPage(Session& session, QWidget* parent = nullptr);

protected:
    void draw() override;

private:
    void buildControls();
    void offer(const RunEntry& run);
    void followSelection();
    ContributionView shows() const;

    QComboBox* what_;
    QLabel* rowLabel_;
    RowBox* row_;
    QLabel* variableLabel_;
    QComboBox* variable_;
    QLabel* outputLabel_;
    QComboBox* output_;
    QComboBox* background_;
    RowSelectionPtr followed_;
};

}  // namespace ardent

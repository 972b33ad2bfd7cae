#pragma once

#include "ui/views/figure_page.h"

class QCheckBox;
class QComboBox;
class QLabel;

namespace ardent {

struct ComparedRun;

/// The ticked runs side by side, measured against the baseline.
class ComparePage : public FigurePage {
    Q_OBJECT

public:
    explicit ComparePage(Session& session, QWidget* parent = nullptr);
    bool looksBack() const override { return false; }

protected:
    void draw() override;
    Figure whenEmpty() const override;
    bool concerns(int) const override { return true; }
    std::vector<const RunEntry*> shownRuns() const override;

private:
    void buildControls();
    void showControls(bool anySeeds);
    /// Rather than of how they were made.
    bool tellsOfModels() const;
    Figure compared(const std::vector<ComparedRun>& runs) const;

    QComboBox* what_;
    QLabel* rowsLabel_;
    QComboBox* rows_;
    QCheckBox* differing_;
    QCheckBox* together_;
};

}  // namespace ardent

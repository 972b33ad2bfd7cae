#pragma once

#include "ui/views/figure_page.h"

class QCheckBox;
class QComboBox;

namespace ardent {

/// How the current run selects variables: weights and ranks tick by tick, also as the mean of runs
/// that differ in the seed, and score against their number.
class SelectionPage : public FigurePage {
    Q_OBJECT

public:
    explicit SelectionPage(Session& session, QWidget* parent = nullptr);
    bool looksBack() const override { return false; }

protected:
    void draw() override;
    bool concerns(int run) const override;

private:
    bool isOverSeeds() const;

    QComboBox* what_;
    QCheckBox* overSeeds_;
};

}  // namespace ardent

#pragma once

#include "core/figure/selection_figure.h"
#include "ui/views/figure_page.h"

class QComboBox;

namespace ardent {

class LineSight;

/// How the current run selects variables: weights and ranks tick by tick, score against their
/// number.
class SelectionPage : public FigurePage {
    Q_OBJECT

public:
    explicit SelectionPage(Session& session, QWidget* parent = nullptr);
    bool isOfTheCourse() const override { return true; }
    Figure wholeFigure() const override;

protected:
    void draw() override;
    void hideEvent(QHideEvent* event) override;

private:
    SelectionChoice choiceOf(const RunEntry& run) const;

    LineSight* sight_;
    TrailLines lines_;
    QComboBox* what_;
};

}  // namespace ardent

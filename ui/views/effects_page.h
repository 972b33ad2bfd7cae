#pragma once

#include <QElapsedTimer>

#include "core/figure/effect_figure.h"
#include "ui/views/figure_page.h"
#include "ui/views/figure_painter.h"

class QComboBox;
class QLabel;
class QToolButton;

namespace ardent {

struct Snapshot;

/// How the current model's output changes along one variable or two, as it learns.
class EffectsPage : public FigurePage {
    Q_OBJECT

public:
    explicit EffectsPage(Session& session, QWidget* parent = nullptr);

    /// Draws how two variables of the current run act together.
    void showPair(Index first, Index second);

protected:
    void draw() override;
    Figure whenEmpty() const override;
    bool isPainting() const override { return painter_.isBusy(); }

private:
    void offer(const FittedRecipe& recipe);
    void followRelevance(const Snapshot& snapshot);

    QComboBox* variable_;
    QComboBox* with_;
    QLabel* outputLabel_;
    QComboBox* output_;
    QToolButton* follow_;
    QStringList offered_;  ///< names of variables and classes in the boxes
    QElapsedTimer sinceFollowed_;
    FigurePainter painter_;
};

}  // namespace ardent

#pragma once

#include <optional>

#include "core/figure/effects/effect_figure.h"
#include "ui/views/painted_page.h"

class QComboBox;
class QLabel;
class QToolButton;

namespace ardent {

class FollowButton;
class WhatIf;
struct Relevance;

/// How the current model's output changes along one variable or two, as it learns, and what it
/// predicts for a row whose values a person moves.
class EffectsPage : public PaintedPage {
    Q_OBJECT

public:
    explicit EffectsPage(Session& session, QWidget* parent = nullptr);

    /// Draws how a variable of the current run acts, or how two act together.
    void showEffect(Index first, std::optional<Index> second = std::nullopt);

protected:
    void draw() override;
    void receive(const Figure& figure) override;
    void abandon() override;
    bool isPainting() const override;
    int heightBelowFigure() const override;
    void followRoom() override;

private:
    /// The what-if row is wanted, and leaves enough of the page to the figure.
    bool showsWhatIf() const;
    /// Whether it has become possible or impossible.
    bool makeRoom();
    void offer(const FittedRecipe& recipe);
    void followRelevance(const Relevance& relevance);
    void chooseLevel(Index bar);
    void showPicture();

    /// The figure without the what-if row, and what it was made of.
    struct Picture {
        Figure figure;
        PredictorPtr predictor;
        std::string model;  ///< which of the run's
        EffectChoice choice;
    };

    QComboBox* variable_;
    QComboBox* with_;
    QLabel* outputLabel_;
    QComboBox* output_;
    FollowButton* follow_;
    QToolButton* whatIfShown_;
    WhatIf* whatIf_;
    Picture picture_;
    QStringList offered_;  ///< names of variables and classes in the boxes
};

}  // namespace ardent

#pragma once

#include <span>

#include "core/data/task/recipe.h"
#include "core/model/predictor.h"
#include "core/train/findings.h"

namespace ardent {

/// c + Σ α q cos(ω·x − b) over the first learners, each score multiplied by `slope`.
FourierModel boostedModel(const Vector& start, Index inputs,
                          std::span<const std::shared_ptr<const Boosting::Round>> learners,
                          double slope);

/// Scores (one an output) whose probabilities are the training shares that H⁰ stands for; numbers:
/// H⁰ itself.
Vector constantScores(const Boosting&, const FittedRecipe&);

/// The model of the first so many rounds.
PredictorPtr predictorAfter(const Boosting&, const FittedRecipePtr&, Index rounds);

/// Its relevance; the more rounds there might be, the fewer rows tell of its categories.
Relevance relevanceAfter(const Boosting&, const Task&, Index rounds);

/// Whether the task's training part is what the rounds learned from.
enum class LandmarkLosses { Told, Unknown };

/// With the models after its rounds, their relevances and, where they can be known, the losses of
/// other landmarks, from what the rounds learned.
BoostingPtr withModels(Boosting, TaskPtr, LandmarkLosses);

}  // namespace ardent

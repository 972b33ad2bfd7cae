#pragma once

#include "core/method/lasso/fourier_path_fit.h"
#include "core/method/lasso/fourier_search.h"

/// What a fit of the Fourier-basis lasso family says about variables and sets of them.
namespace ardent {

/// Whether each variable stands in a column of the sum.
std::vector<bool> variablesIn(const FittedRecipe&, const FourierSum&);

/// Importances; `model` says of which fit: "final model".
Relevance relevanceOf(const FittedRecipe&, const RankedSets&, const Message& model);

/// Size of every variable's part of f at that position of the path.
Relevance relevanceOf(const FittedRecipe&, const FourierPathFit&, Index lambda);

/// Of the fit's last λ, one for each of `lossSeries`: mean squared error in the target's unit, or
/// mean log loss.
std::vector<double> lastLosses(const Task&, const FourierPathFit&);

/// limits: what the search before did not look at.
Interactions interactionsOf(const FittedRecipe&, const RankedSets&, const Message& model,
                            const std::vector<Message>& limits);

/// The kept variables, then the others, each by relevance.
Selection selectionOf(const std::vector<bool>& kept, const Relevance&, Message rule);

/// Which λ was chosen why, and how many of the variables it keeps.
Message chosenText(const Path&, LambdaRule, int folds, Index kept, std::size_t variables);

}  // namespace ardent

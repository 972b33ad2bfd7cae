#pragma once

#include "core/base/go_on.h"
#include "core/kernel/set_importance.h"
#include "core/method/lasso/fourier_path_fit.h"
#include "core/method/lasso/fourier_variables.h"
#include "core/method/lasso/search_plan.h"

namespace ardent {

/// Columns of the stochastic search among the given variables (ascending): every input of theirs as
/// it is, unless the plan says otherwise, and stochastic functions. Every column is a group.
GroupedColumns searchColumns(const FittedRecipe&, const FourierBasisPlan&, const SearchPlan&,
                             std::span<const Index> variables, Seed, std::uint32_t round);

/// Columns of such a search, at most.
Index searchColumnCount(const FittedRecipe&, const SearchPlan&);

/// Sets of variables with their importance 1 − r, most important first; equal ones stay in
/// ascending order.
struct RankedSets {
    std::vector<Interactions::Set> variables;
    std::vector<Interactions::Set> interactions;  ///< pairs and triples
    Message unranked;  ///< what occurs too often to be ranked: "triples are not ranked, …"
    Message rows;      ///< "over 2,000 of 9,000 training rows", where not over all
};

/// Ranks what occurs in the sum: variables always, pairs and triples while there are few enough
/// occurrences of them. Over the training rows, some of them drawn where all would take too long.
std::optional<RankedSets> rankSets(const Task&, const FourierSum&, const GoOn& goOn);

/// The most important variables of non-zero importance, not below `share` of the largest one;
/// ascending.
std::vector<Index> topVariables(const RankedSets&, Index most, double share);

/// The pairs and triples for the group lasso: the most important ones within `variables`.
std::vector<std::vector<Index>> topSets(const RankedSets&, std::span<const Index> variables,
                                        Index mostPairs, Index mostTriples);

/// Pairs and triples that a first search, whose model and ranks are given, left in the remainder
/// (`setsWithin`): among all variables while they are not too many, else among its top ones;
/// triples with one of its most important variables.
std::optional<std::vector<std::vector<Index>>> hiddenSets(const Task&, const FourierBasisPlan&,
                                                          const SearchPlan&, const RankedSets&,
                                                          const Predictor&, bool triples,
                                                          const GoOn& goOn);

/// What such a search does not look at: "hidden sets were looked for among …".
std::vector<Message> hiddenLimits(const FittedRecipe&, const SearchPlan&);

/// Adds functions that hold just the variables of each set.
void addHidden(GroupedColumns&, const FittedRecipe&, const FourierBasisPlan&, const SearchPlan&,
               std::span<const std::vector<Index>> sets, Seed);

/// The variables and those of the sets, ascending.
std::vector<Index> withVariablesOf(std::span<const std::vector<Index>> sets,
                                   std::vector<Index> variables);

/// `sets` and those hidden ones within `variables` that are not among them.
std::vector<std::vector<Index>> withHidden(std::span<const std::vector<Index>> hidden,
                                           std::span<const Index> variables,
                                           std::vector<std::vector<Index>> sets);

}  // namespace ardent

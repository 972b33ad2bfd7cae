#pragma once

#include <optional>
#include <vector>
#include "core/method/lasso/fourier_plan.h"

#include "core/base/go_on.h"
#include "core/method/lasso/fourier_search.h"
#include "core/model/predictor.h"

namespace ardent {

/// The importance that a group of `columns` columns about nothing could reach by chance in a fit
/// without penalty: half the share of its variance in that of f, where the former is σ²χ²/n and χ²
/// (one degree of freedom a column) exceeds this bound for any of `tests` groups with probability
/// 1/tests at most (Laurent and Massart, 2000, lemma 1). σ² is the residual variance, or the
/// inverse mean variance of a class indicator.
double chanceImportance(const Task&, const Predictor&, Index columns, Index tests);

/// Takes the flag of every variable that matters no more than chance would have it, or less than
/// plan.leastImportance. kept: one flag a source.
void dropChance(std::vector<bool>& kept, const Task&, const FourierPlan&, const RankedSets&,
                const Predictor&);

/// The same of every variable below a share of the largest importance.
void dropMinor(std::vector<bool>& kept, const RankedSets&, double share);

/// Whether the fit with fewer variables may stand for the fuller one: within one standard error of
/// it, or by the rule of the lowest loss no worse.
bool predictsAsWell(FourierPathFit::Score fewer, FourierPathFit::Score fuller, LambdaRule);

/// The sets of kept variables only.
std::vector<std::vector<Index>> setsOf(const std::vector<std::vector<Index>>& sets,
                                       const std::vector<bool>& kept);

/// Groups of the adaptive group lasso, with the factors on their weights.
struct AdaptiveGroups {
    std::vector<std::vector<Index>> sets;
    std::vector<double> factors;
};

/// What a fit with these parts of f keeps of sets of kept variables; the smaller a part, the
/// heavier.
AdaptiveGroups adaptiveGroups(const std::vector<std::vector<Index>>& sets, const Vector& parts,
                              const std::vector<bool>& kept);

/// Kept variables alone, and the pairs and triples of which f has a part of its own, at most as
/// many as the plan's searches may find. A set without one only carries waves of others; among
/// dependent variables smaller sets can also seem to have one.
std::optional<std::vector<std::vector<Index>>> ownSets(const Task&, const FourierPlan&,
                                                       const Predictor&,
                                                       const std::vector<bool>& kept,
                                                       const GoOn& goOn);

/// Sines and cosines of the pairs and triples.
Index functionsOf(const FourierBasisPlan&, const std::vector<std::vector<Index>>& sets);

/// FourierBasisPlan::setPairs with which `fewer` sets have together about as many functions as
/// `all` have with the plan's; no less than the plan's, and otherwise no more than 120 coefficients
/// and a quarter of the rows to the largest set.
Index setPairsOf(const FourierBasisPlan&, const std::vector<std::vector<Index>>& fewer,
                 const std::vector<std::vector<Index>>& all, Index rows, Index outputs);

}  // namespace ardent

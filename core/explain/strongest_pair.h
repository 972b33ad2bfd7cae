#pragma once

#include <optional>
#include <span>

#include "core/base/go_on.h"
#include "core/explain/explained.h"
#include "core/model/predictor.h"

namespace ardent {

/// How far an effect of two variables is from a sum of two effects, over the places where rows are.
struct BeyondSum {
    double variance = 0.;  ///< of what the best sum leaves
    double total = 0.;     ///< variance of the effect

    double share() const { return total > 0. ? variance / total : 0.; }
};

/// effect: places of x × places of y; weights: as large, the rows at each place. The sum is the
/// weighted least-squares one (the interaction term of a functional analysis of variance; Hooker
/// 2007, "Generalized functional ANOVA diagnostics").
BeyondSum beyondSum(const Matrix& effect, const Matrix& weights);

struct StrongestPair {
    SourcePair sources;
    BeyondSum effect;     ///< of f before the link; of several outputs pooled
    double ofModel = 0.;  ///< its variance beyond a sum, as a share of that of f over the rows
    Index among = 0;      ///< variables
    Index rows = 0;       ///< looked at
};

/// Of all pairs of these sources the one with the largest variance beyond a sum, by partial
/// dependence at the middles of tenths of the values and at levels, weighted by the rows that lie
/// near. Missing levels are drawn. Nothing for fewer than two sources, where f
/// of no pair varies, or where it was not to go on.
std::optional<StrongestPair> strongestPair(const Predictor&, const DesignMatrix& x,
                                           const std::vector<std::int32_t>& rows,
                                           std::span<const Index> sources, const GoOn& = always);

}  // namespace ardent

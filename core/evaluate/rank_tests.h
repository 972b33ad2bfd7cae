#pragma once

#include <span>
#include <vector>

#include "core/base/types.h"

namespace ardent {

/// Equal but for the rounding of sums and quotients: apart by at most 1e-12 of the larger.
bool areTied(double one, double other);

/// Two-sided p of Wilcoxon's signed-rank test for pairs. Differences of 0 are left out (Wilcoxon's
/// own way); ties share their mean rank; both but for rounding, as in areTied. Exact to 25 pairs,
/// else the normal approximation with correction for ties and continuity. 1 where no difference is
/// left.
double wilcoxonSignedRank(std::span<const double> one, std::span<const double> other);

/// Ranks 1 … k, the best first; tied values share their mean rank; NaN comes last.
std::vector<double> ranksOf(std::span<const double> values, bool largerIsBetter);

struct Friedman {
    std::vector<double> meanRanks;  ///< one a method
    double chiSquare = 0.;          ///< corrected for ties; k − 1 degrees of freedom
    double p = 1.;
};

/// Friedman's test of methods (columns) over data sets (rows). p is 1 for fewer than two of either.
Friedman friedmanTest(const Matrix& values, bool largerIsBetter);

/// Probability that χ² with so many degrees of freedom is above x.
double chiSquareAbove(double x, double degrees);

}  // namespace ardent

#pragma once

#include <limits>
#include <string>
#include <vector>

#include "core/evaluate/rank_tests.h"

namespace ardent {

/// One method's values of a metric over the test parts of a data set.
struct MethodSummary {
    double mean = 0.;
    /// Standard deviation over the parts (n − 1); NaN for fewer than two.
    double deviation = std::numeric_limits<double>::quiet_NaN();
    /// Wilcoxon's p against the best method, in pairs of the same test part; NaN for the best
    /// itself and without a value, 1 for a method that lacks parts and is no worse in those that it
    /// has. Parts of a cross-validation share training rows, which makes p too small.
    double p = 1.;
    bool isBest = false;
    int parts = 0;  ///< with a value
};

/// values: parts × methods, NaN where there is none. The best method is that of the best mean, the
/// first of tied ones. One that lacks parts which another has is not the best, since its mean may
/// be that of the easy ones.
std::vector<MethodSummary> summarise(const Matrix& values, bool largerIsBetter);

}  // namespace ardent

#pragma once

#include <span>
#include <vector>

#include "core/base/types.h"

namespace ardent {

/// q-values of Benjamini & Hochberg (1995, equation 1): the least rate at which each is rejected
/// among `tests` tests, of which those that are not in `p` have p = 1.
std::vector<double> qValues(std::span<const double> p, double tests);

/// The greatest p that is rejected at the rate, or the threshold of a first rejection.
double rejectionThreshold(std::span<const double> p, double rate);

}  // namespace ardent

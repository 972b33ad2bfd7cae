#pragma once

#include <vector>

#include "core/base/types.h"

namespace ardent {

/// How large errors are where predictions are alike, as a multiple of their mean.
struct ErrorSize {
    std::vector<double> places;  ///< predictions, ascending; none: errors are alike everywhere
    std::vector<double> sizes;   ///< there; above 0
};

/// Linear between the places, and as at the last one beyond.
double sizeAt(const ErrorSize&, double prediction);

/// Mean absolute errors of 100 rows or more with like predictions each, drawn a fifth of the way
/// towards the mean of all. Alike everywhere for fewer than 200 rows, and where the groups' means
/// differ no more than those of random groups may (F up to 3).
ErrorSize errorSize(const Vector& predictions, const Vector& truth);

}  // namespace ardent

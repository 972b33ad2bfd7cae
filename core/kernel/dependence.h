#pragma once

#include <span>

#include "core/base/types.h"

namespace ardent {

/// Pearson's r; 0 where one of the two is constant.
double correlation(const Vector& x, const Vector& y);

/// trace(K H L H) with L = Y Yᵀ and H = I − 11ᵀ/n: n² (biased: divided by (n − 1)²) times the
/// Hilbert–Schmidt independence criterion with a linear kernel on y (Gretton et al., 2005). kernel:
/// n × n; y: n × k.
double hsicTrace(const Matrix& kernel, const Matrix& y);

/// Mutual information in nats of the rows of x (n × p) and those of y (n × q), by Kraskov,
/// Stögbauer & Grassberger's first estimator (2004) with k neighbours in the largest norm; never
/// below 0. O(n²). Ties should be broken beforehand by a little noise.
double mutualInformation(const Matrix& x, const Matrix& y, int neighbours);

/// The same for classes (Ross, 2014). Classes with a single row are left out.
double mutualInformation(const Matrix& x, std::span<const int> labels, int neighbours);

}  // namespace ardent

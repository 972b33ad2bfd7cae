#pragma once

#include <cstdint>
#include <span>
#include <vector>

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

/// A column with its order: what `mutualInformation` needs of it when it is one of many pairs.
struct OrderedColumn {
    std::vector<double> values;
    std::vector<double> sorted;
    std::vector<std::int32_t> rows;  ///< of the sorted values
};

OrderedColumn orderedColumn(const Vector&);

/// The same, to the bit, of two single columns. About O(n √(k n)): rows are looked at from near to
/// far in x, until no other can be among the nearest.
double mutualInformation(const OrderedColumn& x, const OrderedColumn& y, int neighbours);

/// The same for classes (Ross, 2014). Classes with a single row are left out.
double mutualInformation(const Matrix& x, std::span<const int> labels, int neighbours);

}  // namespace ardent

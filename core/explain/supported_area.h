#pragma once

#include <span>
#include <vector>

#include "core/base/range.h"
#include "core/base/types.h"

namespace ardent {

/// Where rows stand in the plane of two columns. What a model says elsewhere is extrapolation.
struct SupportedArea {
    Range x, y;
    Eigen::Array<bool, Eigen::Dynamic, Eigen::Dynamic> cells;  ///< a regular grid over both

    bool has(double atX, double atY) const;
};

/// One axis of it: the values of the rows, which may lie outside of the range.
struct SupportAxis {
    Range range;
    std::span<const double> values;
    bool isOfLevels = false;  ///< positions of levels, between which nothing is near
    double leastReach = 0.;   ///< of a row, in the unit of the values
};

/// Places no farther from a row than 2/√n of the ranges, 5 % at least and 20 % at most; n: rows.
/// All of fewer than 20 rows.
SupportedArea supportedArea(const SupportAxis& x, const SupportAxis& y);

/// Stretches of an axis between rows that are a fifth of its range or longer, less a twentieth of
/// it at either end; ascending. Values outside of the range do not count.
std::vector<Range> emptyStretches(const Range&, std::vector<double> values);

}  // namespace ardent

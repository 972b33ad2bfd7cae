#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/range.h"
#include "core/base/types.h"

namespace ardent {

enum class ColourMap { Sequential, Diverging, Classes };

/// Values on a regular grid; value(i, j) belongs to the i-th x and the j-th y.
struct Field {
    Range x, y;
    Matrix values;         ///< nx × ny; for classes: the class index
    Matrix strength;       ///< classes: probability of the shown class, else empty
    Matrix runnerUp;       ///< classes: probability of the next likely one, else empty
    Matrix runnerUpClass;  ///< and which it is, else empty
    ColourMap map = ColourMap::Sequential;
    std::string label;  ///< what the colour means, with unit
    std::vector<std::string> classes;
    /// What the colours span beside the values: those of points, which have the same scale.
    std::optional<Range> covers = {};
    bool xIsOfLevels = false;  ///< cells at 0, 1, 2, …, between which no value lies
    bool yIsOfLevels = false;
};

}  // namespace ardent

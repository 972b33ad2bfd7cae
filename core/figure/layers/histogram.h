#pragma once

#include <string>
#include <vector>

#include "core/base/types.h"

namespace ardent {

/// Numbers of rows in bins side by side, one group stacked on the other.
struct Histogram {
    std::string name;                 ///< what is counted
    int colour = 0;                   ///< of the first group; the others follow in the palette
    std::vector<double> edges;        ///< ascending, one more than there are bins
    std::vector<std::string> groups;  ///< from the bottom up; a single one may have no name
    Matrix counts;                    ///< bins × groups
    Matrix selected = {};             ///< empty, or how many of them are selected rows
};

}  // namespace ardent

#pragma once

#include <cstdint>
#include <string>
#include <vector>

namespace ardent {

/// The colour of what belongs to no run: that of the text.
constexpr int kNeutral = -1;

struct Points {
    std::string name;
    int colour = 0;  ///< position in the palette, or kNeutral
    std::vector<double> x, y;
    std::vector<double> values;  ///< empty, or one a point, coloured like the field
    std::vector<bool> wrong;     ///< empty, or: misclassified points get a cross
    int shape = 0;               ///< position among the marker shapes, where there is no field
    std::vector<std::int32_t> rows = {};  ///< empty, or the row of the table of each point
    std::vector<bool> selected = {};      ///< empty, or one a point: the others are pale
    std::vector<bool> filled = {};    ///< empty, or one a point: hollow, not where it was measured
    std::vector<double> counts = {};  ///< empty, or of how many rows each point is a summary
    std::string countName = {};       ///< "rows of the bin"
    std::vector<bool> few = {};       ///< empty, or one a point: hollow, of too few rows to trust
    bool sideBySide = false;          ///< points with the same numbers are drawn around their place
};

}  // namespace ardent

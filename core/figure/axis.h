#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/base/range.h"

namespace ardent {

struct Axis {
    std::string label;  ///< with its unit
    bool logarithmic = false;
    std::optional<Range> range;           ///< fitted to the data when absent
    std::vector<std::string> categories;  ///< names at 0, 1, 2, … instead of numbers
    bool reversed = false;
    bool whole = false;  ///< counts something: no ticks between whole numbers
    /// Its numbers are days from this one, itself counted from 1970-01-01: ticks are dates.
    std::optional<double> dayZero = {};
    std::string english = {};  ///< the label in English, where that is translated; see axis_name.h
};

}  // namespace ardent

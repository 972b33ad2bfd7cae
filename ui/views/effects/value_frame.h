#pragma once

#include <vector>

#include "core/base/go_on.h"
#include "core/base/range.h"
#include "core/data/task/recipe.h"

namespace ardent {

/// Where the values of a what-if row begin and can be moved to, one a source.
struct ValueFrame {
    Vector typical;  ///< of the training row nearest to the medians and most frequent levels
    std::vector<Range> ranges;  ///< of numbers; empty of a category
    std::vector<bool> whole;    ///< all values are whole numbers
};

/// Of a task with training rows. Takes time; not to be used where it was told not to go on.
ValueFrame valueFrame(const Task&, const GoOn&);

/// Outside of a range that is more than a point.
bool isBeyond(const Range&, double value);

/// Sources whose number lies beyond the training rows'.
std::vector<Index> beyondFrame(const ValueFrame&, const Vector& values);

}  // namespace ardent

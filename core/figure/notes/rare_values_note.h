#pragma once

#include <span>
#include <string>

#include "core/data/task/recipe.h"

namespace ardent {

/// Where one of these columns holds numbers and hardly ever differs from one value, in fewer than
/// one training row of 500: in how many, of the column where they are fewest, a sentence; "" else.
/// A method that gives every column the same spread makes much of those few rows.
std::string rareValuesNote(const Task&, std::span<const Index> sources);

}  // namespace ardent

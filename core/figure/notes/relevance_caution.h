#pragma once

#include <span>
#include <string>

#include "core/data/task/recipe.h"

namespace ardent {

/// What may mislead about the relevance of these columns, by their training rows: that one hardly
/// ever differs from one value, or goes together with another. A sentence or two; "" where nothing
/// does.
std::string relevanceCaution(const Task&, std::span<const Index> sources);

}  // namespace ardent

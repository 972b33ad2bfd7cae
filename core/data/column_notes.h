#pragma once

#include <string>
#include <vector>

#include "core/data/table.h"

namespace ardent {

/// What a person should know of columns before training, one sentence each: those that are empty or
/// constant, those that hold the same cells as another, dates, categories with few rows a level.
std::vector<std::string> columnNotes(const Table&);

}  // namespace ardent

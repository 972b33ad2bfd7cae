#pragma once

#include <string>
#include <vector>

#include "core/base/message.h"

#include "core/data/task/recipe.h"

namespace ardent {

/// What a person should know of columns before training, one sentence each: those that are empty or
/// constant, those that hold the same cells as another, dates and what the recipe makes of them.
std::vector<Message> columnNotes(const Table&, const Recipe& = {});

/// The same of the columns that a recipe learns from: categories with few rows a level, and those
/// that tell rows apart.
std::vector<Message> featureNotes(const Table&, const Recipe&);

}  // namespace ardent

#pragma once

#include <string>
#include <vector>

#include "core/base/message.h"

#include "core/data/task/recipe.h"

namespace ardent {

/// Gives columns that name their rows the role Id, where the recipe says nothing of them: those
/// whose name and rising whole numbers say so, "id" or "Case ID", or without a name or called "row"
/// or "no" and without a gap. For a table as it is read, before its rows are chosen.
void takeRowNames(const Table&, Recipe&);

/// Which columns are no features since they name their rows. Which features tell rows apart rather
/// than what they have in common, one sentence for those that number the rows and one for those
/// that name them. Of fewer than ten rows nothing is said.
std::vector<Message> identifierNotes(const Table&, const Recipe&);

/// Whether a note says so of features.
bool saysOfIdentifiers(const Message&);

}  // namespace ardent

#pragma once

#include <string>
#include <vector>

#include "core/data/task/recipe.h"

namespace ardent {

/// What makes the error on a task's test rows say less than it seems, one sentence each: a class
/// with few rows in a part, test rows that are training rows too, and test rows that lie much
/// closer to a training row than rows lie to each other. isApart: the test rows are of a table of
/// their own; otherwise the rule has dealt them.
std::vector<Message> splitNotes(const Task&, bool isApart, SplitRule);

/// Of such a note: rows of the test part are, or nearly are, rows of the training part.
bool doubtsTheTestError(const Message& note);

/// Of such a note: a class has few rows.
bool countsRareClass(const Message& note);

}  // namespace ardent

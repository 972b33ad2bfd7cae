#pragma once

#include <string>
#include <vector>

#include "core/base/message.h"

#include "core/data/task/recipe.h"

namespace ardent {

/// Which features tell rows apart rather than what they have in common, one sentence for those that
/// number the rows and one for those that name them. Of fewer than ten rows nothing is said.
std::vector<Message> identifierNotes(const Table&, const Recipe&);

}  // namespace ardent

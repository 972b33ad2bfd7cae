#pragma once

#include <string>

#include "core/base/types.h"

namespace ardent {

/// What pale lines are called that have no colour of their own: "others", or a single one as it is.
std::string otherLinesName(const std::string& own, Index count);

}  // namespace ardent

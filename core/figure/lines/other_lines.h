#pragma once

#include <string>

#include "core/base/types.h"

namespace ardent {

struct Figure;

/// What pale lines are called that have no colour of their own: "others", or a single one as it is.
std::string otherLinesName(const std::string& own, Index count);

/// Leaves some hundreds of the lines of single others to be drawn, whichever of them come first,
/// where there are more; the rest is only listed. Says so; "" where all are drawn.
std::string drawSomeOthers(Figure&);

}  // namespace ardent

#pragma once

#include "core/base/types.h"

class QScrollBar;

namespace ardent {

/// Of `count` rows or columns so many have room; a bar that has nothing to bring in sight is
/// hidden.
void setScrolled(QScrollBar& bar, Index count, double inSight);

}  // namespace ardent

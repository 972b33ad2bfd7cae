#pragma once

#include <vector>

#include "core/base/types.h"

namespace ardent {

/// Colours of variables that have lines of their own, given by their positions among all variables,
/// one each in the same order. A variable has the colour of its position in every view; only where
/// two would have the same one, which takes more variables than colours, the later gets the next
/// that is free.
std::vector<int> variableColours(const std::vector<Index>& variables);

}  // namespace ardent

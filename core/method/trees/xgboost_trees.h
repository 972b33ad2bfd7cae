#pragma once

#include <span>
#include <vector>

#include "core/method/trees/tree_booster.h"

namespace ardent {

/// The trees of a model that XGBoost has saved as UBJSON, in which numbers keep every bit. Throws
/// std::runtime_error where it is none on so many inputs.
std::vector<GrownTree> xgboostTrees(std::span<const char> saved, Index inputs);

}  // namespace ardent

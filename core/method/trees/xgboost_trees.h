#pragma once

#include <span>
#include <vector>

#include "core/model/tree_model.h"

namespace ardent {

/// A tree as it was grown.
struct GrownTree {
    TreePtr tree;
    Vector gains;  ///< by how much the splits on each input lowered the objective: d
};

/// The trees of a model that XGBoost has saved as UBJSON, in which numbers keep every bit. Throws
/// std::runtime_error where it is none on so many inputs.
std::vector<GrownTree> xgboostTrees(std::span<const char> saved, Index inputs);

}  // namespace ardent

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

/// Training values of every input, each once and ascending.
using InputValues = std::vector<std::vector<float>>;

/// The trees of a model that XGBoost has saved as UBJSON, in which numbers keep every bit. Its
/// thresholds are training values or next to them: here they are half-way to the value below, so
/// that a value that is read anew with another last digit stays on its side. Throws
/// std::runtime_error where it is no model on such inputs.
std::vector<GrownTree> xgboostTrees(std::span<const char> saved, const InputValues&);

}  // namespace ardent

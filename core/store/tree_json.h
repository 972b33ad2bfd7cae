#pragma once

#include "core/model/tree_model.h"
#include "core/store/json_numbers.h"

namespace ardent::json {

/// A list of trees, each with one value a node in the lists "input" (-1: a leaf), "threshold",
/// "left", "right" and "value". Numbers have as few digits as single precision needs.
Json fromTrees(const std::vector<TreePtr>&);

/// Throws std::exception for what is no tree: a child that is not there or has two parents, a
/// circle, an input or output that the model does not have, a number that is not finite.
std::vector<TreePtr> toTrees(const Json&, Index inputs, Index outputs);

}  // namespace ardent::json

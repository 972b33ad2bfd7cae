#pragma once

#include "core/model/tree_model.h"
#include "core/store/json_numbers.h"

namespace ardent::json {

/// A list of trees. Its nodes are in the order in which a walk meets them that goes left first,
/// each with its "input" (-1: a leaf) and its "value", that of the leaf or the threshold of the
/// split. Numbers have as few digits as single precision needs.
Json fromTrees(const std::vector<TreePtr>&);

/// Throws std::exception for what is no tree: too few or too many nodes, an input or output that
/// the model does not have, a number that is not finite, more than kDeepestTree splits to a leaf.
std::vector<TreePtr> toTrees(const Json&, Index inputs, Index outputs);

}  // namespace ardent::json

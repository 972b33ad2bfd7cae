#pragma once

#include "core/data/task/sources.h"
#include "core/model/tree_model.h"

namespace ardent {

/// Of each node of a tree: the share of the rows that reach it where the splits on some inputs let
/// them pass to both sides. isFree: one flag an input.
Vector sharesOfNodes(const Tree&, const std::vector<bool>& isFree, const DesignMatrix& x,
                     const std::vector<std::int32_t>& rows);

/// The inputs of some sources, one flag an input.
std::vector<bool> freeInputs(const std::vector<SourceInputs>& all,
                             const std::vector<Index>& sources, Index inputs);

}  // namespace ardent

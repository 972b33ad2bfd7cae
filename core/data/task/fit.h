#pragma once

#include <span>

#include "core/data/task/target.h"

namespace ardent {

/// Learns imputation, encoding and scaling of every feature column from `trainRows` (rows of the
/// table, ascending). Appends what a person should know to `notes`. Errors (Fault::Usage): a role
/// for a column that is not there; (Fault::Data): no feature is left, or one chosen by name has too
/// many levels.
Result<FittedRecipe> fitFeatures(const Recipe&, const Table&, Index targetColumn,
                                 std::span<const std::int32_t> trainRows,
                                 std::vector<Message>& notes);

}  // namespace ardent

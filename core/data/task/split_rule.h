#pragma once

#include <array>
#include <span>
#include <vector>

#include "core/base/error.h"
#include "core/data/task/recipe.h"
#include "core/random/random_stream.h"

namespace ardent {

struct Target;

/// Of the given rows of the table. Errors (Fault::Usage): there is no such column; (Fault::Data):
/// a time that is missing, or text that is no date.
Result<RowUnits> rowUnits(const Recipe&, const Table&, std::span<const std::int32_t> rows);

/// The rows of every group, the groups in a random order.
std::vector<std::vector<std::int32_t>> shuffledGroups(const RowUnits& groups, RandomStream&);

/// Deals groups to parts of about these sizes, in a random order and always to the part that lacks
/// most. Errors (Fault::Data): fewer groups than parts.
Result<Split> dealGroups(const RowUnits& groups, const std::array<Index, 3>& sizes, Seed);

/// The earliest rows to training, then to validation and the last ones to testing; rows of one time
/// stay together. Errors (Fault::Data): too few times.
Result<Split> dealByTime(const RowUnits& times, const std::array<Index, 3>& sizes);

struct OrderedSplit {
    Split split;
    RowOrder order;
};

/// The split of a target's rows by the recipe's rule, with the shares in place of the recipe's; the
/// notes say what a column's rule made of them, and makes of the folds within training. Errors:
/// those above and of `splitSizes`; (Fault::Data): a cell that names no part.
Result<OrderedSplit> splitRows(const Recipe&, const SplitShares&, const Table&, const Target&,
                               std::vector<Message>& notes);

}  // namespace ardent

#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/data/task/recipe.h"

namespace ardent {

/// A sentence for the first column of evenly spaced numbers, or of dates, along which neighbouring
/// rows have nearly the same target: rows drawn at random then lie between training rows. Without
/// such a column, for the order of the file, where the rows of others are alike, too.
/// targets: the numbers of the given rows of the table.
std::vector<Message> orderNotes(const Table&, const std::string& target,
                                std::span<const std::int32_t> rows,
                                std::span<const double> targets);

/// On rows that follow each other in the file and are no independent draws: neighbours are alike in
/// the target (half their mean squared difference is at most half the variance) and in some column.
/// Empty where the file is sorted by the target.
Message serialRowsNote(const Table&, const std::string& target, std::span<const std::int32_t> rows,
                       std::span<const double> targets);

}  // namespace ardent

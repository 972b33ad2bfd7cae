#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "core/base/message.h"

#include "core/data/task/table_rows.h"

namespace ardent {

/// Cells of a later table, in one source column, in whose place `encode` puts something else.
struct Gaps {
    Index source = 0;   ///< position in FittedRecipe::sources
    Index missing = 0;  ///< cells without a value
    Index unseen = 0;   ///< cells with a level that no training row had, or without a date
    std::vector<std::string> unseenLevels;
};

/// The sources with gaps, in their order. `table` must be one that `encode` takes.
std::vector<Gaps> findGaps(const FittedRecipe&, const Table&);

/// The same of these rows of the table alone, each given once.
std::vector<Gaps> findGaps(const FittedRecipe&, const Table&, std::span<const std::int32_t> rows);

/// A sentence a column, for `most` columns, and one that lists the other columns: how many cells
/// there are and what stands in their place. A second sentence where a level not seen in training
/// may be one that was, with its accents written otherwise.
std::vector<Message> gapNotes(const FittedRecipe&, const std::vector<Gaps>&, std::size_t most = 10);

/// The sentence on so many cells that were held at a million standard deviations; none for 0.
std::vector<Message> heldNotes(Index cells);

/// One a row of the task: whether the cell of one of these numeric sources is missing from the
/// table, so that the training median stands in its place. Empty where none is.
std::vector<bool> filledRows(const Task&, const Table&, const TableRowsPtr&,
                             std::span<const Index> sources);

}  // namespace ardent

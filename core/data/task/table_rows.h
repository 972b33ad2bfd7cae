#pragma once

#include "core/data/table/row_selection.h"
#include "core/data/task/recipe.h"

namespace ardent {

/// The table's number of every row of a task, ascending; null: the same number.
using TableRowsPtr = std::shared_ptr<const std::vector<std::int32_t>>;

/// For a task that was made of this table alone: the rows that have a target of a known class.
TableRowsPtr tableRows(const Task&, const Table&);

inline std::int32_t tableRow(const TableRowsPtr& rows, std::int32_t taskRow) {
    return rows ? (*rows)[static_cast<std::size_t>(taskRow)] : taskRow;
}

/// The task's first row, of so many, that stands at this row of the table or below; the count where
/// there is none.
Index firstRowFrom(const TableRowsPtr&, Index tableRow, Index count);

std::vector<std::int32_t> tableRowsOf(const std::vector<std::int32_t>& taskRows,
                                      const TableRowsPtr&);

/// Those of the task's rows, ascending, whose row of the table `selected` contains.
std::vector<std::int32_t> selectedOf(const std::vector<std::int32_t>& taskRows,
                                     const RowSelection& selected, const TableRowsPtr&);

}  // namespace ardent

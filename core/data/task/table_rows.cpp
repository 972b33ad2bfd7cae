#include "core/data/task/table_rows.h"

#include <algorithm>

#include "core/base/check.h"
#include "core/data/task/target.h"

namespace ardent {

TableRowsPtr tableRows(const Task& task, const Table& table) {
    if (std::ssize(task.y) == table.rows) return nullptr;
    auto rows = std::make_shared<std::vector<std::int32_t>>();
    if (task.y.empty()) return rows;
    Result<Target> target = readTarget(*task.recipe, table);
    check(target && target->rows.size() == task.y.size(),
          "tableRows: the task of {} rows was not made of {}", task.y.size(), table.name);
    *rows = std::move(target->rows);
    return rows;
}

Index firstRowFrom(const TableRowsPtr& rows, Index tableRow, Index count) {
    if (!rows) return std::clamp<Index>(tableRow, 0, count);
    return std::ranges::lower_bound(*rows, tableRow) - rows->begin();
}

std::vector<std::int32_t> tableRowsOf(const std::vector<std::int32_t>& taskRows,
                                      const TableRowsPtr& table) {
    std::vector<std::int32_t> rows;
    rows.reserve(taskRows.size());
    for (const std::int32_t row : taskRows) rows.push_back(tableRow(table, row));
    return rows;
}

std::vector<std::int32_t> selectedOf(const std::vector<std::int32_t>& taskRows,
                                     const RowSelection& selected, const TableRowsPtr& table) {
    std::vector<std::int32_t> found;
    for (const std::int32_t row : taskRows)
        if (selected.contains(tableRow(table, row))) found.push_back(row);
    return found;
}

}  // namespace ardent

#include "core/data/table/table_part.h"

#include <cmath>

namespace ardent {

Table rowsOf(const Table& table, std::span<const Index> rows) {
    Table some;
    some.name = table.name;
    some.rows = std::ssize(rows);
    for (const Column& column : table.columns) {
        Column part;
        part.name = column.name;
        part.type = column.type;
        part.levels = column.levels;
        part.numbers = NumericCells(column.numbers.storage());
        for (const Index row : rows) {
            if (column.type == ColumnType::Numeric) {
                const double value = column.numbers.at(row);
                part.numbers.append(value);
                part.missing += std::isnan(value) ? 1 : 0;
            } else {
                part.codes.push_back(column.codes[static_cast<std::size_t>(row)]);
                part.missing += part.codes.back() < 0 ? 1 : 0;
            }
        }
        some.columns.push_back(std::move(part));
    }
    return some;
}

}  // namespace ardent

#include "core/evaluate/folds.h"

#include <algorithm>
#include <cmath>

#include "core/data/task/folds.h"

namespace ardent {

std::vector<std::vector<Index>> testRows(const HoldOut& plan, int repeat, Index rows,
                                         std::span<const std::int32_t> labels) {
    const std::vector<double> classes(labels.begin(), labels.end());
    RandomStream random(plan.seed, StreamId::Evaluation, static_cast<std::uint32_t>(repeat));
    std::vector<std::vector<Index>> parts(static_cast<std::size_t>(plan.parts()));
    if (plan.testShare <= 0.) {
        const std::vector<int> foldOf = dealtFolds(rows, classes, plan.parts(), random);
        for (Index row = 0; row < rows; ++row)
            parts[static_cast<std::size_t>(foldOf[static_cast<std::size_t>(row)])].push_back(row);
        return parts;
    }
    double due = 0.;
    for (const std::int32_t row : dealingOrder(rows, classes, random)) {
        due += plan.testShare;  // evenly along the classes
        if (due < 0.5) continue;
        due -= 1.;
        parts.front().push_back(row);
    }
    std::ranges::sort(parts.front());
    return parts;
}

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

std::vector<Index> rowsWithTarget(const Table& table, const std::string& target) {
    std::vector<Index> rows;
    const Index position = table.find(target);
    for (Index row = 0; row < table.rows; ++row) {
        if (position >= 0) {
            const Column& column = table.columns[static_cast<std::size_t>(position)];
            if (column.type == ColumnType::Numeric
                    ? std::isnan(column.numbers.at(row))
                    : column.codes[static_cast<std::size_t>(row)] < 0)
                continue;
        }
        rows.push_back(row);
    }
    return rows;
}

}  // namespace ardent

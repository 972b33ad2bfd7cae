#include "core/evaluate/folds.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/random/random_stream.h"

namespace ardent {

std::vector<std::vector<Index>> testRows(const HoldOut& plan, int repeat, Index rows,
                                         std::span<const std::int32_t> labels) {
    std::vector<std::int32_t> order(static_cast<std::size_t>(rows));
    std::iota(order.begin(), order.end(), 0);
    RandomStream random(plan.seed, StreamId::Evaluation, static_cast<std::uint32_t>(repeat));
    shuffle(order, random);
    if (!labels.empty())
        std::ranges::stable_sort(
            order, {}, [&](std::int32_t row) { return labels[static_cast<std::size_t>(row)]; });
    std::vector<std::vector<Index>> parts(static_cast<std::size_t>(plan.parts()));
    double due = 0.;
    for (std::size_t i = 0; i < order.size(); ++i) {
        if (plan.testShare <= 0.) {
            parts[i % parts.size()].push_back(order[i]);
            continue;
        }
        due += plan.testShare;  // evenly along the classes
        if (due < 0.5) continue;
        due -= 1.;
        parts.front().push_back(order[i]);
    }
    for (auto& part : parts) std::ranges::sort(part);
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

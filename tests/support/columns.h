#pragma once

#include <QString>
#include <algorithm>
#include <cmath>
#include <limits>
#include <vector>

#include "core/data/task/recipe.h"

/// Small tables written out by hand.
namespace ardent::test {

inline constexpr double kMissing = std::numeric_limits<double>::quiet_NaN();

inline Column numbers(const std::string& name, const std::vector<double>& values) {
    Column column;
    column.name = name;
    for (const double value : values) {
        column.numbers.append(value);
        column.missing += std::isnan(value) ? 1 : 0;
    }
    return column;
}

/// "" is a missing cell.
inline Column categories(const std::string& name, const std::vector<std::string>& cells,
                         ColumnType type = ColumnType::Categorical) {
    Column column;
    column.name = name;
    column.type = type;
    for (const std::string& cell : cells) {
        const auto level = std::ranges::find(column.levels, cell);
        if (cell.empty()) {
            column.codes.push_back(-1);
            ++column.missing;
            continue;
        }
        column.codes.push_back(static_cast<std::int32_t>(level - column.levels.begin()));
        if (level == column.levels.end()) column.levels.push_back(cell);
    }
    return column;
}

inline Table table(std::vector<Column> columns) {
    Table result;
    result.name = "houses.csv";
    const Column& first = columns.front();
    result.rows =
        first.type == ColumnType::Numeric ? first.numbers.size() : std::ssize(first.codes);
    result.columns = std::move(columns);
    return result;
}

inline std::vector<double> sequence(int count, double first = 0., double step = 1.) {
    std::vector<double> values;
    for (int i = 0; i < count; ++i) values.push_back(first + step * i);
    return values;
}

/// These in turn, over and over.
inline std::vector<std::string> cycle(int count, const std::vector<std::string>& of) {
    std::vector<std::string> cells;
    for (int i = 0; i < count; ++i) cells.push_back(of[static_cast<std::size_t>(i) % of.size()]);
    return cells;
}

inline Recipe target(const std::string& name) {
    Recipe recipe;
    recipe.target = name;
    return recipe;
}

inline QString allNotes(const Task& task) {
    QString text;
    for (const Message& note : task.notes) text += QString::fromStdString(note.english()) + '\n';
    return text;
}

}  // namespace ardent::test

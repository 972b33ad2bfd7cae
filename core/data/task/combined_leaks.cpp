#include "core/data/task/combined_leaks.h"

#include <Eigen/QR>
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/text.h"
#include "core/base/types.h"

namespace ardent {
namespace {

constexpr Index kMostRowsFitted = 1000;
constexpr std::size_t kMostColumnsFitted = 60;
constexpr Index kRowsAColumn = 5;

bool hasEveryNumber(const Column& column) {
    return column.type == ColumnType::Numeric && column.missing == 0;
}

/// Some of the column's rows, evenly spread, centred and scaled to a deviation of 1; empty where it
/// does not vary.
Vector standardisedRows(const Column& column, Index rows) {
    Vector values(rows);
    for (Index i = 0; i < rows; ++i)
        values[i] = column.numbers.at(i * column.numbers.size() / rows);
    values.array() -= values.mean();
    const double deviation = std::sqrt(values.squaredNorm() / static_cast<double>(rows));
    if (!(deviation > 0.) || !std::isfinite(deviation)) return {};
    return values / deviation;
}

/// The columns whose multiples add up to the target; empty where none do.
std::vector<std::string> addends(const Column& target, std::span<const Column* const> columns) {
    constexpr double kClose = 1e-3;
    constexpr double kLeastPart = 0.01;
    std::vector<std::string> names;
    if (!hasEveryNumber(target)) return names;
    const Index rows = std::min(kMostRowsFitted, target.numbers.size());
    std::vector<const Column*> numbers;
    std::vector<Vector> values;
    for (const Column* column : columns) {
        if (column == &target || !hasEveryNumber(*column)) continue;
        if (numbers.size() == kMostColumnsFitted) return names;
        Vector own = standardisedRows(*column, rows);
        if (own.size() == 0) continue;
        numbers.push_back(column);
        values.push_back(std::move(own));
    }
    const auto count = std::ssize(numbers);
    const Vector wanted = standardisedRows(target, rows);
    if (count < 2 || wanted.size() == 0 || rows < kRowsAColumn * (count + 1)) return names;
    Matrix design(rows, count);
    for (Index j = 0; j < count; ++j) design.col(j) = values[static_cast<std::size_t>(j)];
    const Vector weights = design.colPivHouseholderQr().solve(wanted);
    const Vector rest = wanted - design * weights;
    if (!(rest.norm() < kClose * wanted.norm())) return names;
    for (Index j = 0; j < count; ++j)
        if (std::abs(weights[j]) > kLeastPart)
            names.push_back(numbers[static_cast<std::size_t>(j)]->name);
    if (names.size() < 2) names.clear();
    return names;
}

/// What a column holds in the rows of one class.
struct ClassRange {
    double low = std::numeric_limits<double>::infinity();
    double high = -std::numeric_limits<double>::infinity();
    Index rows = 0;
};

/// The middle between the last value of one class and the first of the next, where each class has
/// an interval of the column to itself; empty otherwise.
std::vector<double> thresholds(const Column& target, const Column& column) {
    constexpr Index kFewestRows = 10;
    std::vector<ClassRange> ranges(target.levels.size());
    for (std::size_t row = 0; row < target.codes.size(); ++row) {
        if (target.codes[row] < 0) continue;
        const double value = column.numbers.at(static_cast<Index>(row));
        ClassRange& range = ranges[static_cast<std::size_t>(target.codes[row])];
        range.low = std::min(range.low, value);
        range.high = std::max(range.high, value);
        ++range.rows;
    }
    std::erase_if(ranges, [](const ClassRange& range) { return range.rows == 0; });
    if (std::ranges::any_of(ranges, [](const auto& range) { return range.rows < kFewestRows; }))
        return {};
    std::ranges::sort(ranges, {}, &ClassRange::low);
    std::vector<double> found;
    for (std::size_t i = 1; i < ranges.size(); ++i) {
        if (ranges[i - 1].high >= ranges[i].low) return {};
        found.push_back((ranges[i - 1].high + ranges[i].low) / 2.);
    }
    return found;
}

}  // namespace

std::vector<Message> combinedLeakNotes(const Column& target,
                                       std::span<const Column* const> columns) {
    std::vector<Message> notes;
    if (const std::vector<std::string> names = addends(target, columns); !names.empty())
        notes.push_back(message(
            "target-adds-up",
            "Multiples of the columns {} add up to the target \"{}\" and may give it away: ignore "
            "one of them, unless all will be known where \"{}\" is to be predicted.",
            quotedList(names), target.name, target.name));
    if (target.type == ColumnType::Numeric) return notes;
    for (const Column* column : columns) {
        if (column == &target || !hasEveryNumber(*column)) continue;
        const std::vector<double> parting = thresholds(target, *column);
        if (parting.empty()) continue;
        notes.push_back(message(
            "column-parts-classes",
            "Column \"{}\" parts the classes of the target \"{}\" without an error, at {:.6g}, and "
            "may give it away: ignore it, unless it will be known where \"{}\" is to be predicted.",
            column->name, target.name, parting.front(), target.name));
    }
    return notes;
}

}  // namespace ardent

#include "core/data/task/combined_leaks.h"

#include <Eigen/QR>
#include <algorithm>
#include <cmath>
#include <compare>
#include <numeric>
#include <optional>

#include "core/base/text.h"
#include "core/base/types.h"
#include "core/data/task/leaks.h"

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

/// A value and the class of its row.
struct Labelled {
    double value = 0.;
    std::int32_t code = 0;

    auto operator<=>(const Labelled&) const = default;
};

/// Where the classes change along the column, the middles between the values there; empty where
/// they do so in the midst of equal values, too often, or for few rows only.
std::vector<double> thresholdsOf(std::vector<Labelled> rows, std::size_t most, Index fewest) {
    std::ranges::sort(rows);
    std::vector<double> found;
    Index alike = 0;
    for (std::size_t i = 0; i < rows.size(); ++i) {
        ++alike;
        if (i + 1 < rows.size() && rows[i + 1].code == rows[i].code) continue;
        if (alike < fewest) return {};
        alike = 0;
        if (i + 1 == rows.size()) break;
        if (rows[i + 1].value == rows[i].value || found.size() == most) return {};
        found.push_back((rows[i].value + rows[i + 1].value) / 2.);
    }
    return found;
}

/// Of a column in which every class has an interval to itself, or one class those on both sides of
/// another.
std::vector<double> thresholds(const Column& target, const Column& column) {
    constexpr Index kFewestRows = 10, kFirstLook = 1000;
    const auto labelled = [&](Index step) {
        std::vector<Labelled> rows;
        const Index all = std::ssize(target.codes);
        for (Index i = 0; i * step < all; ++i) {
            const Index row = std::min(i * step + i * i % step, all - 1);
            if (const std::int32_t code = target.codes[static_cast<std::size_t>(row)]; code >= 0)
                rows.push_back({column.numbers.at(row), code});
        }
        return rows;
    };
    const auto areOfOneClass = [](const std::vector<Labelled>& rows) {
        return std::ranges::all_of(
            rows, [&](const Labelled& row) { return row.code == rows.front().code; });
    };
    const std::size_t most = std::max<std::size_t>(target.levels.size(), 3) - 1;
    const Index step = std::max<Index>(1, std::ssize(target.codes) / kFirstLook);
    if (const std::vector<Labelled> some = labelled(step);
        step > 1 && !areOfOneClass(some) && thresholdsOf(some, most, 1).empty())
        return {};
    return thresholdsOf(labelled(1), most, kFewestRows);
}

/// Of some rows, evenly spread; nothing where one is not above 0.
std::optional<Column> logarithms(const Column& column) {
    if (!hasEveryNumber(column)) return std::nullopt;
    Column logs;
    logs.name = column.name;
    const Index rows = column.numbers.size(), step = std::max<Index>(1, rows / kMostRowsFitted);
    for (Index i = 0; i < rows; i += step) {
        const double value = column.numbers.at(i);
        if (!(value > 0.)) return std::nullopt;
        logs.numbers.append(std::log(value));
    }
    return logs;
}

/// The columns whose powers multiply to the target; empty where none do.
std::vector<std::string> factors(const Column& target, std::span<const Column* const> columns) {
    const auto wanted = logarithms(target);
    if (!wanted) return {};
    std::vector<Column> logs;
    for (const Column* column : columns) {
        if (column == &target) continue;
        if (auto one = logarithms(*column)) logs.push_back(std::move(*one));
        if (logs.size() > kMostColumnsFitted) return {};
    }
    std::vector<const Column*> pointers;
    for (const Column& one : logs) pointers.push_back(&one);
    return addends(*wanted, pointers);
}

/// Less their mean; equal values share the mean of their ranks.
Vector centredRanks(const std::vector<double>& values) {
    std::vector<Index> order(values.size());
    std::iota(order.begin(), order.end(), Index{0});
    const auto valueAt = [&](Index i) { return values[static_cast<std::size_t>(i)]; };
    std::ranges::sort(order, {}, valueAt);
    Vector ranks(std::ssize(values));
    for (std::size_t first = 0; first < order.size();) {
        std::size_t end = first + 1;
        while (end < order.size() && valueAt(order[end]) == valueAt(order[first])) ++end;
        for (std::size_t i = first; i < end; ++i)
            ranks[order[i]] = static_cast<double>(first + end - 1) / 2.;
        first = end;
    }
    ranks.array() -= ranks.mean();
    return ranks;
}

/// Spearman's rank correlation over some rows, evenly spread; 0 for few values.
double rankCorrelation(const Column& target, const Column& column, Index most) {
    constexpr Index kFewestValues = 20;
    std::vector<double> x, y;
    const Index rows = target.numbers.size();
    const Index step = std::max<Index>(1, rows / most);
    for (Index row = 0; row < rows; row += step) {
        const double wanted = target.numbers.at(row), value = column.numbers.at(row);
        if (std::isnan(wanted) || std::isnan(value)) continue;
        y.push_back(wanted);
        x.push_back(value);
    }
    const auto distinct = [](std::vector<double> values) {
        std::ranges::sort(values);
        return std::unique(values.begin(), values.end()) - values.begin();
    };
    if (distinct(x) < kFewestValues || distinct(y) < kFewestValues) return 0.;
    const Vector a = centredRanks(x), b = centredRanks(y);
    return a.dot(b) / std::sqrt(a.squaredNorm() * b.squaredNorm());
}

/// An exact copy is said elsewhere (`leakNotes`).
void addOrderNote(const Column& target, const Column& column, std::vector<Message>& notes) {
    constexpr double kNearlyOne = 0.9995, kPerhaps = 0.97;
    constexpr Index kFirstLook = 60, kMostRows = 2000;
    if (std::abs(rankCorrelation(target, column, kFirstLook)) < kPerhaps) return;
    const double correlation = rankCorrelation(target, column, kMostRows);
    if (std::abs(correlation) < kNearlyOne || givesAway(target, column)) return;
    notes.push_back(message(
        "column-orders-target",
        "Column \"{0}\" has the rows in nearly the order of the target \"{1}\" (rank correlation "
        "{2:.5f}) and may give it away: ignore it, unless it will be known where \"{1}\" is to be "
        "predicted.",
        column.name, target.name, correlation));
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
    if (const std::vector<std::string> names = factors(target, columns);
        notes.empty() && !names.empty())
        notes.push_back(message(
            "target-multiplies",
            "Powers of the columns {} multiply to the target \"{}\" and may give it away: ignore "
            "one of them, unless all will be known where \"{}\" is to be predicted.",
            quotedList(names), target.name, target.name));
    if (target.type == ColumnType::Numeric) {
        for (const Column* column : columns)
            if (column != &target && column->type == ColumnType::Numeric)
                addOrderNote(target, *column, notes);
        return notes;
    }
    for (const Column* column : columns) {
        if (column == &target || !hasEveryNumber(*column)) continue;
        std::vector<Message> parting;
        for (const double at : thresholds(target, *column))
            parting.push_back(message("threshold", "{:.6g}", at));
        if (parting.empty()) continue;
        notes.push_back(message(
            "column-parts-classes",
            "Column \"{}\" parts the classes of the target \"{}\" without an error, at {}, and "
            "may give it away: ignore it, unless it will be known where \"{}\" is to be predicted.",
            column->name, target.name, parting, target.name));
    }
    return notes;
}

}  // namespace ardent

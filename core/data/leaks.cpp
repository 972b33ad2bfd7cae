#include "core/data/leaks.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <map>

#include "core/base/types.h"

namespace ardent {
namespace {

constexpr Index kFewest = 10;       // rows, to prove anything
constexpr Index kFirstLook = 1000;  // rows, evenly spread, which tell nearly all columns apart
constexpr std::size_t kMostRenamed = 100;

double cell(const Column& column, Index row) {
    if (column.type == ColumnType::Numeric) return column.numbers.at(row);
    const std::int32_t code = column.codes[static_cast<std::size_t>(row)];
    return code < 0 ? std::numeric_limits<double>::quiet_NaN() : static_cast<double>(code);
}

Index rowsOf(const Column& column) {
    return column.type == ColumnType::Numeric ? column.numbers.size() : std::ssize(column.codes);
}

/// One row of every `step`, not always at the same place, where both are known; their number, or 0
/// once `visit` says no.
template <class Visit>
Index forEachPair(const Column& a, const Column& b, Index step, Visit visit) {
    Index known = 0;
    for (Index i = 0; i * step < rowsOf(a); ++i) {
        const Index row = std::min(i * step + i * i % step, rowsOf(a) - 1);
        const double left = cell(a, row);
        const double right = cell(b, row);
        if (std::isnan(left) || std::isnan(right)) continue;
        ++known;
        if (!visit(left, right)) return 0;
    }
    return known;
}

/// The line through the rows where x is least and largest meets all others.
bool isLinear(const Column& y, const Column& x, Index step) {
    constexpr double kTolerance = 1e-6;  // of the terms, which may be held in float32
    constexpr double kFar = std::numeric_limits<double>::infinity();
    double low = kFar, high = -kFar, atLow = 0., atHigh = 0.;
    const Index known = forEachPair(y, x, step, [&](double target, double value) {
        if (value < low) {
            low = value;
            atLow = target;
        }
        if (value > high) {
            high = value;
            atHigh = target;
        }
        return true;
    });
    if (known < kFewest || !(high > low) || atHigh == atLow) return false;
    const double slope = (atHigh - atLow) / (high - low);
    const double intercept = atLow - slope * low;
    return forEachPair(y, x, step, [&](double target, double value) {
               const double rise = slope * value;
               const double terms = std::abs(intercept) + std::abs(rise) + std::abs(target);
               return std::abs(intercept + rise - target) <= kTolerance * terms;
           }) > 0;
}

/// Every class has one name of its own; more than two rows a class.
bool isRenamed(const Column& y, const Column& x, Index step) {
    std::map<double, double> nameOf, classOf;
    const Index known = forEachPair(y, x, step, [&](double target, double name) {
        const bool isItsName = nameOf.try_emplace(target, name).first->second == name;
        const bool isItsClass = classOf.try_emplace(name, target).first->second == target;
        return isItsName && isItsClass && nameOf.size() <= kMostRenamed;
    });
    return known >= kFewest && nameOf.size() > 1 && known > 2 * std::ssize(nameOf);
}

bool isCopy(const Column& target, const Column& column, Index step) {
    const bool areNumbers =
        target.type == ColumnType::Numeric && column.type == ColumnType::Numeric;
    return areNumbers ? isLinear(target, column, step) : isRenamed(target, column, step);
}

}  // namespace

bool givesAway(const Column& target, const Column& column) {
    const Index step = std::max<Index>(1, rowsOf(target) / kFirstLook);
    return isCopy(target, column, step) && (step == 1 || isCopy(target, column, 1));
}

std::vector<std::string> leakNotes(const Column& target, std::span<const Column* const> columns) {
    std::vector<std::string> notes;
    for (const Column* column : columns) {
        if (column == &target || !givesAway(target, *column)) continue;
        const bool isNumber = column->type == ColumnType::Numeric;
        const bool isLine = isNumber && target.type == ColumnType::Numeric;
        notes.push_back(fmt::format(
            "Column \"{}\" {} the target \"{}\" and gives it away: ignore it, unless it will be "
            "known where \"{}\" is to be predicted.",
            column->name, isLine ? "is an exact linear copy of" : "names the same classes as",
            target.name, target.name));
    }
    return notes;
}

}  // namespace ardent

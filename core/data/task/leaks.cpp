#include "core/data/task/leaks.h"

#include <algorithm>
#include <array>
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>
#include <map>
#include <optional>

#include "core/base/types.h"
#include "core/data/task/row_copies.h"

namespace ardent {
namespace {

constexpr Index kFewest = 10;       // rows, to prove anything
constexpr Index kFirstLook = 1000;  // rows, evenly spread
constexpr Index kFewestALevel = 5;  // rows
constexpr std::size_t kMostRenamed = 100;
constexpr std::string_view kRenamed = "leak-renamed";

double cell(const Column& column, Index row) {
    if (column.type == ColumnType::Numeric) return column.numbers.at(row);
    const std::int32_t code = column.codes[static_cast<std::size_t>(row)];
    return code < 0 ? std::numeric_limits<double>::quiet_NaN() : static_cast<double>(code);
}

Index rowsOf(const Column& column) {
    return column.type == ColumnType::Numeric ? column.numbers.size() : std::ssize(column.codes);
}

/// What some rows say of a column; too few of them, or too like each other, leave it open.
enum class Verdict { No, Open, Yes };

/// One row of every `step`, not always at the same place, where both are known; their number, or
/// nothing once `visit` says no.
template <class Visit>
std::optional<Index> forEachPair(const Column& a, const Column& b, Index step, Visit visit) {
    Index known = 0;
    for (Index i = 0; i * step < rowsOf(a); ++i) {
        const Index row = std::min(i * step + i * i % step, rowsOf(a) - 1);
        const double left = cell(a, row);
        const double right = cell(b, row);
        if (std::isnan(left) || std::isnan(right)) continue;
        ++known;
        if (!visit(left, right)) return std::nullopt;
    }
    return known;
}

bool isNarrow(const Column& column) {
    return column.numbers.storage() == Storage::Float32;
}

/// The line through the rows where x is least and largest meets all others, as far as six printed
/// digits tell, or where those are coarse beside the target's range, as far as the numbers do.
Verdict isLinear(const Column& y, const Column& x, Index step) {
    constexpr double kPrinted = 1e-6;
    constexpr double kClose = 1e-3;  // of the range
    constexpr double kFar = std::numeric_limits<double>::infinity();
    double low = kFar, high = -kFar, atLow = 0., atHigh = 0.;
    const auto known = forEachPair(y, x, step, [&](double target, double value) {
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
    const double range = std::abs(atHigh - atLow);
    if (*known < kFewest || !(high > low)) return Verdict::Open;
    if (range == 0.) return Verdict::No;
    const double slope = (atHigh - atLow) / (high - low);
    const auto size = [&](double target, double value) {
        return std::abs(target) + std::abs(slope * value);
    };
    const double sizeLow = size(atLow, low), sizeHigh = size(atHigh, high);
    const double stored =
        4. * (isNarrow(x) || isNarrow(y) ? std::numeric_limits<float>::epsilon()
                                         : std::numeric_limits<double>::epsilon());
    const auto isFine = [&](double share) {
        return 2. * share * std::max(sizeLow, sizeHigh) < kClose * range;
    };
    const double share = isFine(kPrinted) ? kPrinted : stored;
    if (!isFine(share)) return Verdict::Open;
    const auto met = forEachPair(y, x, step, [&](double target, double value) {
        const double along = (value - low) / (high - low);
        const double ends = (1. - along) * sizeLow + along * sizeHigh;
        const double found = atLow + slope * (value - low);
        return std::abs(found - target) <= share * (size(target, value) + ends);
    });
    return met ? Verdict::Yes : Verdict::No;
}

/// Every value of the target has one of its own; more than two different rows a value.
Verdict isRenamed(const Column& y, const Column& x, Index step, double copies) {
    std::map<double, double> nameOf, valueOf;
    const auto known = forEachPair(y, x, step, [&](double target, double name) {
        const bool isItsName = nameOf.try_emplace(target, name).first->second == name;
        const bool isItsValue = valueOf.try_emplace(name, target).first->second == target;
        return isItsName && isItsValue && nameOf.size() <= kMostRenamed;
    });
    if (!known) return Verdict::No;
    const bool isProven =
        *known >= kFewest && nameOf.size() > 1 &&
        static_cast<double>(*known) > 2. * copies * static_cast<double>(nameOf.size());
    return isProven ? Verdict::Yes : Verdict::Open;
}

/// Every level has one value of the target only, and enough rows for that to be no chance; of more
/// than one value.
Verdict isDecisive(const Column& y, const Column& x, Index step) {
    struct Level {
        double value = 0.;
        Index rows = 0;
    };
    std::map<double, Level> levels;
    const auto known = forEachPair(y, x, step, [&](double target, double level) {
        Level& found = levels.try_emplace(level, Level{target, 0}).first->second;
        ++found.rows;
        return found.value == target && levels.size() <= kMostRenamed;
    });
    if (!known) return Verdict::No;
    const bool areMany = std::ranges::all_of(
        levels, [](const auto& one) { return one.second.rows >= kFewestALevel; });
    const bool varies = std::ranges::any_of(
        levels, [&](const auto& one) { return one.second.value != levels.begin()->second.value; });
    return *known >= kFewest && areMany && varies ? Verdict::Yes : Verdict::Open;
}

/// Looks at a part of the rows first, which refutes nearly all columns. It proves nothing: a rare
/// class, or cells that few rows have, may not be among them.
template <class Copies>
bool inAllRows(const Column& target, const Column& column, Copies copies) {
    const Index step = std::max<Index>(1, rowsOf(target) / kFirstLook);
    if (step > 1 && copies(target, column, step) == Verdict::No) return false;
    return copies(target, column, Index{1}) == Verdict::Yes;
}

std::uint64_t bitsOfCell(const Column& column, Index row) {
    const double value = cell(column, row);
    return std::isnan(value) ? ~0ULL : std::bit_cast<std::uint64_t>(value + 0.);
}

double copiesOfRows(const Column& target, std::span<const Column* const> columns) {
    const Index last = std::ssize(columns);
    return timesCopied(rowsOf(target), last + 1, [&](Index row, Index j) {
        return bitsOfCell(j == last ? target : *columns[static_cast<std::size_t>(j)], row);
    });
}

/// Empty where the column does not determine the target. `copies`: how many times the average row
/// is there.
Message leakNote(const Column& target, const Column& column, double copies = 1.) {
    const bool areNumbers =
        target.type == ColumnType::Numeric && column.type == ColumnType::Numeric;
    if (areNumbers && inAllRows(target, column, isLinear))
        return message("leak-linear",
                       "Column \"{0}\" is an exact linear copy of the target \"{1}\" and gives it "
                       "away: ignore it, unless it will be known where \"{1}\" is to be predicted.",
                       column.name, target.name);
    const auto isNamed = [copies](const Column& y, const Column& x, Index step) {
        return isRenamed(y, x, step, copies);
    };
    if (inAllRows(target, column, isNamed))
        return message(
            "leak-renamed",
            "Column \"{0}\" matches the target \"{1}\" value by value and gives it away: "
            "ignore it, unless it will be known where \"{1}\" is to be predicted.",
            column.name, target.name);
    if (column.type != ColumnType::Numeric && inAllRows(target, column, isDecisive))
        return message(
            "leak-levels",
            "Column \"{0}\" has one value of the target \"{1}\" at each of its levels "
            "and gives it away: ignore it, unless it will be known where \"{1}\" is to be "
            "predicted.",
            column.name, target.name);
    return {};
}

}  // namespace

bool givesAway(const Column& target, const Column& column) {
    return !leakNote(target, column).empty();
}

std::vector<Message> leakNotes(const Column& target, std::span<const Column* const> columns) {
    std::vector<Message> notes;
    std::optional<double> copies;
    for (const Column* column : columns) {
        if (column == &target) continue;
        Message note = leakNote(target, *column);
        if (note.code() == kRenamed) {
            if (!copies) copies = copiesOfRows(target, columns);
            note = leakNote(target, *column, *copies);
        }
        if (!note.empty()) notes.push_back(std::move(note));
    }
    return notes;
}

bool saysOfALeak(const Message& note) {
    static constexpr std::array<std::string_view, 7> kCodes{
        "leak-linear",       "leak-renamed",         "leak-levels",         "target-adds-up",
        "target-multiplies", "column-orders-target", "column-parts-classes"};
    return std::ranges::find(kCodes, note.code()) != kCodes.end();
}

}  // namespace ardent

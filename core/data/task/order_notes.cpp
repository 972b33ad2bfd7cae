#include "core/data/task/order_notes.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/text.h"
#include "core/data/table/date_text.h"
#include "core/data/table/moments.h"
#include "core/data/task/split_rule.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr std::size_t kFewestInOrder = 30;

/// A row by its position among those that are looked at, and where it lies along a column.
struct Placed {
    std::size_t at = 0;
    double place = 0.;
};

/// Calls `take` with the position and the number of every row, which are read in large pieces.
template <class Take>
void eachNumber(const NumericCells& cells, std::span<const std::int32_t> rows, Take take) {
    std::vector<double> chunk;
    for (std::size_t at = 0; at < rows.size();) {
        const Index first = rows[at] / NumericCells::kChunkRows * NumericCells::kChunkRows;
        const Index size = std::min(NumericCells::kChunkRows, cells.size() - first);
        chunk.resize(static_cast<std::size_t>(size));
        cells.read(first, chunk);
        for (; at < rows.size() && rows[at] < first + size; ++at)
            take(at, chunk[static_cast<std::size_t>(rows[at] - first)]);
    }
}

/// Of `each`, which calls what it is given with every row: ascending by place, all of them, or of
/// many those in a part of their range that has about kMostInOrder where they are evenly spaced;
/// none where it has far more.
template <class Each>
std::vector<Placed> orderInPart(const Each& each, std::size_t rows) {
    constexpr std::size_t kMostInOrder = 10'000, kFarMore = 4;
    double low = std::numeric_limits<double>::infinity();
    double high = -low;
    each([&](std::size_t, double place) {
        low = std::min(low, place);
        high = std::max(high, place);
    });
    const double share =
        std::min(1., static_cast<double>(kMostInOrder) / static_cast<double>(rows));
    const double first = std::lerp(low, high, (1. - share) / 2.);
    const double last = std::lerp(low, high, (1. + share) / 2.);
    std::vector<Placed> order;
    each([&](std::size_t at, double place) {
        if (place >= first && place <= last && order.size() <= kFarMore * kMostInOrder)
            order.push_back({at, place});
    });
    if (order.size() > kFarMore * kMostInOrder) return {};
    std::ranges::stable_sort(order, {}, &Placed::place);
    return order;
}

/// By its numbers, or the ranks of dates that begin with the year; nothing of other columns and
/// where a cell is missing.
std::vector<Placed> orderAlong(const Table& table, const Column& column,
                               std::span<const std::int32_t> rows) {
    if (column.missing > 0) return {};
    if (column.type == ColumnType::Numeric)
        return orderInPart([&](auto take) { eachNumber(column.numbers, rows, take); }, rows.size());
    if (!holdsDates(column)) return {};
    Recipe byTime;
    byTime.splitRule = SplitRule::Time;
    byTime.splitColumn = column.name;
    const auto ranks = rowUnits(byTime, table, rows);
    if (!ranks) return {};
    const auto eachRank = [&](auto take) {
        for (std::size_t at = 0; at < ranks->size(); ++at) take(at, (*ranks)[at]);
    };
    return orderInPart(eachRank, rows.size());
}

/// Ascending, and half of them different: as times are, which are taken one after the other.
bool areEvenlySpaced(const std::vector<Placed>& sorted) {
    constexpr double kWidest = 4.;  // of numbers at random the widest gap is wider
    std::vector<double> gaps;
    for (std::size_t i = 1; i < sorted.size(); ++i)
        if (const double gap = sorted[i].place - sorted[i - 1].place; gap > 0.) gaps.push_back(gap);
    if (2 * gaps.size() < sorted.size()) return false;
    const double widest = std::ranges::max(gaps);
    const auto middle = gaps.begin() + std::ssize(gaps) / 2;
    std::ranges::nth_element(gaps, middle);
    return widest <= kWidest * *middle;
}

/// Von Neumann's ratio: half the mean squared difference of neighbours over the variance.
double neighbourRatio(const std::vector<Placed>& order, std::span<const double> targets,
                      double variance) {
    double steps = 0.;
    for (std::size_t i = 1; i < order.size(); ++i) {
        const double step = targets[order[i].at] - targets[order[i - 1].at];
        steps += step * step;
    }
    return variance > 0. ? steps / (2. * variance * static_cast<double>(order.size())) : 1.;
}

/// Nearly all steps from row to row go one way: the file was sorted by them.
bool areSorted(std::span<const double> values) {
    constexpr double kNearlyAll = 0.9;
    double up = 0., down = 0.;
    for (std::size_t i = 1; i < values.size(); ++i) {
        up += values[i] > values[i - 1] ? 1. : 0.;
        down += values[i] < values[i - 1] ? 1. : 0.;
    }
    return std::max(up, down) >= kNearlyAll * (up + down);
}

bool areAlikeInFile(std::span<const double> values, double most) {
    std::vector<Placed> order(values.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i].at = i;
    const double deviation = moments(values).deviation;
    return deviation > 0. && neighbourRatio(order, values, deviation * deviation) <= most;
}

/// The columns of numbers whose neighbouring rows in the file are alike, where those of the target
/// are, which the file is not sorted by: as rows in time or of one subject.
std::vector<std::string> columnsAlikeInFile(const Table& table, const std::string& target,
                                            std::span<const std::int32_t> rows,
                                            std::span<const double> targets, double most) {
    if (rows.size() < kFewestInOrder || areSorted(targets) || !areAlikeInFile(targets, most))
        return {};
    std::vector<char> areAlike(table.columns.size(), 0);
    forEachBlock(std::ssize(table.columns), 1, [&](Index j, Index, Index) {
        const Column& column = table.columns[static_cast<std::size_t>(j)];
        if (column.type != ColumnType::Numeric || column.missing > 0 || column.name == target)
            return;
        std::vector<double> values(rows.size());
        eachNumber(column.numbers, rows, [&](std::size_t at, double value) { values[at] = value; });
        areAlike[static_cast<std::size_t>(j)] = areAlikeInFile(values, most) ? 1 : 0;
    });
    std::vector<std::string> names;
    for (std::size_t j = 0; j < areAlike.size(); ++j)
        if (areAlike[j] != 0) names.push_back(table.columns[j].name);
    return names;
}

}  // namespace

Message serialRowsNote(const Table& table, const std::string& target,
                       std::span<const std::int32_t> rows, std::span<const double> targets) {
    constexpr double kAlike = 0.5;
    const auto names = columnsAlikeInFile(table, target, rows, targets, kAlike);
    if (names.empty()) return {};
    return message("rows-in-series",
                   "Neighbouring rows of the file are alike in the target and in {}, as rows in "
                   "time or of one subject are. The rates hold for independent rows: here chance "
                   "alone may select variables.",
                   quotedList(names, 3));
}

std::vector<Message> orderNotes(const Table& table, const std::string& target,
                                std::span<const std::int32_t> rows,
                                std::span<const double> targets) {
    constexpr double kNearlyTheSame = 0.1;
    if (rows.size() < kFewestInOrder) return {};
    const double deviation = moments(targets).deviation;
    std::vector<char> areAlike(table.columns.size(), 0);
    forEachBlock(std::ssize(table.columns), 1, [&](Index j, Index, Index) {
        const Column& column = table.columns[static_cast<std::size_t>(j)];
        if (column.name == target) return;
        const std::vector<Placed> order = orderAlong(table, column, rows);
        areAlike[static_cast<std::size_t>(j)] =
            order.size() >= kFewestInOrder && areEvenlySpaced(order) &&
                    neighbourRatio(order, targets, deviation * deviation) <= kNearlyTheSame
                ? 1
                : 0;
    });
    const auto first = std::ranges::find(areAlike, 1);
    if (first == areAlike.end()) {
        const auto names = columnsAlikeInFile(table, target, rows, targets, kNearlyTheSame);
        if (names.empty()) return {};
        return {message("neighbours-in-file-alike",
                        "Neighbouring rows of the file have nearly the same target and nearly the "
                        "same {}, so that test rows drawn at random are easy to predict from their "
                        "neighbours; if the rows are in time, split by a column of it.",
                        quotedList(names, 3))};
    }
    return {message(
        "neighbours-alike",
        "Rows that follow each other in \"{}\" have nearly the same target, so that test rows "
        "drawn at random are easy to predict from their neighbours; if later rows are to be "
        "predicted, split by time, in the order of that column.",
        table.columns[static_cast<std::size_t>(first - areAlike.begin())].name)};
}

}  // namespace ardent

#include "core/data/task/order_notes.h"

#include <algorithm>
#include <cmath>

#include "core/data/table/date_text.h"
#include "core/data/table/moments.h"
#include "core/data/task/split_rule.h"

namespace ardent {
namespace {

constexpr std::size_t kFewestInOrder = 30;

/// The numbers, or ranks of dates that begin with the year; nothing for other columns and where a
/// cell is missing.
std::vector<double> placesAlong(const Table& table, const Column& column,
                                std::span<const std::int32_t> rows) {
    std::vector<double> places;
    if (column.missing > 0) return places;
    if (column.type == ColumnType::Numeric) {
        for (const std::int32_t row : rows) places.push_back(column.numbers.at(row));
        return places;
    }
    if (!holdsDates(column)) return places;
    Recipe byTime;
    byTime.splitRule = SplitRule::Time;
    byTime.splitColumn = column.name;
    if (const auto ranks = rowUnits(byTime, table, rows))
        places.assign(ranks->begin(), ranks->end());
    return places;
}

/// Positions of the places, ascending by place: all, or of many those in a part of their range that
/// has about kMostInOrder of them where they are evenly spaced; none where it has far more.
std::vector<std::size_t> orderInPart(const std::vector<double>& places) {
    constexpr std::size_t kMostInOrder = 10'000, kFarMore = 4;
    const double share =
        std::min(1., static_cast<double>(kMostInOrder) / static_cast<double>(places.size()));
    const auto [low, high] = std::ranges::minmax(places);
    const double first = std::lerp(low, high, (1. - share) / 2.);
    const double last = std::lerp(low, high, (1. + share) / 2.);
    std::vector<std::size_t> order;
    for (std::size_t i = 0; i < places.size(); ++i)
        if (places[i] >= first && places[i] <= last) order.push_back(i);
    if (order.size() > kFarMore * kMostInOrder) return {};
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return places[i]; });
    return order;
}

/// Ascending, and half of them different: as times are, which are taken one after the other.
bool areEvenlySpaced(const std::vector<double>& sorted) {
    constexpr double kWidest = 4.;  // of numbers at random the widest gap is wider
    std::vector<double> gaps;
    for (std::size_t i = 1; i < sorted.size(); ++i)
        if (sorted[i] > sorted[i - 1]) gaps.push_back(sorted[i] - sorted[i - 1]);
    if (2 * gaps.size() < sorted.size()) return false;
    const double widest = std::ranges::max(gaps);
    const auto middle = gaps.begin() + std::ssize(gaps) / 2;
    std::ranges::nth_element(gaps, middle);
    return widest <= kWidest * *middle;
}

/// Von Neumann's ratio: half the mean squared difference of neighbours over the variance.
double neighbourRatio(const std::vector<std::size_t>& order, std::span<const double> targets,
                      double variance) {
    double steps = 0.;
    for (std::size_t i = 1; i < order.size(); ++i) {
        const double step = targets[order[i]] - targets[order[i - 1]];
        steps += step * step;
    }
    return variance > 0. ? steps / (2. * variance * static_cast<double>(order.size())) : 1.;
}

}  // namespace

std::vector<Message> orderNotes(const Table& table, const std::string& target,
                                std::span<const std::int32_t> rows,
                                std::span<const double> targets) {
    constexpr double kNearlyTheSame = 0.1;
    if (rows.size() < kFewestInOrder) return {};
    const double deviation = moments(targets).deviation;
    for (const Column& column : table.columns) {
        if (column.name == target) continue;
        const std::vector<double> places = placesAlong(table, column, rows);
        if (places.empty()) continue;
        const std::vector<std::size_t> order = orderInPart(places);
        if (order.size() < kFewestInOrder) continue;
        std::vector<double> sorted;
        for (const std::size_t i : order) sorted.push_back(places[i]);
        if (!areEvenlySpaced(sorted) ||
            neighbourRatio(order, targets, deviation * deviation) > kNearlyTheSame)
            continue;
        return {message(
            "neighbours-alike",
            "Rows that follow each other in \"{}\" have nearly the same target, so that test rows "
            "drawn at random are easy to predict from their neighbours; if later rows are to be "
            "predicted, split by time, in the order of that column.",
            column.name)};
    }
    return {};
}

}  // namespace ardent

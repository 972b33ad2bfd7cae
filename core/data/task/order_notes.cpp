#include "core/data/task/order_notes.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/data/table/date_text.h"
#include "core/data/table/levels.h"

namespace ardent {
namespace {

constexpr std::size_t kFewestInOrder = 30;

/// Ranks of dates that their text orders, or the numbers; nothing for other columns and where a
/// cell is missing.
std::vector<double> placesAlong(const Column& column, std::span<const std::int32_t> rows) {
    std::vector<double> places;
    if (column.missing > 0) return places;
    if (column.type == ColumnType::Numeric) {
        for (const std::int32_t row : rows) places.push_back(column.numbers.at(row));
        return places;
    }
    const auto beginsWithYear = [](const std::string& text) {
        return text.size() > 4 && text.find_first_not_of("0123456789") == 4;
    };
    if (!holdsDates(column) || !std::ranges::all_of(column.levels, beginsWithYear)) return places;
    std::vector<std::size_t> order(column.levels.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    sortLevels(order, column.levels);
    std::vector<double> rank(order.size());
    for (std::size_t i = 0; i < order.size(); ++i) rank[order[i]] = static_cast<double>(i);
    for (const std::int32_t row : rows)
        places.push_back(
            rank[static_cast<std::size_t>(column.codes[static_cast<std::size_t>(row)])]);
    return places;
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
double neighbourRatio(const std::vector<std::size_t>& order, std::span<const double> targets) {
    double mean = 0.;
    for (const double target : targets) mean += target / static_cast<double>(targets.size());
    double squares = 0.;
    double steps = 0.;
    for (std::size_t i = 0; i < order.size(); ++i) {
        const double own = targets[order[i]];
        squares += (own - mean) * (own - mean);
        if (i > 0) steps += (own - targets[order[i - 1]]) * (own - targets[order[i - 1]]);
    }
    return squares > 0. ? steps / (2. * squares) : 1.;
}

}  // namespace

std::vector<Message> orderNotes(const Table& table, const std::string& target,
                                std::span<const std::int32_t> rows,
                                std::span<const double> targets) {
    constexpr double kNearlyTheSame = 0.1;
    if (rows.size() < kFewestInOrder) return {};
    for (const Column& column : table.columns) {
        if (column.name == target) continue;
        const std::vector<double> places = placesAlong(column, rows);
        if (places.empty()) continue;
        std::vector<std::size_t> order(places.size());
        std::iota(order.begin(), order.end(), std::size_t{0});
        std::ranges::stable_sort(order, {}, [&](std::size_t i) { return places[i]; });
        std::vector<double> sorted = places;
        std::ranges::sort(sorted);
        if (!areEvenlySpaced(sorted) || neighbourRatio(order, targets) > kNearlyTheSame) continue;
        return {message(
            "neighbours-alike",
            "Rows that follow each other in \"{}\" have nearly the same target, so that test rows "
            "drawn at random are easy to predict from their neighbours; if later rows are to be "
            "predicted, split by time with --time {}.",
            column.name, column.name)};
    }
    return {};
}

}  // namespace ardent

#include "core/evaluate/folds.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <ranges>

#include "core/data/task/folds.h"

namespace ardent {

namespace {

/// Groups in a random order, each to the part that has fewest rows; of a single part until it has
/// its share.
std::vector<std::vector<Index>> testGroups(const HoldOut& plan, int repeat,
                                           const RowUnits& groups) {
    RandomStream random(plan.seed, StreamId::Evaluation, static_cast<std::uint32_t>(repeat));
    std::vector<std::vector<Index>> parts(static_cast<std::size_t>(plan.parts()));
    const double share = plan.testShare * static_cast<double>(groups.size());
    for (const std::vector<std::int32_t>& group : shuffledGroups(groups, random)) {
        std::vector<Index>& part =
            *std::ranges::min_element(parts, {}, [](const auto& one) { return one.size(); });
        if (plan.testShare > 0. && static_cast<double>(part.size() + group.size() / 2) >= share &&
            !part.empty())
            continue;
        std::ranges::copy(group, std::back_inserter(part));
    }
    for (std::vector<Index>& part : parts) std::ranges::sort(part);
    return parts;
}

std::vector<std::vector<Index>> testTimes(const HoldOut& plan, const RowUnits& times) {
    std::vector<std::int32_t> sorted = times;
    std::ranges::sort(sorted);
    const auto rows = std::ssize(sorted);
    const Index pieces = plan.parts() + 1;
    const auto cut = [&](Index part) -> Index {
        const Index last = plan.testShare > 0.
                               ? std::lround((1. - plan.testShare) * static_cast<double>(rows))
                               : (part + 1) * rows / pieces;
        return part == plan.parts() ? rows : last;
    };
    std::vector<std::vector<Index>> parts(static_cast<std::size_t>(plan.parts()));
    for (Index part = 0; part < std::ssize(parts); ++part) {
        const auto from = sorted[static_cast<std::size_t>(std::min(cut(part), rows - 1))];
        const bool isLast = part + 1 == std::ssize(parts);
        const auto to =
            isLast ? sorted.back() + 1 : sorted[static_cast<std::size_t>(cut(part + 1))];
        for (Index row = 0; row < rows; ++row)
            if (const auto time = times[static_cast<std::size_t>(row)]; time >= from && time < to)
                parts[static_cast<std::size_t>(part)].push_back(row);
    }
    return parts;
}

}  // namespace

std::vector<std::vector<Index>> testRows(const HoldOut& plan, int repeat, Index rows,
                                         std::span<const std::int32_t> labels,
                                         const RowOrder& order) {
    if (!order.units.empty())
        return order.isTime ? testTimes(plan, order.units) : testGroups(plan, repeat, order.units);
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

std::vector<Index> learningRows(const std::vector<Index>& test, Index rows, const RowOrder& order) {
    const auto timeOf = [&](Index row) { return order.units[static_cast<std::size_t>(row)]; };
    const std::int32_t first =
        order.isTime && !test.empty() ? std::ranges::min(test | std::views::transform(timeOf)) : 0;
    std::vector<Index> rest;
    std::size_t at = 0;
    for (Index row = 0; row < rows; ++row)
        if (at < test.size() && test[at] == row)
            ++at;
        else if (!order.isTime || timeOf(row) < first)
            rest.push_back(row);
    return rest;
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

#include "core/data/task/drawn_rows.h"

#include <algorithm>
#include <span>
#include <utility>

#include "core/data/task/target_values.h"
#include "core/random/random_stream.h"
#include "core/random/sample_rows.h"

namespace ardent {
namespace {

/// Every prefix of the rows in order of their keys holds about the same share of each class, and
/// the first ones hold one row of each.
std::vector<double> keysByClass(const std::vector<int>& labels) {
    std::vector<double> sizes;
    for (const int label : labels) {
        if (static_cast<std::size_t>(label) >= sizes.size())
            sizes.resize(static_cast<std::size_t>(label) + 1, 0.);
        ++sizes[static_cast<std::size_t>(label)];
    }
    std::vector<double> seen(sizes.size(), 0.);
    std::vector<double> keys;
    for (const int label : labels) {
        const auto at = static_cast<std::size_t>(label);
        keys.push_back(seen[at]++ / sizes[at]);
    }
    return keys;
}

std::vector<std::int32_t> drawnByClass(const Task& task, std::vector<std::int32_t> rows, Index most,
                                       Seed seed) {
    RandomStream random(seed, StreamId::Subsample);
    shuffle(rows, random);
    const std::vector<double> keys = keysByClass(classLabels(task, rows));
    std::vector<std::size_t> order(rows.size());
    for (std::size_t i = 0; i < order.size(); ++i) order[i] = i;
    std::ranges::stable_sort(order, {}, [&](std::size_t i) { return keys[i]; });
    std::vector<std::int32_t> some;
    for (const std::size_t i : std::span(order).first(static_cast<std::size_t>(most)))
        some.push_back(rows[i]);
    std::ranges::sort(some);
    return some;
}

}  // namespace

std::vector<std::int32_t> drawnRows(const Task& task, const std::vector<std::int32_t>& rows,
                                    Index most, Seed seed) {
    if (std::ssize(rows) <= most) return rows;
    const bool hasTargets = std::ssize(task.y) == task.x.rows();
    return task.recipe->problem == Problem::Classification && hasTargets
               ? drawnByClass(task, rows, most, seed)
               : drawnAscending(rows, most, seed, StreamId::Subsample);
}

std::vector<std::int32_t> drawnRows(std::vector<std::int32_t> rows, Index most, Seed seed) {
    if (std::ssize(rows) <= most) return rows;
    RandomStream random(seed, StreamId::Subsample);
    rows = drawnInTurn(std::move(rows), most, random);
    std::ranges::sort(rows);
    return rows;
}

TaskPtr drawnTask(const Task& task, Index most, Seed seed) {
    const auto train = drawnRows(task, task.split.train, most, seed);
    const auto validation = drawnRows(task, task.split.validation, most, seed);
    Task few;
    few.recipe = task.recipe;
    few.order.isTime = task.order.isTime;
    few.x.resize(std::ssize(train) + std::ssize(validation), task.x.cols());
    const auto take = [&](const std::vector<std::int32_t>& rows, std::vector<std::int32_t>& taken) {
        for (const std::int32_t row : rows) {
            taken.push_back(static_cast<std::int32_t>(few.y.size()));
            few.x.row(taken.back()) = task.x.row(row);
            few.y.push_back(task.y[static_cast<std::size_t>(row)]);
            if (!task.order.units.empty())
                few.order.units.push_back(task.order.units[static_cast<std::size_t>(row)]);
        }
    };
    take(train, few.split.train);
    take(validation, few.split.validation);
    return std::make_shared<const Task>(std::move(few));
}

}  // namespace ardent

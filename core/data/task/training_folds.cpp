#include "core/data/task/training_folds.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <numeric>
#include <utility>

#include "core/data/task/folds.h"
#include "core/data/task/split_rule.h"
#include "core/random/random_stream.h"

namespace ardent {
namespace {

using Members = std::vector<std::vector<std::int32_t>>;  // positions among the rows

/// Of the training rows; none where all of these are of one.
RowUnits trainingUnits(const Task& task) {
    RowUnits units;
    if (task.order.units.empty()) return units;
    for (const std::int32_t row : task.split.train)
        units.push_back(task.order.units[static_cast<std::size_t>(row)]);
    if (std::ranges::adjacent_find(units, std::ranges::not_equal_to()) == units.end()) return {};
    return units;
}

std::vector<double> trainingLabels(const Task& task) {
    std::vector<double> labels;
    if (task.recipe->problem == Problem::Classification)
        for (const std::int32_t row : task.split.train)
            labels.push_back(static_cast<double>(task.y[static_cast<std::size_t>(row)]));
    return labels;
}

std::vector<int> foldsOfGroups(const RowUnits& groups, const std::vector<double>& labels, int folds,
                               RandomStream& random) {
    Members members = shuffledGroups(groups, random);
    std::ranges::stable_sort(members, std::ranges::greater(),
                             [](const auto& group) { return group.size(); });
    const auto classOf = [&](std::int32_t row) {
        return labels.empty() ? 0U
                              : static_cast<std::size_t>(labels[static_cast<std::size_t>(row)]);
    };
    const std::size_t classes =
        labels.empty() ? 1U : static_cast<std::size_t>(std::ranges::max(labels)) + 1U;
    std::vector<double> rowsOfClass(classes, 0.);
    for (std::size_t row = 0; row < groups.size(); ++row)
        ++rowsOfClass[classOf(static_cast<std::int32_t>(row))];
    std::vector<std::vector<double>> held(static_cast<std::size_t>(folds),
                                          std::vector<double>(classes, 0.));
    std::vector<int> foldOf(groups.size());
    for (const auto& group : members) {
        // What the fold has of the group's classes, and how many rows.
        const auto load = [&](const std::vector<double>& fold) {
            double share = 0.;
            for (const std::int32_t row : group)
                share += fold[classOf(row)] / rowsOfClass[classOf(row)];
            return std::pair(share, std::accumulate(fold.begin(), fold.end(), 0.));
        };
        const auto least = std::ranges::min_element(held, {}, load);
        for (const std::int32_t row : group) {
            ++(*least)[classOf(row)];
            foldOf[static_cast<std::size_t>(row)] = static_cast<int>(least - held.begin());
        }
    }
    return foldOf;
}

/// The rows of every time, earliest first.
Members rowsOfTimes(const RowUnits& times) {
    Members members(static_cast<std::size_t>(std::ranges::max(times)) + 1);
    for (std::size_t row = 0; row < times.size(); ++row)
        members[static_cast<std::size_t>(times[row])].push_back(static_cast<std::int32_t>(row));
    std::erase_if(members, [](const auto& time) { return time.empty(); });
    return members;
}

std::vector<int> foldsOfTimes(const RowUnits& times, int folds) {
    const Members members = rowsOfTimes(times);
    std::vector<int> foldOf(times.size());
    int fold = 0;
    Index held = 0;
    Index left = std::ssize(times);  // from the fold's first row on
    for (std::size_t time = 0; time < members.size(); ++time) {
        const int later = folds - 1 - fold;
        const bool mustEnd = std::ssize(members) - static_cast<Index>(time) <= later;
        const bool isFull =
            (2 * held + std::ssize(members[time])) * static_cast<Index>(later + 1) > 2 * left;
        if (held > 0 && later > 0 && (mustEnd || isFull)) {
            ++fold;
            left -= std::exchange(held, 0);
        }
        held += std::ssize(members[time]);
        for (const std::int32_t row : members[time]) foldOf[static_cast<std::size_t>(row)] = fold;
    }
    return foldOf;
}

/// Groups in turn as long as they fit, or the smallest.
std::vector<std::int32_t> groupsToJudge(Members members, Index count) {
    std::erase_if(members, [](const auto& group) { return group.empty(); });
    std::vector<std::int32_t> judging;
    for (const auto& group : members)
        if (std::ssize(judging) + std::ssize(group) / 2 <= count)
            std::ranges::copy(group, std::back_inserter(judging));
    const auto size = [](const auto& group) { return group.size(); };
    return judging.empty() ? *std::ranges::min_element(members, {}, size) : judging;
}

/// The last times as long as they fit, or the very last.
std::vector<std::int32_t> timesToJudge(const Members& members, Index count) {
    std::vector<std::int32_t> judging = members.back();
    for (std::size_t time = members.size() - 1; time-- > 1;) {
        if (std::ssize(judging) + std::ssize(members[time]) / 2 > count) break;
        std::ranges::copy(members[time], std::back_inserter(judging));
    }
    return judging;
}

}  // namespace

Index mostFolds(const Task& task) {
    RowUnits units = trainingUnits(task);
    if (units.empty()) return std::ssize(task.split.train);
    std::ranges::sort(units);
    return std::ranges::unique(units).begin() - units.begin();
}

std::vector<int> trainingFolds(const Task& task, int folds, Seed seed) {
    RandomStream random(seed, StreamId::Folds);
    const std::vector<double> labels = trainingLabels(task);
    const RowUnits units = trainingUnits(task);
    if (units.empty()) return dealtFolds(std::ssize(task.split.train), labels, folds, random);
    return task.order.isTime ? foldsOfTimes(units, folds)
                             : foldsOfGroups(units, labels, folds, random);
}

std::vector<std::int32_t> drawnToJudge(const Task& task, Index count, Seed seed, StreamId stream) {
    if (count == 0) return {};
    RandomStream random(seed, stream);
    std::vector<std::int32_t> rows = task.split.train;
    std::vector<std::int32_t> judging;
    if (const RowUnits units = trainingUnits(task); !units.empty())
        judging = task.order.isTime ? timesToJudge(rowsOfTimes(units), count)
                                    : groupsToJudge(shuffledGroups(units, random), count);
    const bool leavesTooFew = 2 * std::ssize(judging) > std::ssize(rows);
    if (judging.empty() || leavesTooFew) {
        shuffle(rows, random);
        rows.erase(rows.begin(), rows.end() - count);
    } else {
        for (std::int32_t& at : judging) at = rows[static_cast<std::size_t>(at)];
        rows = std::move(judging);
    }
    std::ranges::sort(rows);
    return rows;
}

}  // namespace ardent

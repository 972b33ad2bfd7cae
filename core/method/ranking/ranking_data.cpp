#include "core/method/ranking/ranking_data.h"

#include <algorithm>
#include <atomic>

#include "core/data/task/drawn_rows.h"
#include "core/data/task/samples_as_double.h"
#include "core/data/task/target_values.h"
#include "core/parallel/blocks.h"

namespace ardent {

RankingData rankingData(const Task& task, Index mostRows, Seed seed) {
    const auto rows = drawnRows(task, task.split.train, mostRows, seed);
    RankingData data{
        samplesAsDouble(task.x, rows), targetColumns(task, rows), {}, variableInputs(*task.recipe)};
    if (task.recipe->problem == Problem::Classification) data.labels = classLabels(task, rows);
    return data;
}

bool doEach(Index count, const GoOn& goOn, const std::function<void(Index)>& one) {
    std::atomic<bool> stopped = false;
    forEachBlock(count, 1, [&](Index, Index i, Index) {
        if (!stopped && !goOn()) stopped = true;
        if (!stopped) one(i);
    });
    return !stopped;
}

std::optional<std::vector<double>> valueOfEach(Index count, const GoOn& goOn,
                                               const std::function<double(Index)>& value) {
    std::vector<double> values(static_cast<std::size_t>(count));
    const bool done =
        doEach(count, goOn, [&](Index i) { values[static_cast<std::size_t>(i)] = value(i); });
    if (!done) return std::nullopt;
    return values;
}

Matrix columnsOfSource(const RankingData& data, Index source) {
    return data.x(Eigen::all, data.groups[static_cast<std::size_t>(source)]);
}

double medianOff(const Matrix& squaredDistances) {
    std::vector<double> values;
    for (Index j = 0; j < squaredDistances.cols(); ++j)
        for (Index i = 0; i < j; ++i) values.push_back(squaredDistances(i, j));
    if (values.empty()) return 1.;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle > 0. ? *middle : 1.;
}

}  // namespace ardent

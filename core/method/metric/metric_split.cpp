#include "core/method/metric/metric_split.h"

#include <algorithm>
#include <iterator>

#include "core/data/task/training_folds.h"

namespace ardent {

MetricTask metricTask(TaskPtr task, Seed seed) {
    MetricTask data;
    data.task = std::move(task);
    data.loss = lossFor(*data.task->recipe);
    data.lossUnit = lossUnit(*data.task->recipe);
    data.train = data.task->split.train;
    data.validation = data.task->split.validation;
    if (!data.validation.empty()) return data;
    const Index n = std::ssize(data.train);
    const Index held = std::min(n / 4, std::clamp<Index>(n / 10, 200, 2000));
    data.validation = drawnToJudge(*data.task, held, seed, StreamId::MetricRows);
    data.train.clear();
    std::ranges::set_difference(data.task->split.train, data.validation,
                                std::back_inserter(data.train));
    return data;
}

}  // namespace ardent

#include "core/method/metric/metric_split.h"

#include <algorithm>

#include "core/random/random_stream.h"

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
    RandomStream random(seed, StreamId::MetricRows);
    shuffle(data.train, random);
    data.validation.assign(data.train.end() - held, data.train.end());
    data.train.resize(static_cast<std::size_t>(n - held));
    std::ranges::sort(data.train);
    std::ranges::sort(data.validation);
    return data;
}

}  // namespace ardent

#include "core/method/metric/metric_screen.h"

#include "core/data/task/sources.h"
#include "core/select/task_screen.h"

namespace ardent {

bool hasManyInputs(const Task& task) {
    constexpr Index kMany = 32;
    return task.x.cols() > kMany;
}

std::optional<std::vector<Index>> screenedInputs(const MetricTask& rows, Seed seed,
                                                 const GoOn& goOn) {
    constexpr double kRate = 0.1;
    const auto found = screenTask(*rows.task, rows.train, kRate, seed, goOn);
    if (!found) return std::nullopt;
    const std::vector<SourceInputs> sources = sourceInputs(*rows.task->recipe);
    std::vector<Index> selected;
    for (std::size_t s = 0; s < sources.size(); ++s)
        if (found->variables[s].selected)
            for (Index j = 0; j < sources[s].count; ++j) selected.push_back(sources[s].first + j);
    return selected;
}

}  // namespace ardent

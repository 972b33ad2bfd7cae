#include "core/data/target_values.h"

namespace ardent {

std::vector<int> classLabels(const Task& task, const std::vector<std::int32_t>& rows) {
    std::vector<int> labels;
    labels.reserve(rows.size());
    for (const std::int32_t row : rows)
        labels.push_back(static_cast<int>(task.y[static_cast<std::size_t>(row)]));
    return labels;
}

std::vector<double> targetValues(const Task& task, const std::vector<std::int32_t>& rows) {
    std::vector<double> values;
    values.reserve(rows.size());
    for (const std::int32_t row : rows)
        values.push_back(task.recipe->targetOffset +
                         task.recipe->targetScale *
                             static_cast<double>(task.y[static_cast<std::size_t>(row)]));
    return values;
}

}  // namespace ardent

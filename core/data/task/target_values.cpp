#include "core/data/task/target_values.h"

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
        values.push_back(
            original(task.recipe->targetTransform,
                     task.recipe->targetOffset +
                         task.recipe->targetScale *
                             static_cast<double>(task.y[static_cast<std::size_t>(row)])));
    return values;
}

Matrix targetColumns(const Task& task, const std::vector<std::int32_t>& rows) {
    const bool isRegression = task.recipe->problem == Problem::Regression;
    const Index outputs = task.recipe->outputs();
    Matrix columns = Matrix::Zero(std::ssize(rows), outputs);
    for (Index i = 0; i < columns.rows(); ++i) {
        const auto row = static_cast<std::size_t>(rows[static_cast<std::size_t>(i)]);
        const auto value = static_cast<double>(task.y[row]);
        if (isRegression)
            columns(i, 0) = value;
        else if (outputs == 1)
            columns(i, 0) = value > 0.5 ? 1. : -1.;
        else
            columns(i, static_cast<Index>(value)) = 1.;
    }
    return columns;
}

}  // namespace ardent

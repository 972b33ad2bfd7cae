#include "core/model/split_metrics.h"

#include <tuple>

#include "core/data/task/target_values.h"
#include "core/model/class_metrics.h"

namespace ardent {
namespace {

Metrics partMetrics(const Task& task, const std::vector<std::int32_t>& rows,
                    const Matrix& predicted) {
    if (task.recipe->problem == Problem::Classification)
        return classMetrics(classLabels(task, rows), predicted);
    return regressionMetrics(targetValues(task, rows), std::span(predicted.data(), rows.size()));
}

}  // namespace

std::optional<SplitMetrics> splitMetrics(const Predictor& predictor, const Task& task,
                                         const GoOn& goOn) {
    SplitMetrics metrics;
    for (const auto& [rows, part, name] :
         {std::tuple(&task.split.train, &metrics.train, RowPart::Training),
          std::tuple(&task.split.validation, &metrics.validation, RowPart::Validation),
          std::tuple(&task.split.test, &metrics.test, RowPart::Test)}) {
        if (rows->empty()) continue;
        const auto predicted = predict(predictor, task.x, *rows, goOn);
        if (!predicted) return std::nullopt;
        *part = partMetrics(task, *rows, *predicted);
        if (part != &metrics.train) metrics.doubt = doubtOf(task, *rows, name, *predicted);
    }
    return metrics;
}

SplitMetrics splitMetrics(const Predictor& predictor, const Task& task) {
    return *splitMetrics(predictor, task, always);
}

}  // namespace ardent

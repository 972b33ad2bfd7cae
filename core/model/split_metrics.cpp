#include "core/model/split_metrics.h"

#include <algorithm>
#include <tuple>

#include "core/data/target_values.h"
#include "core/model/doubt.h"

namespace ardent {
namespace {

/// The same to the bit as predicting all rows at once; nothing when told not to go on.
std::optional<Matrix> predictInPieces(const Predictor& predictor, const Task& task,
                                      const std::vector<std::int32_t>& rows, const GoOn& goOn) {
    constexpr std::size_t kPieceRows = 4096;  // whole blocks of every kind of model
    if (rows.size() <= kPieceRows) return predict(predictor, task.x, rows);
    Matrix all;
    for (std::size_t first = 0; first < rows.size(); first += kPieceRows) {
        if (!goOn()) return std::nullopt;
        const auto begin = rows.begin() + static_cast<std::ptrdiff_t>(first);
        const auto size = static_cast<std::ptrdiff_t>(std::min(kPieceRows, rows.size() - first));
        const Matrix some = predict(predictor, task.x, {begin, begin + size});
        if (first == 0) all.resize(std::ssize(rows), some.cols());
        all.middleRows(static_cast<Index>(first), size) = some;
    }
    return all;
}

Metrics partMetrics(const Task& task, const std::vector<std::int32_t>& rows,
                    const Matrix& predicted) {
    if (task.recipe->problem == Problem::Classification)
        return classificationMetrics(classLabels(task, rows), predicted);
    return regressionMetrics(targetValues(task, rows), std::span(predicted.data(), rows.size()));
}

}  // namespace

std::optional<SplitMetrics> splitMetrics(const Predictor& predictor, const Task& task,
                                         const GoOn& goOn) {
    SplitMetrics metrics;
    for (const auto& [rows, part, name] :
         {std::tuple(&task.split.train, &metrics.train, ""),
          std::tuple(&task.split.validation, &metrics.validation, "validation"),
          std::tuple(&task.split.test, &metrics.test, "test")}) {
        if (rows->empty()) continue;
        const auto predicted = predictInPieces(predictor, task, *rows, goOn);
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

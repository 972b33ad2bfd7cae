#include "core/figure/relevance/live_importance.h"

#include "core/data/task/drawn_rows.h"

namespace ardent {
namespace {

constexpr ImportanceSettings kWhileLearning{.repeats = 4, .mostRows = 400, .mostWork = 2e8};

}  // namespace

HeldOutRows rowsToMeasure(const Task& task, bool hasEnded, bool learnsFromValidation) {
    HeldOutRows rows = heldOutRows(task, hasEnded, learnsFromValidation);
    if (!hasEnded)
        rows.rows = drawnRows(task, rows.rows, kWhileLearning.mostRows, kWhileLearning.seed);
    return rows;
}

std::optional<VariableImportance> measureImportance(const Predictor& predictor, const Task& task,
                                                    const HeldOutRows& rows, bool hasEnded,
                                                    const GoOn& goOn) {
    return variableImportance(predictor, task, rows,
                              hasEnded ? ImportanceSettings() : kWhileLearning, goOn);
}

}  // namespace ardent

#include "core/select/task_screen.h"

#include "core/data/task/missing_marks.h"
#include "core/data/task/sources.h"
#include "core/data/task/target_values.h"
#include "core/select/far_values.h"
#include "core/select/rank_basis.h"

namespace ardent {
namespace {

/// Those that vary, linearly independent: of the classes with enough rows all but the most
/// frequent one.
Matrix targetsOf(const Task& task, const std::vector<std::int32_t>& rows) {
    if (task.recipe->problem == Problem::Regression) {
        const std::vector<double> values = targetValues(task, rows);
        const Vector target = Eigen::Map<const Vector>(values.data(), std::ssize(values));
        const bool varies = target.size() > 0 && (target.array() != target[0]).any();
        return varies ? Matrix(held(target, outerFences(target))) : Matrix(target.size(), 0);
    }
    const std::vector<int> labels = classLabels(task, rows);
    Matrix indicators = Matrix::Zero(std::ssize(rows), std::ssize(task.recipe->classes));
    for (std::size_t i = 0; i < labels.size(); ++i)
        indicators(static_cast<Index>(i), labels[i]) = 1.;
    Index frequent = 0;
    const Vector rowsOfClass = indicators.colwise().sum();
    rowsOfClass.maxCoeff(&frequent);
    std::vector<Index> told;
    for (Index c = 0; c < indicators.cols(); ++c)
        if (c != frequent && rowsOfClass[c] >= static_cast<double>(kFewestOfClass))
            told.push_back(c);
    return indicators(Eigen::all, told);
}

/// The encoded columns of each source.
std::vector<Matrix> columnsOf(const Task& task, const std::vector<std::int32_t>& rows) {
    std::vector<Matrix> columns;
    for (const SourceInputs& source : sourceInputs(*task.recipe))
        columns.push_back(
            task.x.middleCols(source.first, source.count)(rows, Eigen::all).cast<double>());
    return columns;
}

}  // namespace

std::optional<Screening> screenTask(const Task& task, const std::vector<std::int32_t>& rows,
                                    double rate, Seed seed, const GoOn& goOn) {
    const Matrix targets = targetsOf(task, rows);
    if (targets.cols() == 0) {
        Screening nothing;
        nothing.variables.resize(task.recipe->sources.size());
        return nothing;
    }
    return screen(rankBasis(columnsOf(task, rows)), targets, rate, seed, goOn);
}

}  // namespace ardent

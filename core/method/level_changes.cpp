#include "core/method/level_changes.h"

#include <algorithm>

#include "core/data/task/drawn_rows.h"
#include "core/data/task/level_inputs.h"

namespace ardent {

namespace {

/// A row as it is, then with each of the levels.
DesignMatrix switched(const Task& task, std::int32_t row, const std::vector<Index>& inputs,
                      const Eigen::MatrixXf& levels) {
    DesignMatrix all = task.x.row(row).replicate(1 + levels.cols(), 1);
    for (Index j = 0; j < std::ssize(inputs); ++j)
        all.col(inputs[static_cast<std::size_t>(j)]).tail(levels.cols()) = levels.row(j);
    return all;
}

/// Of f among the rows of one block of `switched`, levels by their shares.
double meanChange(const Matrix& f, const DesignMatrix& x, const Vector& shares) {
    double sum = 0., others = 0.;
    for (Index level = 1; level < x.rows(); ++level) {
        if (x.row(level) == x.row(0)) continue;
        sum += shares[level - 1] * (f.row(level) - f.row(0)).norm();
        others += shares[level - 1];
    }
    return others > 0. ? sum / others : 0.;
}

}  // namespace

double levelChange(const FourierModel& model, const Task& task, Index source,
                   const std::vector<Index>& inputs, const std::vector<std::int32_t>& rows) {
    const auto count = std::ssize(task.recipe->sources[static_cast<std::size_t>(source)].levels);
    const Eigen::MatrixXf levels = stateInputs(*task.recipe, source).leftCols(count).cast<float>();
    const Vector shares = levelShares(*task.recipe, source);
    const Index size = 1 + count;
    DesignMatrix x(size * std::ssize(rows), task.x.cols());
    for (Index i = 0; i < std::ssize(rows); ++i)
        x.middleRows(i * size, size) =
            switched(task, rows[static_cast<std::size_t>(i)], inputs, levels);
    const Matrix f = evaluate(model, x);
    double sum = 0.;
    for (Index i = 0; i < std::ssize(rows); ++i)
        sum += meanChange(f.middleRows(i * size, size), x.middleRows(i * size, size), shares);
    return rows.empty() ? 0. : sum / static_cast<double>(std::ssize(rows));
}

void useLevelChanges(const FourierModel& model, const Task& task,
                     std::span<const VariableInputs> groups, double unit, Index evaluations,
                     Relevance& relevance) {
    constexpr Index kFewest = 5;
    constexpr Index kMost = 500;
    std::vector<std::size_t> categories;
    Index levels = 0;
    for (std::size_t s = 0; s < groups.size(); ++s) {
        const SourceColumn& source = task.recipe->sources[s];
        if (source.type == ColumnType::Numeric || groups[s].empty()) continue;
        categories.push_back(s);
        levels += 1 + std::ssize(source.levels);
    }
    if (categories.empty()) return;
    const auto rows = drawnRows(task.split.train,
                                std::clamp<Index>(evaluations / levels, kFewest, kMost), kLookSeed);
    for (const std::size_t s : categories)
        relevance.values[s] =
            unit * levelChange(model, task, static_cast<Index>(s), groups[s], rows);
    relevance.kind =
        message("for-category-change", "{}; for a category the mean |change of f| between levels",
                relevance.kind);
}

}  // namespace ardent

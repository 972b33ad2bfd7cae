#include "core/method/metric/metric_screen.h"

#include "core/data/task/samples_as_double.h"
#include "core/method/evidence/evidence_search.h"
#include "core/select/screen.h"

namespace ardent {
namespace {

constexpr double kRate = 0.1;

/// Linearly independent ones that vary: of classes, all but the first that occurs.
Matrix screenTargets(const MetricTask& rows) {
    const Matrix all = evidenceTargets(*rows.task, rows.train);
    std::vector<Index> varying;
    for (Index t = 0; t < all.cols(); ++t)
        if ((all.col(t).array() != all(0, t)).any()) varying.push_back(t);
    if (rows.loss == Loss::Softmax && !varying.empty()) varying.erase(varying.begin());
    return all(Eigen::all, varying);
}

}  // namespace

bool hasManyInputs(const Task& task) {
    constexpr Index kMany = 32;
    return task.x.cols() > kMany;
}

std::optional<std::vector<Index>> screenedInputs(const MetricTask& rows, Seed seed,
                                                 const GoOn& goOn) {
    std::vector<Index> selected;
    const Matrix targets = screenTargets(rows);
    if (targets.cols() == 0) return selected;
    const RankBasis basis = rankBasis(samplesAsDouble(rows.task->x, rows.train));
    const auto found = screen(basis, targets, kRate, seed, goOn);
    if (!found) return std::nullopt;
    for (Index j = 0; j < basis.variables(); ++j)
        if (found->variables[static_cast<std::size_t>(j)].selected) selected.push_back(j);
    return selected;
}

}  // namespace ardent

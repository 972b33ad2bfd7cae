#include "core/method/srff_draws.h"

#include <limits>

namespace ardent {

SrffDraws::SrffDraws(TaskPtr task, Loss loss, std::vector<std::int32_t> rows, Plan plan)
    : task_(std::move(task)),
      loss_(loss),
      rows_(std::move(rows)),
      plan_(std::move(plan)),
      lowest_(std::numeric_limits<double>::infinity()) {}

bool SrffDraws::advance(const std::function<bool()>& goOn) {
    const auto basis = std::make_shared<const FourierBasis>(
        drawBasis(plan_.sampler, task_->x.cols(), plan_.features, plan_.seed,
                  static_cast<std::uint32_t>(tried_)));
    SrffSolver<float> solver(*basis, loss_, task_->recipe->outputs(), {task_->x, task_->y, rows_},
                             Intercept::Free);
    const auto& validation = task_->split.validation;
    std::optional<SrffPoint> best;
    double lowest = lowest_;
    for (const Vector& scale : plan_.scales) {
        SrffPoint point = solver.start(scale.sum(), scale).point;
        for (const double lambda : plan_.lambdas) {
            if (!solver.fit(point, lambda, goOn)) return false;
            const double loss = validation.empty() ? point.loss : solver.loss(point, validation);
            if (!(loss < lowest)) continue;
            lowest = loss;
            best = point;
        }
    }
    if (best || !basis_) basis_ = basis;
    if (best) point_ = std::move(best);
    lowest_ = lowest;
    ++tried_;
    return true;
}

}  // namespace ardent

#include "core/method/srff/srff_draws.h"

#include <algorithm>
#include <limits>

#include "core/method/far_rows.h"
#include "core/train/forward_features.h"

namespace ardent {
namespace {

/// Of the choice of frequencies, in the λ of the fits: those that serve only with large weights
/// beside one another are worth nothing on rows far from the others.
constexpr double kChoicePenalty = 100.;

}  // namespace

SrffDraws::SrffDraws(TaskPtr task, Loss loss, std::vector<std::int32_t> rows, Plan plan)
    : task_(std::move(task)),
      loss_(loss),
      rows_(std::move(rows)),
      plan_(std::move(plan)),
      lowest_(std::numeric_limits<double>::infinity()) {}

std::shared_ptr<const FourierBasis> SrffDraws::draw(const GoOn& goOn) const {
    const bool isChosen = 2 * tried_ >= std::max(plan_.draws, 2);
    const Index drawn = isChosen
                            ? drawnFrequencies(plan_.features, plan_.candidates, task_->x.cols())
                            : plan_.features;
    auto basis = drawBasis(plan_.sampler, task_->x.cols(), drawn, plan_.seed,
                           static_cast<std::uint32_t>(tried_));
    if (drawn > plan_.features) {
        const Vector& scale = plan_.scales[static_cast<std::size_t>(tried_) % plan_.scales.size()];
        const auto gram = featureGram(basis, scale, task_->x, rows_, targetsOf(), goOn);
        if (!gram) return nullptr;
        const double lambda = kChoicePenalty * plan_.lambdas[plan_.lambdas.size() / 2];
        const auto chosen = forwardFeatures(*gram, plan_.features, lambda, goOn);
        if (!chosen) return nullptr;
        basis = FourierBasis{basis.frequencies(Eigen::all, *chosen), basis.phases(*chosen)};
    }
    return std::make_shared<const FourierBasis>(std::move(basis));
}

/// The numbers, or a column of 0 and 1 for every class but, of two, the first.
Matrix SrffDraws::targetsOf() const {
    Matrix targets = Matrix::Zero(std::ssize(rows_), task_->recipe->outputs());
    for (Index i = 0; i < targets.rows(); ++i) {
        const auto y = static_cast<double>(
            task_->y[static_cast<std::size_t>(rows_[static_cast<std::size_t>(i)])]);
        if (loss_ == Loss::Softmax)
            targets(i, static_cast<Index>(y)) = 1.;
        else
            targets(i, 0) = y;
    }
    return targets;
}

bool SrffDraws::advance(const GoOn& goOn) {
    const auto basis = draw(goOn);
    if (!basis) return false;
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
            if (goesAstrayFarAway(*task_, point.farSquare())) continue;
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

Index drawnFrequencies(Index features, int candidates, Index inputs) {
    const Index most = std::min<Index>(3000, 10'000'000 / inputs);
    return std::max(features, std::min(features * candidates, most));
}

}  // namespace ardent

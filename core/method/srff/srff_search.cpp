#include "core/method/srff/srff_search.h"

#include <algorithm>
#include <cmath>

namespace ardent {
std::vector<double> penaltyGrid(double highest, double range, int count) {
    std::vector<double> grid;
    for (int i = 0; i < count; ++i)
        grid.push_back(highest * std::pow(range, -static_cast<double>(i) / std::max(1, count - 1)));
    return grid;
}

SrffSearch::SrffSearch(SrffSolver<float>& solver, double size, std::vector<double> lambdas,
                       SrffStop stop, const std::vector<Vector>& starts)
    : solver_(solver), size_(size), lambdas_(std::move(lambdas)), stop_(stop) {
    for (const Vector& start : starts) {
        const SrffDescent at = solver.start(size, start);
        chains_.push_back({at, start.size() > 0 ? std::optional(at) : std::nullopt});
    }
    descent_ = chains_.front().last;
}

bool SrffSearch::begin(const Chain& chain, const GoOn& goOn) {
    const double lambda = lambdas_[position_];
    SrffDescent begun = stop_.keepsWeights ? solver_.start(size_, Vector()) : chain.last;
    begun.momentum = 1.;
    begun.previous = begun.point.scale;
    begun.converged = false;
    if (!solver_.fit(begun.point, lambda, goOn)) return false;
    if (chain.start && chain.start->point.scale != begun.point.scale) {
        SrffDescent again = *chain.start;
        if (!solver_.fit(again.point, lambda, goOn)) return false;
        if (again.point.objective < begun.point.objective) begun = std::move(again);
    }
    descent_ = std::move(begun);
    return true;
}

SrffSearch::Did SrffSearch::advance(const GoOn& goOn) {
    Chain& chain = chains_[position_ % chains_.size()];
    if (iteration_ < 0) {
        if (!begin(chain, goOn)) return Did::Nothing;
        iteration_ = 0;
        return Did::Step;
    }
    const double lambda = lambdas_[position_];
    const double before = descent_.point.objective;
    const bool advanced = stop_.keepsWeights ? solver_.alternate(descent_, lambda, size_, goOn)
                                             : solver_.advance(descent_, lambda, size_, goOn);
    if (!advanced) return Did::Nothing;
    const double after = descent_.point.objective;
    const double scale = std::max(0., std::min(after, solver_.nullObjective() - after));
    const bool done = descent_.converged || before - after <= stop_.tolerance * scale ||
                      ++iteration_ >= stop_.maxIterations || !std::isfinite(after);
    if (!done) return Did::Step;
    chain.last = descent_;
    iteration_ = -1;
    ++position_;
    return Did::Lambda;
}

}  // namespace ardent

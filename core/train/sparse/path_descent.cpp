#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/go_on.h"
#include "core/train/sparse/family.h"
#include "core/train/sparse/path_solver.h"

/// The descent on the active groups alone: directly for squares, by quadratic models else.
namespace ardent::sparse {
namespace {

constexpr int kMostSteps = 200;

double squaredPart(const Penalty& penalty, const ActiveGroup& group, const Matrix& c) {
    const double norm = penalty.norm(group.group);
    const double square = penalty.square(group.group);
    const double free = std::max(c.norm() - norm, 0.);
    return free == 0. ? 0. : 0.5 * free * free / square;
}

}  // namespace

bool PathSolver::descendOnActive(double lambda, double tolerance, const GoOn& goOn) {
    if (state_.activeGroups == 0) return true;
    return gaussian() ? descendGaussian(penaltyAt(lambda), tolerance, goOn)
                      : descendBySteps(penaltyAt(lambda), tolerance, goOn);
}

void PathSolver::takeResidual(Matrix residual) {
    state_.travelled +=
        (residual - state_.residual).norm() / std::sqrt(static_cast<double>(y_.size()));
    state_.residual = std::move(residual);
    state_.sums = state_.residual.colwise().sum();
}

/// target += X T b of the active groups; centre += the columns' centres times T b.
void PathSolver::addActive(const Matrix& b, Matrix& target, Vector& centre) const {
    const auto& groups = state_.gram->groups();
    for (std::size_t i = 0; i < state_.activeGroups; ++i) {
        const auto own = b.middleRows(groups[i].at, groups[i].rank);
        if (own.isZero(0.)) continue;
        const Matrix raw = columns_.transform(groups[i].group) * own;
        columns_.addProduct(groups[i].group, raw, target);
        centre += raw.transpose() * state_.gram->centre(i);
    }
}

/// With yᵀ as dual variable scaled into the feasible set (α = 1), or as it is (α < 1).
double PathSolver::dualityGap(const Penalty& penalty, double& objective) const {
    const auto b = state_.b.col(0);
    const auto c = state_.c.col(0);
    const auto q = state_.q.col(0);
    const double fitted = b.dot(q);
    const double residual = std::max(targetSquare_ - fitted - b.dot(c), 0.);
    objective = 0.5 * residual + penaltyValue(penalty, *state_.gram, state_.b);
    const double along = targetSquare_ - fitted;  // rᵀy / n
    double scale = 1.;
    double conjugate = 0.;
    for (const ActiveGroup& group : state_.gram->groups()) {
        const Matrix own = state_.c.middleRows(group.at, group.rank);
        const double norm = penalty.norm(group.group);
        if (penalty.square(group.group) > 0.) {
            conjugate += squaredPart(penalty, group, own);
        } else {
            if (norm == 0.) return std::numeric_limits<double>::infinity();
            const double length = own.norm();
            if (length > norm) scale = std::min(scale, norm / length);
        }
    }
    return objective - scale * along + 0.5 * scale * scale * residual + conjugate;
}

bool PathSolver::descendGaussian(const Penalty& penalty, double tolerance, const GoOn& goOn) {
    const Quadratic quadratic{*state_.gram, state_.b, state_.c};
    // Afresh, so that rounding does not add up along the path.
    state_.c = state_.q;
    state_.c.col(0).noalias() -= state_.gram->matrix() * state_.b.col(0);
    const auto enough = [&](double gain) {
        double objective = 0.;
        const double gap = dualityGap(penalty, objective);
        return gap <= tolerance * objective || gain <= 1e-3 * tolerance * objective ||
               gain <= 1e-17 * targetSquare_;
    };
    if (!descend(quadratic, penalty, enough, goOn)) return false;
    Matrix fitted = Matrix::Zero(y_.size(), 1);
    Vector centre = Vector::Zero(1);
    addActive(state_.b, fitted, centre);
    Matrix residual = (y_ - fitted).array() + centre[0];
    residual.array() -= residual.mean();
    takeResidual(std::move(residual));
    return true;
}

Matrix PathSolver::activeCorrelation() const {
    Matrix c(state_.gram->size(), state_.b.cols());
    const auto& groups = state_.gram->groups();
    for (std::size_t i = 0; i < groups.size(); ++i)
        c.middleRows(groups[i].at, groups[i].rank) = columns_.correlation(
            groups[i].group, state_.residual, state_.sums, state_.gram->centre(i).data());
    return c;
}

/// Takes the Gram matrix at the weights of now, where those it has are too far from them.
bool PathSolver::refreshGram(const GoOn& goOn) {
    Vector now = curvatureOf(response_->family, state_.scores);
    const double distance =
        (now - state_.gram->weights()).cwiseAbs().sum() / state_.gram->weights().sum();
    if (distance < 1e-3 || (distance < 0.05 && state_.gram->size() > 64)) return true;
    std::vector<Index> groups;
    for (const ActiveGroup& group : state_.gram->groups()) groups.push_back(group.group);
    auto fresh = std::make_shared<ActiveGram>(std::move(now));
    if (!fresh->append(columns_, groups, goOn)) return false;
    state_.gram = std::move(fresh);
    return true;
}

bool PathSolver::descendBySteps(const Penalty& penalty, double tolerance, const GoOn& goOn) {
    const auto n = static_cast<double>(y_.size());
    double loss = lossOf(response_->family, y_, state_.scores);
    for (int step = 0; step < kMostSteps; ++step) {
        if (!refreshGram(goOn)) return false;
        const ActiveGram& gram = *state_.gram;
        const double weightSum = gram.weights().sum();
        const Matrix slope = activeCorrelation();
        const Matrix old = state_.b;
        const double penaltyBefore = penaltyValue(penalty, gram, old);
        const double objective = loss + penaltyBefore;
        const double constantGain = 0.5 * state_.sums.squaredNorm() / (n * weightSum);
        state_.c = slope;
        double gained = 0.;
        const auto enough = [&](double gain) {
            gained += gain;
            return gain <= 1e-3 * gained || gain <= 1e-3 * tolerance * objective;
        };
        if (!descend({gram, state_.b, state_.c}, penalty, enough, goOn)) return false;

        const Matrix move = state_.b - old;
        const double penaltyChange = penaltyValue(penalty, gram, state_.b) - penaltyBefore;
        const double predicted =
            constantGain + 0.5 * ((slope + state_.c).cwiseProduct(move)).sum() - penaltyChange;
        Matrix scoreMove = Matrix::Zero(y_.size(), old.cols());
        Vector centre = Vector::Zero(old.cols());
        addActive(move, scoreMove, centre);
        const Vector interceptMove = state_.sums / weightSum - centre;
        scoreMove.rowwise() += interceptMove.transpose();

        double share = 1.;
        Matrix scores;
        double newLoss = loss;
        for (int halving = 0; halving < 30; ++halving, share *= 0.5) {
            scores = state_.scores + share * scoreMove;
            state_.b = share == 1. ? state_.b : Matrix(old + share * move);
            newLoss = lossOf(response_->family, y_, scores);
            const double change = newLoss + penaltyValue(penalty, gram, state_.b) - objective;
            if (change <= -1e-3 * share * predicted) break;
            if (predicted <= 1e-13 * objective) break;
        }
        loss = newLoss;
        state_.scores = std::move(scores);
        state_.intercept += share * interceptMove;
        takeResidual(residualOf(response_->family, y_, state_.scores));
        if (predicted <= 0.1 * tolerance * objective) return true;
        if (!goOn()) return false;
    }
    return true;
}

}  // namespace ardent::sparse

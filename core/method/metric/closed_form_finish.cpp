#include "core/method/metric/closed_form_finish.h"

#include <Eigen/Cholesky>
#include <array>
#include <atomic>
#include <cmath>
#include <limits>

#include "core/kernel/feature_map.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr int kPenalties = 17;
constexpr double kJitter = 1e-10;

Matrix targetsOf(const MetricTask& data, const std::vector<std::int32_t>& rows) {
    Matrix targets(std::ssize(rows), 1);
    for (Index i = 0; i < targets.rows(); ++i)
        targets(i, 0) = static_cast<double>(
            data.task->y[static_cast<std::size_t>(rows[static_cast<std::size_t>(i)])]);
    return targets;
}

FeatureGram sum(const FeatureGram& a, const FeatureGram& b) {
    return {a.rows + b.rows, a.products + b.products,     a.targetProducts + b.targetProducts,
            a.sums + b.sums, a.targetSums + b.targetSums, a.targetSquares + b.targetSquares};
}

struct Weights {
    Matrix weights;
    Vector intercept;
};

/// Nothing where the equations are not positive definite.
std::optional<Weights> solve(const FeatureGram& gram, double lambda) {
    const auto n = static_cast<double>(gram.rows);
    const Vector means = gram.sums / n;
    const Vector targetMeans = gram.targetSums / n;
    Matrix normal = gram.products / n;
    normal.noalias() -= means * means.transpose();
    normal.diagonal().array() += lambda + kJitter * normal.diagonal().mean();
    const Eigen::LLT<Matrix> cholesky(normal);
    if (cholesky.info() != Eigen::Success) return std::nullopt;
    Weights found;
    found.weights = cholesky.solve(gram.targetProducts / n - means * targetMeans.transpose());
    found.intercept = targetMeans - found.weights.transpose() * means;
    if (!found.weights.allFinite()) return std::nullopt;
    return found;
}

double meanSquare(const FeatureGram& gram, const Weights& at) {
    double total = 0.;
    const auto n = static_cast<double>(gram.rows);
    for (Index c = 0; c < gram.outputs(); ++c) {
        const auto a = at.weights.col(c);
        const double shift = at.intercept[c];
        total += (gram.targetSquares[c] - 2. * a.dot(gram.targetProducts.col(c)) +
                  a.dot(gram.products * a) - 2. * shift * (gram.targetSums[c] - a.dot(gram.sums))) /
                     n +
                 shift * shift;
    }
    return std::max(0., total);
}

}  // namespace

std::optional<ClosedFormFinish> finishInClosedForm(const MetricTask& data, const MetricNet& net,
                                                   const GoOn& goOn) {
    constexpr double infinity = std::numeric_limits<double>::infinity();
    const FourierBasis basis{net.frequencies(), net.phases};
    const Vector ones = Vector::Ones(net.base.rows());
    const auto gramOf = [&](const std::vector<std::int32_t>& rows) {
        Matrix u(std::ssize(rows), net.base.rows());
        std::vector<std::int32_t> all(rows.size());
        for (std::size_t i = 0; i < rows.size(); ++i) {
            u.row(static_cast<Index>(i)) = net.coordinates->u->row(rows[i]).cast<double>();
            all[i] = static_cast<std::int32_t>(i);
        }
        return featureGram(basis, ones, u, all, targetsOf(data, rows), goOn);
    };
    const auto train = gramOf(data.train);
    if (!train) return std::nullopt;
    if (data.validation.empty()) return ClosedFormFinish{net, infinity, 0., {}};
    const auto validation = gramOf(data.validation);
    if (!validation) return std::nullopt;
    std::array<double, kPenalties> losses;
    std::atomic<bool> stopped = false;
    forEachBlock(kPenalties, 1, [&](Index at, Index, Index) {
        if (!stopped && !goOn()) stopped = true;
        if (stopped) return;
        const auto found = solve(*train, std::pow(10., -8. + 0.5 * static_cast<double>(at)));
        losses[static_cast<std::size_t>(at)] = found ? meanSquare(*validation, *found) : infinity;
    });
    if (stopped) return std::nullopt;
    const auto best = std::ranges::min_element(losses);
    ClosedFormFinish finish{
        net, *best, std::pow(10., -8. + 0.5 * static_cast<double>(best - losses.begin())), {}};
    const auto judged = solve(*train, finish.lambda);
    if (judged) {
        finish.net.weights = judged->weights;
        finish.net.intercept = judged->intercept;
        finish.scores = scoresOf(finish.net, data.validation);
    }
    const auto found = solve(sum(*train, *validation), finish.lambda);
    if (!found) {
        finish.loss = infinity;
        return finish;
    }
    finish.net.weights = found->weights;
    finish.net.intercept = found->intercept;
    return finish;
}

}  // namespace ardent

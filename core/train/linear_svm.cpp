#include "core/train/linear_svm.h"

#include <Eigen/Cholesky>

#include <algorithm>
#include <cmath>

namespace ardent {
namespace {

constexpr int kMostNewtonSteps = 100;
constexpr double kGap = 1e-8;
constexpr double kShortOfEdge = 0.995;
constexpr double kNoStep = 1e-10;

/// Largest step at which value + step · change stays positive.
double room(const Eigen::ArrayXd& value, const Eigen::ArrayXd& change) {
    double step = 1. / kShortOfEdge;
    for (Index i = 0; i < value.size(); ++i)
        if (change[i] < 0.) step = std::min(step, -value[i] / change[i]);
    return kShortOfEdge * step;
}

}  // namespace

std::optional<Hyperplane> fitLinearSvm(const Matrix& z, const Vector& signs, double cost,
                                       const GoOn& goOn) {
    // Dual: ½ αᵀ G Gᵀ α − Σα, 0 ≤ α ≤ C, signs·α = 0. With multipliers low of α ≥ 0, high of
    // α ≤ C and b of the sum.
    const Matrix g = signs.asDiagonal() * z;
    const Index n = g.rows();
    const auto count = static_cast<double>(n);
    Eigen::ArrayXd alpha = Eigen::ArrayXd::Constant(n, 0.5 * cost);
    Eigen::ArrayXd low = Eigen::ArrayXd::Ones(n), high = Eigen::ArrayXd::Ones(n);
    double b = 0.;
    Hyperplane plane;
    for (int step = 0; step < kMostNewtonSteps; ++step) {
        if (!goOn()) return std::nullopt;
        plane.weights = g.transpose() * alpha.matrix();
        const Eigen::ArrayXd margins = (g * plane.weights).array();
        plane.intercept = b;
        const Eigen::ArrayXd stationary = margins - 1. + b * signs.array() - low + high;
        const double balance = signs.dot(alpha.matrix());
        const double primal = 0.5 * plane.weights.squaredNorm() +
                              cost * (1. - margins - b * signs.array()).max(0.).sum();
        const double dual = alpha.sum() - 0.5 * plane.weights.squaredNorm();
        if (std::abs(primal - dual) <= kGap * (1. + std::abs(primal)) &&
            std::abs(balance) <= kGap * cost * count)
            break;
        const Eigen::ArrayXd left = cost - alpha;
        const Eigen::ArrayXd diagonal = low / alpha + high / left;
        Matrix inner = g.transpose() * diagonal.inverse().matrix().asDiagonal() * g;
        inner.diagonal().array() += 1.;
        const Eigen::LLT<Matrix> factor(std::move(inner));
        const auto solve = [&](const Vector& r) -> Vector {
            const Vector scaled = (r.array() / diagonal).matrix();
            return scaled -
                   ((g * factor.solve(g.transpose() * scaled)).array() / diagonal).matrix();
        };
        const Vector throughSigns = solve(signs);
        Eigen::ArrayXd moved, movedLow, movedHigh;
        double movedB = 0.;
        const auto direction = [&](const Eigen::ArrayXd& aimLow, const Eigen::ArrayXd& aimHigh) {
            const Vector r =
                (-stationary + aimLow / alpha - low - (aimHigh / left - high)).matrix();
            const Vector through = solve(r);
            movedB = (balance + signs.dot(through)) / signs.dot(throughSigns);
            moved = (through - movedB * throughSigns).array();
            movedLow = aimLow / alpha - low - low / alpha * moved;
            movedHigh = aimHigh / left - high + high / left * moved;
        };
        const auto lengths = [&] {
            return std::pair{std::min({1., room(alpha, moved), room(left, -moved)}),
                             std::min({1., room(low, movedLow), room(high, movedHigh)})};
        };
        // Mehrotra: where the step to no gap would lead says how much to keep to the middle.
        const double gap = ((alpha * low).sum() + (left * high).sum()) / (2. * count);
        direction(Eigen::ArrayXd::Zero(n), Eigen::ArrayXd::Zero(n));
        const auto [ahead, aheadDual] = lengths();
        const double left0 = (((alpha + ahead * moved) * (low + aheadDual * movedLow)).sum() +
                              ((left - ahead * moved) * (high + aheadDual * movedHigh)).sum()) /
                             (2. * count);
        const double aim = std::pow(left0 / gap, 3) * gap;
        const Eigen::ArrayXd aimLow = aim - moved * movedLow, aimHigh = aim + moved * movedHigh;
        direction(aimLow, aimHigh);
        const auto [length, lengthDual] = lengths();
        const double common = std::min(length, lengthDual);
        if (!(common > kNoStep) || !moved.allFinite()) break;  // rounding is all that is left
        alpha += common * moved;
        b += common * movedB;
        low += common * movedLow;
        high += common * movedHigh;
    }
    return plane;
}

}  // namespace ardent

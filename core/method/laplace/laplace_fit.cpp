#include "core/method/laplace/laplace_fit.h"

#include <atomic>
#include <cmath>
#include <limits>
#include <map>
#include <vector>

#include "core/kernel/cholesky.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kPointsPerJob = 32;
constexpr double kLeastVariance = 1e-12;  // of a target that the fit goes through

/// The lower triangle of K, u = γ ⊙ x.
bool fillKernel(const Matrix& u, const std::vector<Index>& used, Matrix& kernel, const GoOn& goOn) {
    const Index m = u.rows();
    kernel.resize(m, m);
    std::atomic<bool> stopped = false;
    forEachBlock(m, kPointsPerJob, [&](Index, Index first, Index size) {
        if (!stopped && !goOn()) stopped = true;
        if (stopped) return;
        for (Index i = first; i < first + size; ++i) {
            auto below = kernel.col(i).tail(m - i).array();
            below.setZero();
            for (const Index k : used) below += (u.col(k).tail(m - i).array() - u(i, k)).abs();
            below = (-below).exp();
        }
    });
    return !stopped;
}

/// Σ_{i>l} w_il |x_ij − x_lj| for the used inputs j.
std::optional<Vector> weightedDistances(const Matrix& x, const std::vector<Index>& used,
                                        const Matrix& weights, const GoOn& goOn) {
    const Index m = x.rows();
    Matrix parts = Matrix::Zero(x.cols(), blockCount(m, kPointsPerJob));
    std::atomic<bool> stopped = false;
    forEachBlock(m, kPointsPerJob, [&](Index block, Index first, Index size) {
        if (!stopped && !goOn()) stopped = true;
        if (stopped) return;
        for (Index i = first; i < first + size; ++i) {
            const auto w = weights.col(i).tail(m - i).array();
            for (const Index k : used)
                parts(k, block) += (w * (x.col(k).tail(m - i).array() - x(i, k)).abs()).sum();
        }
    });
    if (stopped) return std::nullopt;
    return Vector(parts.rowwise().sum());
}

/// What (C⁻¹_BB)⁻¹ α_B is for the rows B of every part, from the lower triangle of C⁻¹; empty where
/// one of them is not positive definite. Nothing when `goOn` said no.
std::optional<Matrix> partResiduals(const std::vector<int>& parts, const Matrix& inverse,
                                    const Matrix& weights, const GoOn& goOn) {
    std::map<int, std::vector<Index>> rowsOf;
    for (std::size_t i = 0; i < parts.size(); ++i)
        rowsOf[parts[i]].push_back(static_cast<Index>(i));
    Matrix residuals(weights.rows(), weights.cols());
    for (const auto& [part, rows] : rowsOf) {
        if (!goOn()) return std::nullopt;
        Matrix block = inverse(rows, rows);  // ascending, so that its lower triangle is meant
        const CholeskyOutcome outcome = factoriseCholesky(block, goOn);
        if (outcome == CholeskyOutcome::Left) return std::nullopt;
        if (outcome == CholeskyOutcome::NotPositive) return Matrix();
        residuals(rows, Eigen::all) = solveCholesky(block, weights(rows, Eigen::all));
    }
    return residuals;
}

LaplaceFit notPositive() {
    LaplaceFit fit;
    fit.evidence = std::numeric_limits<double>::infinity();
    return fit;
}

/// W = C⁻¹ − Σ_c α_c α_cᵀ / (K v_c) in the place of C⁻¹, times K element by element: what the
/// derivative of the evidence by an entry of the kernel is 1/m of.
void weighBySlope(const Matrix& weights, const Vector& variances, const Matrix& kernel, Matrix& w) {
    const Index m = w.rows();
    const Matrix right =
        weights * (variances * static_cast<double>(weights.cols())).cwiseInverse().asDiagonal();
    forEachBlock(m, kPointsPerJob, [&](Index, Index first, Index size) {
        for (Index i = first; i < first + size; ++i) {
            auto below = w.col(i).tail(m - i);
            below.noalias() -= weights.bottomRows(m - i) * right.row(i).transpose();
            below.array() *= kernel.col(i).tail(m - i).array();
        }
    });
}

}  // namespace

std::optional<LaplaceFit> fitLaplace(const LaplaceRows& rows, const Vector& scale, double lambda,
                                     LaplaceSlopes slopes, LaplaceSpace& space, const GoOn& goOn) {
    const Index m = rows.x.rows();
    const auto count = static_cast<double>(m);
    std::vector<Index> used;
    for (Index j = 0; j < scale.size(); ++j)
        if (scale[j] > 0.) used.push_back(j);
    const bool wantsSlopes = slopes == LaplaceSlopes::ByLogScale;
    if (!fillKernel(rows.x * scale.asDiagonal(), used, space.factor, goOn)) return std::nullopt;
    if (wantsSlopes) space.kernel = space.factor;
    space.factor.diagonal().array() += lambda;
    switch (factoriseCholesky(space.factor, goOn)) {
        case CholeskyOutcome::Done:
            break;
        case CholeskyOutcome::Left:
            return std::nullopt;
        case CholeskyOutcome::NotPositive:
            return notPositive();
    }
    LaplaceFit fit;
    fit.weights = solveCholesky(space.factor, rows.y);
    const bool wantsLeftOut = slopes != LaplaceSlopes::WeightsAlone;
    const bool wantsInverse = wantsSlopes || (wantsLeftOut && !rows.parts.empty());
    if (wantsInverse && !invertCholesky(space.factor, space.inverse, goOn)) return std::nullopt;
    if (wantsLeftOut && rows.parts.empty()) {
        const auto diagonal = wantsInverse ? std::optional(Vector(space.inverse.diagonal()))
                                           : inverseDiagonal(space.factor, goOn);
        if (!diagonal) return std::nullopt;
        fit.leftOut = rows.y - diagonal->cwiseInverse().asDiagonal() * fit.weights;
    } else if (wantsLeftOut) {
        const auto residuals = partResiduals(rows.parts, space.inverse, fit.weights, goOn);
        if (!residuals) return std::nullopt;
        if (residuals->size() == 0) return notPositive();
        fit.leftOut = rows.y - *residuals;
    }
    const Vector variances = (rows.y.cwiseProduct(fit.weights).colwise().sum().transpose() / count)
                                 .cwiseMax(kLeastVariance);
    fit.evidence =
        variances.array().log().mean() + 2. * space.factor.diagonal().array().log().sum() / count;
    if (!wantsSlopes) return fit;
    weighBySlope(fit.weights, variances, space.kernel, space.inverse);
    fit.byLogLambda = lambda * space.inverse.diagonal().sum() / count;
    const auto sums = weightedDistances(rows.x, used, space.inverse, goOn);
    if (!sums) return std::nullopt;
    fit.byLogScale = -2. / count * scale.cwiseProduct(*sums);
    return fit;
}

}  // namespace ardent

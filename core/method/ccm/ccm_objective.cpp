#include "core/method/ccm/ccm_objective.h"

#include <algorithm>
#include <cmath>

#include "core/base/check.h"
#include "core/kernel/cholesky.h"
#include "core/kernel/kernel_matrix.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kBlock = 64;
constexpr Index kWave = 16 * kBlock;

/// Work on blocks of rows, asking in between.
bool overRows(Index rows, const GoOn& goOn,
              const std::function<void(Index first, Index size)>& work) {
    for (Index wave = 0; wave < rows; wave += kWave) {
        if (!goOn()) return false;
        forEachBlock(std::min(kWave, rows - wave), kBlock,
                     [&](Index, Index first, Index size) { work(wave + first, size); });
    }
    return true;
}

Vector weightsOfColumns(const CcmData& data, const Vector& w) {
    if (data.weightOf.empty()) return w;
    Vector result(data.x.cols());
    for (Index j = 0; j < result.size(); ++j)
        result[j] = w[data.weightOf[static_cast<std::size_t>(j)]];
    return result;
}

/// The lower triangle of the kernel matrix and its blocks on the diagonal.
bool fillKernel(const CcmData& data, const Vector& w, Matrix& kernel, const GoOn& goOn) {
    const bool gaussian = data.kernel == CcmKernel::Gaussian;
    const Matrix scaled =
        data.x * ((gaussian ? 1. / data.sigma : 1.) * weightsOfColumns(data, w)).asDiagonal();
    const Vector halves = 0.5 * scaled.rowwise().squaredNorm();
    const Index n = scaled.rows();
    kernel.resize(n, n);
    return overRows(n, goOn, [&](Index first, Index size) {
        auto block = kernel.block(first, first, n - first, size);
        const auto below = scaled.bottomRows(n - first), some = scaled.middleRows(first, size);
        if (gaussian) {
            block.noalias() = below * some.transpose();
            for (Index j = 0; j < size; ++j)
                block.col(j) =
                    (block.col(j).array() - halves.tail(n - first).array() - halves[first + j])
                        .min(0.)
                        .exp();
        } else if (data.kernel == CcmKernel::Laplace) {
            block = kernelMatrix(Kernel::Laplace, 1. / data.sigma, below, some);
        } else {
            block.noalias() = below * some.transpose();
            if (data.kernel == CcmKernel::Polynomial) block = (1. + block.array()).square();
        }
    });
}

void mirror(Matrix& kernel) {
    const Index n = kernel.rows();
    forEachBlock(n, kBlock, [&](Index, Index first, Index size) {
        const Index below = first + size, rest = n - below;
        kernel.block(first, below, size, rest) = kernel.block(below, first, rest, size).transpose();
    });
}

/// The lower triangle of G + nεI.
void regularise(const CcmData& data, const Matrix& kernel, Matrix& result) {
    const Index n = kernel.rows();
    const Vector means =
        kernel.selfadjointView<Eigen::Lower>() * Vector::Constant(n, 1. / static_cast<double>(n));
    const double mean = means.mean();
    result.resize(n, n);
    forEachBlock(n, kBlock, [&](Index, Index first, Index size) {
        for (Index j = first; j < first + size; ++j)
            result.col(j).tail(n - j) =
                (kernel.col(j) - means).tail(n - j).array() - (means[j] - mean);
    });
    result.diagonal().array() += static_cast<double>(n) * data.epsilon;
}

/// Some columns of a symmetric n × n matrix of pairs, from the row of the first of them down.
using PairColumns = std::function<Matrix(Index first, Index size)>;

/// A Aᵀ.
PairColumns squareOf(const Matrix& a) {
    return [&a](Index first, Index size) -> Matrix {
        return a.bottomRows(a.rows() - first) * a.middleRows(first, size).transpose();
    };
}

/// ½ (A Bᵀ + B Aᵀ).
PairColumns symmetricProduct(const Matrix& a, const Matrix& b) {
    return [&a, &b](Index first, Index size) -> Matrix {
        const Index rows = a.rows() - first;
        Matrix columns = a.bottomRows(rows) * b.middleRows(first, size).transpose();
        columns += b.bottomRows(rows) * a.middleRows(first, size).transpose();
        return 0.5 * columns;
    };
}

/// The derivatives of −Σ W_ij K_ij(w), by w and as a preference, of the kernels of s = Σ w²xx′:
/// −Σ W_ij K′(s_ij) x_i x_j by w².
bool productSlope(const CcmData& data, const Vector& w, const PairColumns& weights, CcmValue& value,
                  const GoOn& goOn) {
    const Index n = data.x.rows(), d = data.x.cols();
    const Matrix scaled = data.x * weightsOfColumns(data, w).asDiagonal();
    std::vector<Vector> shares(static_cast<std::size_t>(blockCount(n, kBlock)), Vector::Zero(d));
    const bool done = overRows(n, goOn, [&](Index first, Index size) {
        const Index rows = n - first;
        Matrix s = weights(first, size);
        if (data.kernel == CcmKernel::Polynomial)
            s.array() *=
                2. *
                (1. +
                 (scaled.bottomRows(rows) * scaled.middleRows(first, size).transpose()).array());
        s.bottomRows(rows - size) *= 2.;  // those pairs are met only here
        const Matrix across = s.transpose() * data.x.bottomRows(rows);  // size × d
        shares[static_cast<std::size_t>(first / kBlock)] =
            -(data.x.middleRows(first, size).array() * across.array()).colwise().sum().transpose();
    });
    if (!done) return false;
    value.preference = Vector::Zero(data.weights());
    for (const Vector& share : shares)
        for (Index j = 0; j < d; ++j)
            value.preference[data.weightOf.empty() ? j
                                                   : data.weightOf[static_cast<std::size_t>(j)]] +=
                share[j];
    value.gradient = 2. * w.cwiseProduct(value.preference);
    return true;
}

/// The derivatives of −Σ W_ij K_ij(w), by w and as a preference.
bool kernelSlope(const CcmData& data, const Vector& w, const Matrix& kernel,
                 const PairColumns& weights, CcmValue& value, const GoOn& goOn) {
    if (!isShiftInvariant(data.kernel)) return productSlope(data, w, weights, value, goOn);
    const Index n = data.x.rows(), d = data.x.cols();
    const bool gaussian = data.kernel == CcmKernel::Gaussian;
    std::vector<Vector> shares(static_cast<std::size_t>(blockCount(n, kBlock)), Vector::Zero(d));
    const bool done = overRows(n, goOn, [&](Index first, Index size) {
        const Index rows = n - first;
        Matrix s = weights(first, size);
        s.array() *= kernel.block(first, first, rows, size).array();
        s.bottomRows(rows - size) *= 2.;  // those pairs are met only here
        Vector& share = shares[static_cast<std::size_t>(first / kBlock)];
        const auto some = data.x.middleRows(first, size), others = data.x.bottomRows(rows);
        if (gaussian) {
            const Matrix across = s.transpose() * others;  // size × d
            const Vector sums = s.colwise().sum().transpose(), otherSums = s.rowwise().sum();
            share = some.array().square().matrix().transpose() * sums +
                    others.array().square().matrix().transpose() * otherSums -
                    2. * (some.array() * across.array()).colwise().sum().matrix().transpose();
            return;
        }
        for (Index p = 0; p < d; ++p)
            for (Index j = 0; j < size; ++j)
                share[p] += s.col(j).dot((others.col(p).array() - some(j, p)).abs().matrix());
    });
    if (!done) return false;
    Vector byColumn = Vector::Zero(d);
    for (const Vector& share : shares) byColumn += share;
    value.preference = Vector::Zero(data.weights());
    for (Index j = 0; j < d; ++j)
        value.preference[data.weightOf.empty() ? j : data.weightOf[static_cast<std::size_t>(j)]] +=
            byColumn[j];
    if (gaussian) {
        value.preference /= 2. * data.sigma * data.sigma;
        value.gradient = 2. * w.cwiseProduct(value.preference);
    } else {
        value.preference /= data.sigma;
        value.gradient = value.preference;
    }
    return true;
}

/// M V for M = centred kernel + nεI, V centred.
Matrix apply(const CcmData& data, const Matrix& kernel, const Matrix& v) {
    Matrix result(v.rows(), v.cols());
    forEachBlock(v.rows(), kBlock, [&](Index, Index first, Index size) {
        result.middleRows(first, size).noalias() = kernel.middleCols(first, size).transpose() * v;
    });
    result.rowwise() -= result.colwise().mean().eval();
    return result + static_cast<double>(v.rows()) * data.epsilon * v;
}

/// M⁻¹ B by conjugate gradients, every column for itself, from v.
bool solveIteratively(const CcmData& data, const Matrix& kernel, const Matrix& b, Matrix& v,
                      const GoOn& goOn) {
    constexpr int kMostSteps = 1000;
    constexpr double kEnough = 1e-8;
    Matrix residual = b - apply(data, kernel, v);
    Matrix direction = residual;
    Vector squares = residual.colwise().squaredNorm();
    const Vector targets = kEnough * kEnough * b.colwise().squaredNorm().transpose();
    for (int step = 0; step < kMostSteps; ++step) {
        if ((squares.array() <= targets.array()).all()) return true;
        if (!goOn()) return false;
        const Matrix image = apply(data, kernel, direction);
        for (Index c = 0; c < b.cols(); ++c) {
            const double curvature = direction.col(c).dot(image.col(c));
            if (squares[c] <= targets[c] || !(curvature > 0.)) continue;
            const double length = squares[c] / curvature;
            v.col(c) += length * direction.col(c);
            residual.col(c) -= length * image.col(c);
            const double next = residual.col(c).squaredNorm();
            direction.col(c) = residual.col(c) + next / squares[c] * direction.col(c);
            squares[c] = next;
        }
    }
    return true;
}

}  // namespace

Index CcmData::weights() const {
    return weightOf.empty() ? x.cols() : *std::ranges::max_element(weightOf) + 1;
}

std::optional<CcmValue> ccmExact(const CcmData& data, const Vector& w, CcmSpace& space,
                                 const GoOn& goOn) {
    check(w.size() == data.weights(), "ccmExact: {} weights for {}", w.size(), data.weights());
    if (!fillKernel(data, w, space.kernel, goOn)) return std::nullopt;
    regularise(data, space.kernel, space.factor);
    const auto outcome = factoriseCholesky(space.factor, goOn);
    if (outcome == CholeskyOutcome::Left) return std::nullopt;
    CcmValue value;
    if (outcome == CholeskyOutcome::NotPositive) {  // ε too small for float64: no value
        value.objective = value.variance = std::numeric_limits<double>::infinity();
        value.gradient = value.preference = Vector::Zero(w.size());
        return value;
    }
    const Matrix alpha = solveCholesky(space.factor, data.y);
    value.objective = value.variance = data.y.cwiseProduct(alpha).sum();
    if (!kernelSlope(data, w, space.kernel, squareOf(alpha), value, goOn)) return std::nullopt;
    return value;
}

std::optional<CcmValue> ccmInverseFree(const CcmData& data, const Vector& w, double lambda2,
                                       Matrix& start, CcmSpace& space, const GoOn& goOn) {
    const Index k = data.y.cols();
    Matrix& kernel = space.kernel;
    if (!fillKernel(data, w, kernel, goOn)) return std::nullopt;
    mirror(kernel);
    Matrix once = start.size() > 0 ? Matrix(start.leftCols(k)) : Matrix::Zero(data.y.rows(), k);
    Matrix twice = start.size() > 0 ? Matrix(start.rightCols(k)) : Matrix::Zero(data.y.rows(), k);
    if (!solveIteratively(data, kernel, data.y, once, goOn)) return std::nullopt;
    if (!solveIteratively(data, kernel, once, twice, goOn)) return std::nullopt;
    CcmValue value;
    value.variance = data.y.cwiseProduct(once).sum();
    value.objective = value.variance - once.squaredNorm() / (4. * lambda2);
    const Matrix alpha = once - twice / (2. * lambda2);
    if (!kernelSlope(data, w, kernel, symmetricProduct(once, alpha), value, goOn))
        return std::nullopt;
    start.resize(data.y.rows(), 2 * k);
    start << once, twice;
    return value;
}

double ccmExactBytes(Index rows, Index columns, Index targets) {
    const auto n = static_cast<double>(rows);
    return 8. * n *
           (2. * n + 3. * static_cast<double>(columns) + 6. * static_cast<double>(targets));
}

}  // namespace ardent

#include "core/kernel/cholesky.h"

#include <Eigen/Cholesky>
#include <atomic>

#include "core/kernel/square_update.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kWidth = 128;

/// Calls use(first, columns) with each block of columns of L⁻¹ from its first row that is not 0.
template <class Use>
bool forEachInverseBlock(const Matrix& factor, const GoOn& goOn, const Use& use) {
    const Index n = factor.rows();
    std::atomic<bool> stopped = false;
    forEachBlock(n, kWidth, [&](Index, Index first, Index size) {
        if (!stopped && !goOn()) stopped = true;
        if (stopped) return;
        Matrix columns = Matrix::Identity(n - first, size);
        factor.bottomRightCorner(n - first, n - first)
            .triangularView<Eigen::Lower>()
            .solveInPlace(columns);
        use(first, columns);
    });
    return !stopped;
}

}  // namespace

CholeskyOutcome factoriseCholesky(Matrix& a, const GoOn& goOn) {
    const Index n = a.rows();
    for (Index first = 0; first < n; first += kWidth) {
        if (!goOn()) return CholeskyOutcome::Left;
        const Index width = std::min(kWidth, n - first);
        const Index below = first + width;
        const Index rest = n - below;
        const Eigen::LLT<Matrix> corner(a.block(first, first, width, width));
        if (corner.info() != Eigen::Success) return CholeskyOutcome::NotPositive;
        a.block(first, first, width, width) = corner.matrixL();
        forEachBlock(rest, kWidth, [&](Index, Index start, Index size) {
            auto rows = a.block(below + start, first, size, width);
            corner.matrixU().solveInPlace<Eigen::OnTheRight>(rows);
        });
        subtractSquare(a.bottomRightCorner(rest, rest), a.block(below, first, rest, width));
    }
    return CholeskyOutcome::Done;
}

Matrix solveCholesky(const Matrix& factor, Matrix b) {
    factor.triangularView<Eigen::Lower>().solveInPlace(b);
    factor.triangularView<Eigen::Lower>().transpose().solveInPlace(b);
    return b;
}

bool invertCholesky(const Matrix& factor, Matrix& inverse, const GoOn& goOn) {
    const Index n = factor.rows();
    inverse.resize(n, n);
    return forEachInverseBlock(factor, goOn, [&](Index first, Matrix& columns) {
        factor.bottomRightCorner(n - first, n - first)
            .triangularView<Eigen::Lower>()
            .transpose()
            .solveInPlace(columns);
        inverse.block(first, first, n - first, columns.cols()) = columns;
    });
}

std::optional<Vector> inverseDiagonal(const Matrix& factor, const GoOn& goOn) {
    Vector diagonal(factor.rows());
    const bool done = forEachInverseBlock(factor, goOn, [&](Index first, const Matrix& columns) {
        diagonal.segment(first, columns.cols()) = columns.colwise().squaredNorm();
    });
    return done ? std::optional(diagonal) : std::nullopt;
}

}  // namespace ardent

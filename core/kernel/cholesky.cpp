#include "core/kernel/cholesky.h"

#include <Eigen/Cholesky>

#include "core/kernel/square_update.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kWidth = 128;

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

}  // namespace ardent

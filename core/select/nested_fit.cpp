#include "core/select/nested_fit.h"

#include <Eigen/Eigenvalues>
#include <algorithm>
#include <cmath>

#include "core/select/f_law.h"

namespace ardent {
namespace {

constexpr double kLeastNew = 0.01;
constexpr double kLeastLeft = 1e-10;

void takeOut(const Eigen::Ref<const Matrix>& basis, Eigen::Ref<Matrix> columns) {
    if (basis.cols() == 0) return;
    columns -= basis * (basis.transpose() * columns);
}

/// The inverse square root of the targets' products, which makes them orthonormal.
void whiten(NestedFit& fit) {
    const Matrix products = fit.left.transpose() * fit.left;
    const Eigen::SelfAdjointEigenSolver<Matrix> solver(products);
    fit.leftShare *= solver.eigenvalues().minCoeff();
    fit.isPerfect = solver.eigenvalues().minCoeff() < kLeastLeft;
    if (fit.isPerfect) return;
    fit.left *= solver.operatorInverseSqrt();
}

PartialTest testOf(const NestedFit& fit, double freedom, const Matrix& directions,
                   double inflation = 1.) {
    if (fit.isPerfect) return {};
    const double trace = (directions.transpose() * fit.left).squaredNorm() / inflation;
    return {pillaiAbove(trace, static_cast<double>(directions.cols()),
                        static_cast<double>(fit.left.cols()), freedom),
            trace};
}

/// By what the mean of the trace is larger than that of rows with one variance, 1 at least: the
/// directions' leverages weighted by what is left of the rows.
double inflationOf(const NestedFit& fit, const Matrix& directions) {
    constexpr double kLittleLeft = 0.2;
    if (directions.cols() == 0 || fit.isPerfect || fit.leftShare >= kLittleLeft) return 1.;
    const double weighted =
        directions.rowwise().squaredNorm().dot(fit.left.rowwise().squaredNorm());
    const double even = static_cast<double>(directions.cols() * fit.left.cols()) /
                        static_cast<double>(fit.left.rows());
    return std::max(1., weighted / even);
}

}  // namespace

NestedFit constantFit(const Matrix& targets) {
    NestedFit fit;
    const double rows = static_cast<double>(targets.rows());
    fit.basis = Matrix::Constant(targets.rows(), 1, 1. / std::sqrt(rows));
    fit.left = targets.rowwise() - targets.colwise().mean();
    const Vector norms = fit.left.colwise().norm();
    fit.left *= norms.cwiseInverse().asDiagonal();
    whiten(fit);
    fit.leftShare = 1.;
    return fit;
}

Matrix newDirections(const Matrix& basis, const Matrix& further, const Matrix& columns) {
    Matrix directions = columns;
    for (int twice = 0; twice < 2; ++twice) {
        takeOut(basis, directions);
        takeOut(further, directions);
    }
    Index kept = 0;
    for (Index j = 0; j < columns.cols(); ++j) {
        Vector direction = directions.col(j);
        for (int twice = 0; twice < 2; ++twice) takeOut(directions.leftCols(kept), direction);
        const double square = direction.squaredNorm();
        if (!(square > kLeastNew * columns.col(j).squaredNorm())) continue;
        directions.col(kept++) = direction / std::sqrt(square);
    }
    return directions.leftCols(kept);
}

Matrix newDirections(const Matrix& basis, const Matrix& columns) {
    return newDirections(basis, Matrix(columns.rows(), 0), columns);
}

NestedFit extended(NestedFit fit, const Matrix& directions) {
    if (directions.cols() == 0) return fit;
    fit.basis.conservativeResize(Eigen::NoChange, fit.basis.cols() + directions.cols());
    fit.basis.rightCols(directions.cols()) = directions;
    takeOut(directions, fit.left);
    whiten(fit);
    return fit;
}

PartialTest partialTest(const NestedFit& fit, const Matrix& columns) {
    return testOf(fit, fit.freedom(), newDirections(fit.basis, columns));
}

double partialP(const NestedFit& fit, const Matrix& columns) {
    return partialTest(fit, columns).p;
}

double partialP(const NestedFit& fit, const Matrix& others, const Matrix& columns) {
    const Matrix before = newDirections(fit.basis, others);
    NestedFit more{.basis = {}, .left = fit.left, .leftShare = fit.leftShare};
    takeOut(before, more.left);
    whiten(more);
    const Matrix directions = newDirections(fit.basis, before, columns);
    return testOf(more, fit.freedom() - static_cast<double>(before.cols()), directions,
                  inflationOf(more, directions))
        .p;
}

double robustP(const NestedFit& fit, const Matrix& columns) {
    if (fit.isPerfect) return 0.;
    const Matrix directions = newDirections(fit.basis, columns);
    const auto targets = static_cast<double>(fit.left.cols());
    double least = 1.;
    for (Index t = 0; t < fit.left.cols(); ++t) {
        const Matrix products = fit.left.col(t).asDiagonal() * directions;
        const Matrix own = newDirections(Matrix(products.rows(), 0), products);
        const double explained =
            own.colwise().sum().squaredNorm() / static_cast<double>(products.rows());
        least = std::min(
            least, pillaiAbove(explained, static_cast<double>(own.cols()), 1., fit.freedom()));
    }
    return std::min(1., targets * least);
}

NestedFit permuted(const NestedFit& fit, const std::vector<std::int32_t>& order) {
    NestedFit shuffled{.basis = fit.basis, .left = fit.left(order, Eigen::all)};
    takeOut(fit.basis, shuffled.left);
    whiten(shuffled);
    return shuffled;
}

}  // namespace ardent

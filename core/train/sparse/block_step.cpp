#include "core/train/sparse/block_step.h"

#include <algorithm>
#include <cmath>

namespace ardent::sparse {

double shrunk(double c, double curvature, double norm, double square) {
    const double free = std::abs(c) - norm;
    if (free <= 0. || curvature + square <= 0.) return 0.;
    return std::copysign(free / (curvature + square), c);
}

Matrix shrunk(const Matrix& c, const Vector& curvature, double norm, double square) {
    const double length = c.norm();
    if (length <= norm) return Matrix::Zero(c.rows(), c.cols());
    const Vector bend = curvature.array() + square;
    const Vector squares = c.rowwise().squaredNorm();
    if (norm == 0.) {
        const Vector inverse = (bend.array() > 0.).select(bend.cwiseInverse(), 0.);
        return inverse.asDiagonal() * c;
    }
    // With ν = ‖B‖: Σ_i c_i² / (bend_i ν + norm)² = 1. Its inverse root is concave and rises in ν,
    // so that Newton's steps from the left end rise to the answer.
    const double largest = bend.maxCoeff();
    if (largest <= 0.) return Matrix::Zero(c.rows(), c.cols());
    double nu = (length - norm) / largest;
    for (int step = 0; step < 60; ++step) {
        const Eigen::ArrayXd below = bend.array() * nu + norm;
        const double sum = (squares.array() / below.square()).sum();
        const double slope = (squares.array() * bend.array() / below.cube()).sum();
        if (!(slope > 0.)) break;
        const double move = (sum - sum / std::sqrt(sum)) * std::sqrt(sum) / slope;
        const double next = nu + move;
        if (!(next > 0.) || std::abs(move) <= 1e-15 * nu) break;
        nu = next;
    }
    const Vector factor = nu / (bend.array() * nu + norm);
    return factor.asDiagonal() * c;
}

}  // namespace ardent::sparse

#include "core/train/sparse/quadratic_descent.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>

#include "core/train/sparse/block_step.h"

namespace ardent::sparse {
namespace {

constexpr int kMostSweeps = 20'000;
constexpr double kPieceWork = 2e7;
constexpr Index kLargestNewton = 4000;

/// One coordinate, one output. Returns twice a lower bound of what was gained.
double moveOne(Quadratic q, Index i, Index output, double norm, double square) {
    double& b = q.b(i, output);
    const double c = q.c(i, output);
    if (b == 0. && std::abs(c) <= norm) return 0.;
    const double curvature = q.gram.diagonal(i);
    const double next = shrunk(c + curvature * b, curvature, norm, square);
    const double move = next - b;
    if (move == 0.) return 0.;
    b = next;
    q.c.col(output).noalias() -= move * Eigen::Map<const Vector>(q.gram.column(i), q.gram.size());
    return (curvature + square) * move * move;
}

double moveGroup(Quadratic q, const ActiveGroup& group, double norm, double square) {
    auto b = q.b.middleRows(group.at, group.rank);
    const auto c = q.c.middleRows(group.at, group.rank);
    if (b.isZero(0.) && c.norm() <= norm) return 0.;
    const auto block = q.gram.matrix().middleCols(group.at, group.rank);
    const Matrix free = c + block.middleRows(group.at, group.rank) * b;
    Matrix next;
    if (group.rank == 1)
        next = shrunk(free, Vector::Constant(1, q.gram.diagonal(group.at)), norm, square);
    else
        next = group.axes * shrunk(group.axes.transpose() * free, group.curvature, norm, square);
    const Matrix move = next - b;
    if (move.isZero(0.)) return 0.;
    const double gain = (move.transpose() * block.middleRows(group.at, group.rank) * move).trace();
    b = next;
    for (Index k = 0; k < move.cols(); ++k) q.c.col(k).noalias() -= block * move.col(k);
    return gain + square * move.squaredNorm();
}

double sweep(Quadratic q, const Penalty& penalty, double& work) {
    double gain = 0.;
    for (const ActiveGroup& group : q.gram.groups()) {
        const double norm = penalty.norm(group.group);
        const double square = penalty.square(group.group);
        const double before = gain;
        if (group.rank == 1 && (penalty.apart || q.b.cols() == 1))
            for (Index k = 0; k < q.b.cols(); ++k) gain += moveOne(q, group.at, k, norm, square);
        else if (group.rank > 0)
            gain += moveGroup(q, group, norm, square);
        if (gain != before) work += static_cast<double>(q.gram.size() * group.rank * q.b.cols());
    }
    work += static_cast<double>(q.gram.groups().size());
    return 0.5 * gain;
}

std::vector<Index> support(const ActiveGram& gram, const Matrix& b) {
    std::vector<Index> used;
    for (const ActiveGroup& group : gram.groups())
        if (!b.middleRows(group.at, group.rank).isZero(0.))
            for (Index i = 0; i < group.rank; ++i) used.push_back(group.at + i);
    return used;
}

/// Newton's direction on the coordinates in use: the penalty is smooth there while no group
/// vanishes.
struct NewtonDirection {
    Vector direction;
    double slope = 0.;      // of the objective along it
    double curvature = 0.;  // dᵀGd
    double longest = 1.;    // share of it at which the first coordinate changes its sign
    Index first = -1;       // and which
};

NewtonDirection newtonDirection(Quadratic q, const Penalty& penalty,
                                const std::vector<Index>& used) {
    const auto s = static_cast<Index>(used.size());
    Matrix part(s, s);
    for (Index j = 0; j < s; ++j) {
        const double* column = q.gram.column(used[static_cast<std::size_t>(j)]);
        for (Index i = 0; i < s; ++i) part(i, j) = column[used[static_cast<std::size_t>(i)]];
    }
    Matrix hessian = part;
    Vector slope(s);
    Index at = 0;
    for (const ActiveGroup& group : q.gram.groups()) {
        const Vector b = q.b.col(0).segment(group.at, group.rank);
        if (b.isZero(0.)) continue;
        const double length = b.norm();
        const double norm = penalty.norm(group.group);
        const double square = penalty.square(group.group);
        slope.segment(at, group.rank) =
            -q.c.col(0).segment(group.at, group.rank) + (norm / length + square) * b;
        auto block = hessian.block(at, at, group.rank, group.rank);
        if (group.rank > 1) block -= (norm / (length * length * length)) * b * b.transpose();
        block.diagonal().array() += square + (group.rank > 1 ? norm / length : 0.);
        at += group.rank;
    }
    hessian.diagonal().array() += 1e-13 * part.diagonal().maxCoeff();
    NewtonDirection found;
    const Eigen::LLT<Matrix> factor(hessian);
    if (factor.info() != Eigen::Success) return found;
    found.direction = -factor.solve(slope);
    if (!found.direction.allFinite()) {
        found.direction.resize(0);
        return found;
    }
    found.slope = slope.dot(found.direction);
    found.curvature = found.direction.dot(part.selfadjointView<Eigen::Lower>() * found.direction);
    at = 0;
    for (const ActiveGroup& group : q.gram.groups()) {
        if (q.b.middleRows(group.at, group.rank).isZero(0.)) continue;
        if (group.rank == 1 && penalty.norm(group.group) > 0.) {
            const double share = -q.b(group.at, 0) / found.direction[at];
            if (share > 0. && share < found.longest) {
                found.longest = share;
                found.first = at;
            }
        }
        at += group.rank;
    }
    return found;
}

/// False where it led nowhere.
bool newtonStep(Quadratic q, const Penalty& penalty, double& work) {
    const std::vector<Index> used = support(q.gram, q.b);
    if (used.empty() || static_cast<Index>(used.size()) > kLargestNewton) return false;
    const auto s = static_cast<double>(used.size());
    work += s * s * s / 24. + 2. * s * s + s * static_cast<double>(q.gram.size());
    const NewtonDirection newton = newtonDirection(q, penalty, used);
    if (newton.direction.size() == 0 || !(newton.slope < 0.)) return false;
    const double smoothSlope = [&] {
        double sum = 0.;
        for (std::size_t i = 0; i < used.size(); ++i)
            sum -= q.c(used[i], 0) * newton.direction[static_cast<Index>(i)];
        return sum;
    }();
    const double before = penaltyValue(penalty, q.gram, q.b);
    const Matrix old = q.b;
    double share = newton.longest;
    for (int halving = 0; halving < 12; ++halving, share *= 0.5) {
        for (std::size_t i = 0; i < used.size(); ++i)
            q.b(used[i], 0) = old(used[i], 0) + share * newton.direction[static_cast<Index>(i)];
        if (halving == 0 && newton.first >= 0)
            q.b(used[static_cast<std::size_t>(newton.first)], 0) = 0.;
        const double change = share * smoothSlope + 0.5 * share * share * newton.curvature +
                              penaltyValue(penalty, q.gram, q.b) - before;
        if (change < 1e-4 * share * newton.slope) {
            for (std::size_t i = 0; i < used.size(); ++i) {
                const double move = q.b(used[i], 0) - old(used[i], 0);
                q.c.col(0).noalias() -=
                    move * Eigen::Map<const Vector>(q.gram.column(used[i]), q.gram.size());
            }
            return true;
        }
    }
    q.b = old;
    return false;
}

}  // namespace

double Penalty::norm(Index group) const {
    return lambda * mixing * weights[static_cast<std::size_t>(group)];
}

double Penalty::square(Index group) const {
    return lambda * (1. - mixing) * weights[static_cast<std::size_t>(group)];
}

double penaltyValue(const Penalty& penalty, const ActiveGram& gram, const Matrix& b) {
    double sum = 0.;
    for (const ActiveGroup& group : gram.groups()) {
        const auto own = b.middleRows(group.at, group.rank);
        const double length = penalty.apart && group.rank == 1 ? own.cwiseAbs().sum() : own.norm();
        sum += penalty.norm(group.group) * length +
               0.5 * penalty.square(group.group) * own.squaredNorm();
    }
    return sum;
}

bool descend(Quadratic q, const Penalty& penalty, const std::function<bool(double gain)>& enough,
             const GoOn& goOn) {
    double work = 0.;
    int sinceNewton = 0;
    for (int sweeps = 0; sweeps < kMostSweeps; ++sweeps) {
        const double gain = sweep(q, penalty, work);
        if (gain == 0. || enough(gain)) return true;
        if (work > kPieceWork) {
            work = 0.;
            if (!goOn()) return false;
        }
        if (q.b.cols() == 1 && ++sinceNewton >= 5 + q.gram.size() / 20) {
            sinceNewton = 0;
            newtonStep(q, penalty, work);
        }
    }
    return true;
}

}  // namespace ardent::sparse

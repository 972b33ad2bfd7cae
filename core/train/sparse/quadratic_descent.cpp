#include "core/train/sparse/quadratic_descent.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>

#include "core/train/sparse/block_step.h"

namespace ardent::sparse {
namespace {

constexpr int kMostSweeps = 20'000;
constexpr double kSweepWork = 2e7;
constexpr Index kLargestNewton = 4000;
constexpr Index kSweepsShare = 25;  // a Newton step costs about this share of its size in sweeps

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
    double slope = 0.;           // of the objective along it
    double longest = 1.;         // share of it at which the first coordinate changes its sign
    std::vector<char> mayCross;  // one a coordinate: it should not change its sign
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
    found.mayCross.assign(used.size(), 0);
    at = 0;
    for (const ActiveGroup& group : q.gram.groups()) {
        if (q.b.middleRows(group.at, group.rank).isZero(0.)) continue;
        if (group.rank == 1 && penalty.norm(group.group) > 0.) {
            const double share = -q.b(group.at, 0) / found.direction[at];
            found.mayCross[static_cast<std::size_t>(at)] = 1;
            if (share > 0.) found.longest = std::min(found.longest, share);
        }
        at += group.rank;
    }
    return found;
}

/// Moves b by `share` of the direction, coordinates that would change their sign to 0. Gives the
/// change of the objective and of c; b must be put back where it is not wanted.
double tryMove(Quadratic q, const Penalty& penalty, const std::vector<Index>& used,
               const NewtonDirection& newton, double share, double before, Vector& change) {
    change.setZero(q.gram.size());
    double linear = 0.;
    for (std::size_t i = 0; i < used.size(); ++i) {
        double& b = q.b(used[i], 0);
        const double next = b + share * newton.direction[static_cast<Index>(i)];
        const bool crosses = newton.mayCross[i] && next * b < 0.;
        const double move = (crosses ? 0. : next) - b;
        linear -= q.c(used[i], 0) * move;
        change.noalias() -= move * Eigen::Map<const Vector>(q.gram.column(used[i]), q.gram.size());
        b += move;
        if (crosses) b = 0.;
    }
    return linear + penaltyValue(penalty, q.gram, q.b) - before;
}

/// False where it led nowhere.
bool newtonStep(Quadratic q, const Penalty& penalty, double& work) {
    const std::vector<Index> used = support(q.gram, q.b);
    if (used.empty() || static_cast<Index>(used.size()) > kLargestNewton) return false;
    const auto s = static_cast<double>(used.size());
    work += s * s * s / 24. + 2. * s * s + s * static_cast<double>(q.gram.size());
    const NewtonDirection newton = newtonDirection(q, penalty, used);
    if (newton.direction.size() == 0 || !(newton.slope < 0.)) return false;
    const double before = penaltyValue(penalty, q.gram, q.b);
    const Matrix old = q.b;
    Vector change;
    // The whole way first; then no further than to where the first coordinate vanishes.
    double share = 1.;
    for (int attempt = 0; attempt < 6; ++attempt) {
        double gain = tryMove(q, penalty, used, newton, share, before, change);
        for (const Index i : used) gain -= 0.5 * change[i] * (q.b(i, 0) - old(i, 0));
        if (gain < 1e-4 * share * newton.slope) {
            q.c.col(0) += change;
            return true;
        }
        q.b = old;
        share = attempt == 0 && newton.longest < 1. ? newton.longest : 0.5 * share;
    }
    return false;
}

/// Anderson's extrapolation of the last sweeps (as in Bertrand and Massias, 2021). The gradient is
/// linear, so that it is extrapolated like the coefficients and a trial costs no product.
class Extrapolation {
public:
    explicit Extrapolation(Quadratic q) { restart(q); }

    void restart(Quadratic q) {
        points_.assign(1, q.b);
        slopes_.assign(1, q.c);
    }

    void add(Quadratic q, const Penalty& penalty) {
        points_.push_back(q.b);
        slopes_.push_back(q.c);
        if (points_.size() <= kMemory) return;
        Matrix moves(q.b.size(), kMemory);
        for (Index i = 0; i < moves.cols(); ++i)
            moves.col(i) = (points_[std::size_t(i) + 1] - points_[std::size_t(i)]).reshaped();
        Matrix products = moves.transpose() * moves;
        products.diagonal().array() += 1e-12 * products.trace();
        const Vector solved = products.ldlt().solve(Vector::Ones(kMemory));
        const Vector shares = solved / solved.sum();
        if (shares.allFinite()) {
            Matrix b = Matrix::Zero(q.b.rows(), q.b.cols());
            Matrix c = b;
            for (std::size_t i = 0; i < kMemory; ++i) {
                b += shares[Index(i)] * points_[i + 1];
                c += shares[Index(i)] * slopes_[i + 1];
            }
            const double change = penaltyValue(penalty, q.gram, b) -
                                  penaltyValue(penalty, q.gram, q.b) -
                                  0.5 * ((c + q.c).cwiseProduct(b - q.b)).sum();
            if (change < 0.) {
                q.b = std::move(b);
                q.c = std::move(c);
            }
        }
        restart(q);
    }

private:
    static constexpr std::size_t kMemory = 5;
    std::vector<Matrix> points_, slopes_;
};

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
    Index sinceNewton = 0;
    Extrapolation extrapolation(q);
    for (int sweeps = 0; sweeps < kMostSweeps; ++sweeps) {
        const double gain = sweep(q, penalty, work);
        if (gain == 0. || enough(gain)) return true;
        if (work > kSweepWork) {
            work = 0.;
            if (!goOn()) return false;
        }
        if (q.b.cols() == 1 && ++sinceNewton >= 10 + q.gram.size() / kSweepsShare) {
            sinceNewton = 0;
            newtonStep(q, penalty, work);
            extrapolation.restart(q);
        } else {
            extrapolation.add(q, penalty);
        }
    }
    return true;
}

}  // namespace ardent::sparse

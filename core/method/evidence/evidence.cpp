#include "core/method/evidence/evidence.h"

#include <Eigen/Cholesky>
#include <cmath>
#include <limits>

#include "core/kernel/waves.h"

namespace ardent {
namespace {

constexpr double kLeastNoise = 1e-12;  // q below this share of yᵀy is rounding

template <class T>
using Values = Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic>;

/// The lower triangle of ZᵀZ.
template <class T>
void multiply(EvidenceSpace<T>& space) {
    space.products.setZero(space.z.cols(), space.z.cols());
    space.products.template selfadjointView<Eigen::Lower>().rankUpdate(space.z.transpose());
}

struct Solved {
    double value = std::numeric_limits<double>::infinity();
    Matrix h;  // D × K
    Vector q;  // K
};

/// Of space.products, the lower triangle of ZᵀZ; targets: Zᵀy; squares: yᵀy of each target. Leaves
/// the Cholesky factor of B in space.b.
template <class T>
Solved solve(EvidenceSpace<T>& space, const Matrix& targets, const Vector& squares, double rows,
             double tau) {
    Solved solved;
    space.b = tau * space.products.template cast<double>();
    space.b.diagonal().array() += 1.;
    const Eigen::LLT<Eigen::Ref<Matrix>> factor(space.b);
    if (factor.info() != Eigen::Success) return solved;
    solved.h = factor.solve(tau * targets);
    solved.q = squares - targets.cwiseProduct(solved.h).colwise().sum().transpose();
    solved.q = solved.q.cwiseMax(((kLeastNoise * squares).array() + 1e-300).matrix());
    const double logDeterminant = 2. * space.b.diagonal().array().log().sum();
    solved.value = (solved.q.array() / rows).log().mean() + logDeterminant / rows;
    return solved;
}

}  // namespace

template <class T>
Evidence<T> evidence(const EvidenceSample<T>& sample, const Values<T>& frequencies,
                     const Eigen::Matrix<T, Eigen::Dynamic, 1>& phases, double tau,
                     EvidenceSpace<T>& space) {
    const auto m = static_cast<double>(sample.x.rows());
    const auto outputs = static_cast<double>(sample.y.cols());
    const T quarterTurns = T(kQuarterTurns);
    space.turns.noalias() = sample.x * (frequencies * quarterTurns);
    space.turns.rowwise() += phases.transpose() * quarterTurns;
    cosinesAndSines(space.turns, space.z, space.sines);
    space.y = sample.y.template cast<T>();
    const Matrix targets = (space.z.transpose() * space.y).template cast<double>();
    multiply(space);
    const Solved solved =
        solve(space, targets, sample.y.colwise().squaredNorm().transpose(), m, tau);
    Evidence<T> result;
    result.value = solved.value;
    if (!std::isfinite(solved.value)) return result;
    space.inverse.setIdentity(space.b.rows(), space.b.cols());
    space.b.template triangularView<Eigen::Lower>().solveInPlace(space.inverse);
    space.b.template triangularView<Eigen::Lower>().transpose().solveInPlace(space.inverse);
    space.shrunk = (2. * tau / m * space.inverse).template cast<T>();
    space.residual = space.y;
    space.residual.noalias() -= space.z * solved.h.template cast<T>();
    const Values<T> outer =
        (solved.h * (2. / outputs * solved.q.cwiseInverse()).asDiagonal()).template cast<T>();
    space.byPhase.noalias() = space.z * space.shrunk;
    space.byPhase.noalias() -= space.residual * outer.transpose();
    space.byPhase.array() *= -space.sines.array();
    result.byFrequencies.noalias() = sample.x.transpose() * space.byPhase;
    result.byLogTau =
        (static_cast<double>(space.z.cols()) - space.inverse.trace()) / m -
        (solved.h.colwise().squaredNorm().transpose().array() / solved.q.array()).mean() / tau;
    return result;
}

EvidenceOverTau evidenceOverTau(const Eigen::MatrixXf& turns, const Matrix& y,
                                std::span<const double> taus, EvidenceSpace<float>& space) {
    cosinesAndSines(turns, space.z, space.sines);
    const Matrix targets = (space.z.transpose() * y.cast<float>()).cast<double>();
    const Vector squares = y.colwise().squaredNorm().transpose();
    multiply(space);
    EvidenceOverTau best{std::numeric_limits<double>::infinity(), taus.front()};
    for (const double tau : taus) {
        const double value =
            solve(space, targets, squares, static_cast<double>(y.rows()), tau).value;
        if (value < best.value) best = {value, tau};
    }
    return best;
}

template Evidence<float> evidence(const EvidenceSample<float>&, const Eigen::MatrixXf&,
                                  const Eigen::VectorXf&, double, EvidenceSpace<float>&);
template Evidence<double> evidence(const EvidenceSample<double>&, const Matrix&, const Vector&,
                                   double, EvidenceSpace<double>&);

}  // namespace ardent

#include "core/method/evidence/evidence.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/kernel/waves.h"

namespace ardent {
namespace {

constexpr double kLeastNoise = 1e-12;  // q below this share of yᵀy is rounding

template <class T>
using Values = Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic>;

/// Fewer rows than cosines: B is then not made, but C = I + τ ZZᵀ, of one row and column a row,
/// with det C = det B, h = τ Zᵀ C⁻¹ y, y − Z h = C⁻¹ y, q = yᵀ C⁻¹ y and Z B⁻¹ = C⁻¹ Z.
template <class T>
bool areFewRows(const EvidenceSpace<T>& space) {
    return space.z.rows() < space.z.cols();
}

/// The lower triangle of ZᵀZ, of few rows of ZZᵀ.
template <class T>
void multiply(EvidenceSpace<T>& space) {
    const Index size = std::min(space.z.rows(), space.z.cols());
    space.products.setZero(size, size);
    auto lower = space.products.template selfadjointView<Eigen::Lower>();
    if (areFewRows(space))
        lower.rankUpdate(space.z);
    else
        lower.rankUpdate(space.z.transpose());
}

struct Solved {
    double value = std::numeric_limits<double>::infinity();
    Matrix h;  // D × K; of few rows C⁻¹ y, m × K
    Vector q;  // K
};

/// Of space.products; targets: Zᵀy. Leaves the Cholesky factor of B, of few rows of C, in space.b.
template <class T>
Solved solve(EvidenceSpace<T>& space, const Matrix& y, const Matrix& targets, double tau) {
    Solved solved;
    const auto rows = static_cast<double>(y.rows());
    const Vector squares = y.colwise().squaredNorm().transpose();
    space.b = tau * space.products.template cast<double>();
    space.b.diagonal().array() += 1.;
    const Eigen::LLT<Eigen::Ref<Matrix>> factor(space.b);
    if (factor.info() != Eigen::Success) return solved;
    if (areFewRows(space)) {
        solved.h = factor.solve(y);
        solved.q = y.cwiseProduct(solved.h).colwise().sum().transpose();
    } else {
        solved.h = factor.solve(tau * targets);
        solved.q = squares - targets.cwiseProduct(solved.h).colwise().sum().transpose();
    }
    solved.q = solved.q.cwiseMax(((kLeastNoise * squares).array() + 1e-300).matrix());
    const double logDeterminant = 2. * space.b.diagonal().array().log().sum();
    solved.value = (solved.q.array() / rows).log().mean() + logDeterminant / rows;
    return solved;
}

/// Zᵀy, which few rows do not need.
template <class T>
Matrix targetsOf(const EvidenceSpace<T>& space) {
    if (areFewRows(space)) return {};
    return (space.z.transpose() * space.y).template cast<double>();
}

/// Of B, of few rows of C, from its Cholesky factor.
template <class T>
void invert(EvidenceSpace<T>& space) {
    space.inverse.setIdentity(space.b.rows(), space.b.cols());
    space.b.template triangularView<Eigen::Lower>().solveInPlace(space.inverse);
    space.b.template triangularView<Eigen::Lower>().transpose().solveInPlace(space.inverse);
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
    multiply(space);
    Solved solved = solve(space, sample.y, targetsOf(space), tau);
    Evidence<T> result;
    result.value = solved.value;
    if (!std::isfinite(solved.value)) return result;
    invert(space);
    space.shrunk = (2. * tau / m * space.inverse).template cast<T>();
    if (areFewRows(space)) {
        space.residual = solved.h.template cast<T>();
        solved.h = tau * (space.z.transpose() * space.residual).template cast<double>();
        space.byPhase.noalias() = space.shrunk * space.z;
    } else {
        space.residual = space.y;
        space.residual.noalias() -= space.z * solved.h.template cast<T>();
        space.byPhase.noalias() = space.z * space.shrunk;
    }
    const Values<T> outer =
        (solved.h * (2. / outputs * solved.q.cwiseInverse()).asDiagonal()).template cast<T>();
    space.byPhase.noalias() -= space.residual * outer.transpose();
    space.byPhase.array() *= -space.sines.array();
    result.byFrequencies.noalias() = sample.x.transpose() * space.byPhase;
    result.byLogTau =
        (static_cast<double>(space.b.cols()) - space.inverse.trace()) / m -
        (solved.h.colwise().squaredNorm().transpose().array() / solved.q.array()).mean() / tau;
    return result;
}

EvidenceOverTau evidenceOverTau(const Eigen::MatrixXf& turns, const Matrix& y,
                                std::span<const double> taus, EvidenceSpace<float>& space) {
    cosinesAndSines(turns, space.z, space.sines);
    space.y = y.cast<float>();
    multiply(space);
    const Matrix targets = targetsOf(space);
    EvidenceOverTau best{std::numeric_limits<double>::infinity(), taus.front()};
    for (const double tau : taus) {
        const double value = solve(space, y, targets, tau).value;
        if (value < best.value) best = {value, tau};
    }
    return best;
}

template Evidence<float> evidence(const EvidenceSample<float>&, const Eigen::MatrixXf&,
                                  const Eigen::VectorXf&, double, EvidenceSpace<float>&);
template Evidence<double> evidence(const EvidenceSample<double>&, const Matrix&, const Vector&,
                                   double, EvidenceSpace<double>&);

}  // namespace ardent

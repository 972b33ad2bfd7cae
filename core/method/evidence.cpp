#include "core/method/evidence.h"

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
Matrix productsOf(const Values<T>& z) {
    Values<T> products = Values<T>::Zero(z.cols(), z.cols());
    products.template selfadjointView<Eigen::Lower>().rankUpdate(z.transpose());
    return products.template cast<double>();
}

struct Solved {
    double value = std::numeric_limits<double>::infinity();
    Eigen::LLT<Matrix> factor;
    Matrix h;  // D × K
    Vector q;  // K
};

/// products: the lower triangle of ZᵀZ; targets: Zᵀy; squares: yᵀy of each target.
Solved solve(const Matrix& products, const Matrix& targets, const Vector& squares, double rows,
             double tau) {
    Solved solved;
    Matrix b = tau * products;
    b.diagonal().array() += 1.;
    solved.factor.compute(b);
    if (solved.factor.info() != Eigen::Success) return solved;
    solved.h = solved.factor.solve(tau * targets);
    solved.q = squares - targets.cwiseProduct(solved.h).colwise().sum().transpose();
    solved.q = solved.q.cwiseMax(((kLeastNoise * squares).array() + 1e-300).matrix());
    const double logDeterminant =
        2. * solved.factor.matrixLLT().diagonal().array().log().sum();
    solved.value = (solved.q.array() / rows).log().mean() + logDeterminant / rows;
    return solved;
}

}  // namespace

template <class T>
Evidence<T> evidence(const EvidenceSample<T>& sample, const Values<T>& frequencies,
                     const Eigen::Matrix<T, Eigen::Dynamic, 1>& phases, double tau) {
    const auto m = static_cast<double>(sample.x.rows());
    const auto outputs = static_cast<double>(sample.y.cols());
    const T quarterTurns = T(kQuarterTurns);
    Values<T> turns = sample.x * (frequencies * quarterTurns);
    turns.rowwise() += phases.transpose() * quarterTurns;
    Values<T> z, sines;
    cosinesAndSines(turns, z, sines);
    const Values<T> y = sample.y.template cast<T>();
    const Matrix targets = (z.transpose() * y).template cast<double>();
    const Solved solved = solve(productsOf<T>(z), targets,
                                sample.y.colwise().squaredNorm().transpose(), m, tau);
    Evidence<T> result;
    result.value = solved.value;
    if (!std::isfinite(solved.value)) return result;
    const Matrix inverse = solved.factor.solve(Matrix::Identity(z.cols(), z.cols()));
    const Values<T> shrunk = (2. * tau / m * inverse).template cast<T>();
    const Values<T> residual = y - z * solved.h.template cast<T>();
    const Values<T> outer =
        (solved.h * (2. / outputs * solved.q.cwiseInverse()).asDiagonal()).template cast<T>();
    Values<T> byPhase = z * shrunk;
    byPhase.noalias() -= residual * outer.transpose();
    byPhase.array() *= -sines.array();
    result.byFrequencies.noalias() = sample.x.transpose() * byPhase;
    result.byLogTau =
        (static_cast<double>(z.cols()) - inverse.trace()) / m -
        (solved.h.colwise().squaredNorm().transpose().array() / solved.q.array()).mean() / tau;
    return result;
}

EvidenceOverTau evidenceOverTau(const Eigen::MatrixXf& turns, const Matrix& y,
                                std::span<const double> taus) {
    Eigen::MatrixXf z, sines;
    cosinesAndSines(turns, z, sines);
    const Matrix targets = (z.transpose() * y.cast<float>()).cast<double>();
    const Vector squares = y.colwise().squaredNorm().transpose();
    const Matrix products = productsOf<float>(z);
    EvidenceOverTau best{std::numeric_limits<double>::infinity(), taus.front()};
    for (const double tau : taus) {
        const double value =
            solve(products, targets, squares, static_cast<double>(y.rows()), tau).value;
        if (value < best.value) best = {value, tau};
    }
    return best;
}

template Evidence<float> evidence(const EvidenceSample<float>&, const Eigen::MatrixXf&,
                                  const Eigen::VectorXf&, double);
template Evidence<double> evidence(const EvidenceSample<double>&, const Matrix&, const Vector&,
                                   double);

}  // namespace ardent

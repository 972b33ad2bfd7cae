#pragma once

#include <span>

#include "core/base/types.h"

namespace ardent {

/// Rows of which the evidence is taken. T is float or double.
template <class T>
struct EvidenceSample {
    Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic> x;  ///< m × s
    Matrix y;                                            ///< m × K, each column of mean about 0
};

/// The log evidence of Bayesian linear regression on Fourier features Z = cos(X ω + b), weights of
/// variance τ times that of the noise, the noise profiled out; times −2/m, so that lower is better,
/// and without constants: with B = I + τ ZᵀZ, h = τ B⁻¹Zᵀy and q = yᵀy − yᵀZ h
///
///     L = log(q/m) + log det B / m
///
/// (the mean over the K targets, which share τ and Z). B and all that is solved with it in float64.
/// With fewer rows than cosines the same by matrices of m × m (Woodbury).
template <class T>
struct Evidence {
    double value = 0.;  ///< +∞ where B is not positive definite in this arithmetic
    Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic> byFrequencies;  ///< dL/dω: s × D
    double byLogTau = 0.;                                            ///< dL/d log τ
};

/// Scratch of one computation at a time; reused for ever.
template <class T>
struct EvidenceSpace {
    Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic> turns, z, sines, byPhase, shrunk, products, y,
        residual;
    Matrix b, inverse;
};

/// frequencies: ω, s × D; phases: b, D.
template <class T>
Evidence<T> evidence(const EvidenceSample<T>&,
                     const Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic>& frequencies,
                     const Eigen::Matrix<T, Eigen::Dynamic, 1>& phases, double tau,
                     EvidenceSpace<T>&);

/// The least L over the given τ, without gradients, and its τ. turns: Xω + b in quarter turns, m ×
/// D; y: m × K.
struct EvidenceOverTau {
    double value = 0.;
    double tau = 0.;
};
EvidenceOverTau evidenceOverTau(const Eigen::MatrixXf& turns, const Matrix& y,
                                std::span<const double> taus, EvidenceSpace<float>&);

extern template Evidence<float> evidence(const EvidenceSample<float>&, const Eigen::MatrixXf&,
                                         const Eigen::VectorXf&, double, EvidenceSpace<float>&);
extern template Evidence<double> evidence(const EvidenceSample<double>&, const Matrix&,
                                          const Vector&, double, EvidenceSpace<double>&);

}  // namespace ardent

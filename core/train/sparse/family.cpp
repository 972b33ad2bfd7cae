#include "core/train/sparse/family.h"

#include <algorithm>
#include <cmath>

#include "core/model/loss.h"

namespace ardent::sparse {
namespace {

constexpr double kLeastCurvature = 1e-5;

Matrix probabilities(SparseFamily family, const Matrix& scores) {
    if (family == SparseFamily::Binomial) return (1. + (-scores.array()).exp()).inverse().matrix();
    Matrix p = (scores.colwise() - scores.rowwise().maxCoeff()).array().exp().matrix();
    p.array().colwise() /= p.rowwise().sum().array().eval();
    return p;
}

}  // namespace

double lossOf(SparseFamily family, const Vector& y, const Matrix& scores) {
    const auto n = static_cast<double>(y.size());
    if (family == SparseFamily::Gaussian) return 0.5 * (y - scores.col(0)).squaredNorm() / n;
    double sum = 0.;
    for (Index i = 0; i < y.size(); ++i) {
        if (family == SparseFamily::Binomial) {
            const double f = scores(i, 0);
            sum += std::max(f, 0.) + std::log1p(std::exp(-std::abs(f))) - y[i] * f;
        } else {
            const double top = scores.row(i).maxCoeff();
            sum += top + std::log((scores.row(i).array() - top).exp().sum()) -
                   scores(i, static_cast<Index>(y[i]));
        }
    }
    return sum / n;
}

Matrix residualOf(SparseFamily family, const Vector& y, const Matrix& scores) {
    if (family == SparseFamily::Gaussian) return y - scores.col(0);
    Matrix residual = -probabilities(family, scores);
    for (Index i = 0; i < y.size(); ++i) {
        if (family == SparseFamily::Binomial)
            residual(i, 0) += y[i];
        else
            residual(i, static_cast<Index>(y[i])) += 1.;
    }
    return residual;
}

Vector curvatureOf(SparseFamily family, const Matrix& scores) {
    const Matrix p = probabilities(family, scores);
    const auto spread = p.array() * (1. - p.array());
    if (family == SparseFamily::Binomial) return spread.col(0).cwiseMax(kLeastCurvature);
    // Gershgorin: row c of diag(p) − ppᵀ has absolute sum 2 p_c (1 − p_c).
    return (2. * spread.rowwise().maxCoeff()).cwiseMax(kLeastCurvature);
}

Vector bestConstant(SparseFamily family, const Vector& y, Index outputs) {
    if (family == SparseFamily::Gaussian) return Vector::Constant(1, y.mean());
    Vector counts = Vector::Zero(std::max<Index>(outputs, 2));
    for (const double value : y) counts[static_cast<Index>(value)] += 1.;
    return bestConstantScores(family == SparseFamily::Binomial ? Loss::Logistic : Loss::Softmax,
                              counts);
}

}  // namespace ardent::sparse

#include "core/method/srff/srff_descent.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>
#include <limits>

#include "core/train/simplex.h"

namespace ardent {
namespace {

constexpr int kMostTrials = 40;
constexpr double kGrowth = 1.3;

/// With a free intercept the basis gets one more feature, the constant cos(0).
FourierBasis withConstant(const FourierBasis& basis, Intercept intercept) {
    if (intercept == Intercept::None) return basis;
    const Index features = basis.frequencies.cols();
    FourierBasis larger = basis;
    larger.frequencies.conservativeResize(Eigen::NoChange, features + 1);
    larger.frequencies.col(features).setZero();
    larger.phases.conservativeResize(features + 1);
    larger.phases[features] = 0.;
    return larger;
}

double curvatureBound(Loss loss) {
    switch (loss) {
        case Loss::Squared:
            return 2.;
        case Loss::Logistic:
            return 0.25;
        case Loss::Softmax:
            break;
    }
    return 0.5;
}

/// Noise of an objective that is computed from sums of features in T.
template <class T>
double noiseShare() {
    return sizeof(T) == 4 ? 1e-7 : 1e-13;
}

template <class T>
double lossOfConstant(Loss loss, const SrffRows<T>& data, Index outputs) {
    const auto n = static_cast<double>(data.rows.size());
    if (loss == Loss::Squared) {
        double sum = 0., squares = 0.;
        for (const auto row : data.rows) {
            const auto y = static_cast<double>(data.y[static_cast<std::size_t>(row)]);
            sum += y;
            squares += y * y;
        }
        return squares / n - sum / n * (sum / n);
    }
    Vector counts = Vector::Zero(std::max<Index>(outputs, 2));
    for (const auto row : data.rows)
        counts[static_cast<Index>(data.y[static_cast<std::size_t>(row)])] += 1.;
    double entropy = 0.;
    for (const double count : counts)
        if (count > 0.) entropy -= count / n * std::log(count / n);
    return entropy;
}

std::optional<FeatureGram> sums(const FourierBasis& basis, const Vector& scale,
                                const SrffRows<float>& data, const Matrix& targets,
                                const GoOn& goOn) {
    return featureGram(basis, scale, data.x, data.rows, targets, goOn);
}
std::optional<FeatureGram> sums(const FourierBasis& basis, const Vector& scale,
                                const SrffRows<double>& data, const Matrix& targets,
                                const GoOn& goOn) {
    return featureGram(basis, scale, Matrix(data.x), data.rows, targets, goOn);
}

}  // namespace

template <class T>
SrffSolver<T>::SrffSolver(const FourierBasis& basis, Loss loss, Index outputs, SrffRows<T> data,
                          Intercept intercept)
    : basis_(basis),
      loss_(loss),
      outputs_(outputs),
      data_(std::move(data)),
      intercept_(intercept),
      nullObjective_(lossOfConstant(loss, data_, outputs)),
      objective_(withConstant(basis, intercept), loss, outputs) {
    const auto n = static_cast<Index>(data_.rows.size());
    targets_ = Matrix::Zero(n, outputs);
    if (loss == Loss::Squared)
        for (Index i = 0; i < n; ++i)
            targets_(i, 0) = static_cast<double>(
                data_.y[static_cast<std::size_t>(data_.rows[static_cast<std::size_t>(i)])]);
    const auto first = data_.x.row(data_.rows.front());
    std::vector<bool> varies(static_cast<std::size_t>(data_.x.cols()), false);
    for (const auto row : data_.rows)
        for (Index j = 0; j < data_.x.cols(); ++j)
            if (data_.x(row, j) != first[j]) varies[static_cast<std::size_t>(j)] = true;
    for (Index j = 0; j < data_.x.cols(); ++j)
        if (varies[static_cast<std::size_t>(j)]) live_.push_back(j);
    if (live_.empty())  // nothing to learn from; a constant will come out
        for (Index j = 0; j < data_.x.cols(); ++j) live_.push_back(j);
}

template <class T>
SrffDescent SrffSolver<T>::start(double size, const Vector& scale) const {
    SrffDescent descent;
    SrffPoint& point = descent.point;
    point.scale = Vector::Zero(data_.x.cols());
    for (const Index j : live_) point.scale[j] = scale.size() > 0 ? scale[j] : 1.;
    if (!(point.scale.sum() > 0.))
        for (const Index j : live_) point.scale[j] = 1.;
    point.scale *= size / point.scale.sum();
    point.weights = Matrix::Zero(basis_.frequencies.cols(), outputs_);
    point.intercept = Vector::Zero(outputs_);
    descent.previous = point.scale;
    return descent;
}

template <class T>
Vector SrffSolver<T>::project(const Vector& scale, double size) const {
    Vector some(static_cast<Index>(live_.size()));
    for (std::size_t l = 0; l < live_.size(); ++l) some[static_cast<Index>(l)] = scale[live_[l]];
    some = projectOnSimplex(some, size);
    Vector projected = Vector::Zero(scale.size());
    for (std::size_t l = 0; l < live_.size(); ++l)
        projected[live_[l]] = some[static_cast<Index>(l)];
    return projected;
}

template <class T>
const FeatureGram* SrffSolver<T>::gram(const Vector& scale, const GoOn& goOn) {
    if (!gram_ || gramScale_ != scale) {
        gram_ = sums(basis_, scale, data_, targets_, goOn);
        gramScale_ = scale;
    }
    return gram_ ? &*gram_ : nullptr;
}

template <class T>
FourierParameters<T> SrffSolver<T>::parameters(const SrffPoint& point) const {
    const Index features = basis_.frequencies.cols();
    const Index constant = intercept_ == Intercept::Free ? 1 : 0;
    FourierParameters<T> result(features + constant, outputs_, point.scale.size());
    for (Index k = 0; k < features + constant; ++k)
        for (Index c = 0; c < outputs_; ++c)
            result.weights()[static_cast<std::size_t>(k * outputs_ + c)] =
                static_cast<T>(k < features ? point.weights(k, c) : point.intercept[c]);
    for (Index j = 0; j < point.scale.size(); ++j)
        result.scale()[static_cast<std::size_t>(j)] = static_cast<T>(point.scale[j]);
    return result;
}

template <class T>
bool SrffSolver<T>::fitSquared(SrffPoint& point, double lambda, const GoOn& goOn) {
    const FeatureGram* moments = gram(point.scale, goOn);
    if (!moments) return false;
    RidgeFit fit = ridgeFit(*moments, lambda, intercept_);
    point.weights = std::move(fit.weights);
    point.intercept = std::move(fit.intercept);
    point.loss = fit.loss.sum();
    point.objective = point.loss + lambda * fit.penalty;
    return true;
}

template <class T>
bool SrffSolver<T>::fitLogistic(SrffPoint& point, double lambda, const GoOn& goOn) {
    constexpr int kMostSteps = 6;
    constexpr double kEnough = 1e-3;
    const FeatureGram* moments = gram(point.scale, goOn);
    if (!moments) return false;
    const Index features = basis_.frequencies.cols();
    const auto n = static_cast<double>(moments->rows);
    const double bound = curvatureBound(loss_);
    Matrix hessian(features + 1, features + 1);
    hessian.topLeftCorner(features, features) = bound / n * moments->products;
    hessian.topLeftCorner(features, features).diagonal().array() +=
        2. * lambda + 1e-7 * static_cast<double>(features);
    hessian.col(features).head(features) = bound / n * moments->sums;
    hessian.row(features).head(features) = hessian.col(features).head(features).transpose();
    hessian(features, features) = bound;
    const Eigen::LLT<Matrix> cholesky(hessian);

    SrffPoint next = point;
    FourierParameters<T> slope(features + 1, outputs_, point.scale.size());
    double last = std::numeric_limits<double>::infinity();
    for (int step = 0; step < kMostSteps; ++step) {
        if (!goOn()) return false;
        const double loss =
            objective_.gradient(data_.x.data(), data_.y, data_.rows, parameters(next), slope);
        const double value = loss + lambda * next.weights.squaredNorm();
        if (last - value < kEnough * std::abs(nullObjective_ - value)) break;
        last = value;
        Matrix gradient(features + 1, outputs_);
        for (Index k = 0; k <= features; ++k)
            for (Index c = 0; c < outputs_; ++c)
                gradient(k, c) = static_cast<double>(
                    slope.weights()[static_cast<std::size_t>(k * outputs_ + c)]);
        gradient.topRows(features) += 2. * lambda * next.weights;
        const Matrix move = cholesky.solve(gradient);
        next.weights -= move.topRows(features);
        next.intercept -= move.row(features).transpose();
    }
    if (!goOn()) return false;
    next.loss = objective_.loss(data_.x.data(), data_.y, data_.rows, parameters(next));
    next.objective = next.loss + lambda * next.weights.squaredNorm();
    point = std::move(next);
    return true;
}

template <class T>
bool SrffSolver<T>::fit(SrffPoint& point, double lambda, const GoOn& goOn) {
    return loss_ == Loss::Squared ? fitSquared(point, lambda, goOn)
                                  : fitLogistic(point, lambda, goOn);
}

template <class T>
double SrffSolver<T>::gradient(const SrffPoint& point, Vector& byScale) {
    const auto at = parameters(point);
    FourierParameters<T> slope = at;
    const double loss = objective_.gradient(data_.x.data(), data_.y, data_.rows, at, slope);
    byScale.resize(point.scale.size());
    for (Index j = 0; j < byScale.size(); ++j)
        byScale[j] = static_cast<double>(slope.scale()[static_cast<std::size_t>(j)]);
    return loss;
}

template <class T>
bool SrffSolver<T>::advance(SrffDescent& descent, double lambda, double size, const GoOn& goOn) {
    SrffDescent next = descent;
    const SrffPoint& here = descent.point;
    for (bool restarted = false;; restarted = true) {
        const double momentum = (1. + std::sqrt(1. + 4. * next.momentum * next.momentum)) / 2.;
        SrffPoint ahead = here;
        if (next.momentum > 1.) {
            ahead.scale = project(
                here.scale + (next.momentum - 1.) / momentum * (here.scale - next.previous), size);
            if (!fit(ahead, lambda, goOn)) return false;
        }
        if (!goOn()) return false;
        Vector slope;
        gradient(ahead, slope);
        if (next.step <= 0.) {
            const double spread = (slope.array() - slope.mean()).abs().sum();
            next.step = spread > 0. ? size / spread : 1.;
        }
        SrffPoint tried = ahead;
        bool accepted = false;
        for (int trial = 0; trial < kMostTrials && !accepted; ++trial) {
            tried.scale = project(ahead.scale - next.step * slope, size);
            const Vector move = tried.scale - ahead.scale;
            if (move.norm() <= 1e-9 * size) break;
            if (!fit(tried, lambda, goOn)) return false;
            accepted = tried.objective <= ahead.objective + slope.dot(move) +
                                              move.squaredNorm() / (2. * next.step) +
                                              noiseShare<T>() * ahead.objective;
            if (!accepted)
                next.step /= 2.;
            else if (trial == 0)
                next.step *= kGrowth;
        }
        if (accepted && tried.objective < here.objective) {
            next.previous = here.scale;
            next.point = std::move(tried);
            next.momentum = momentum;
            break;
        }
        if (next.momentum == 1. || restarted) {
            next.converged = true;
            break;
        }
        next.momentum = 1.;
        next.previous = here.scale;
    }
    descent = std::move(next);
    return true;
}

template <class T>
bool SrffSolver<T>::moveScale(SrffDescent& descent, double size) {
    SrffPoint& here = descent.point;
    const double momentum = (1. + std::sqrt(1. + 4. * descent.momentum * descent.momentum)) / 2.;
    SrffPoint ahead = here;
    ahead.scale = project(
        here.scale + (descent.momentum - 1.) / momentum * (here.scale - descent.previous), size);
    Vector slope;
    ahead.loss = gradient(ahead, slope);
    if (descent.step <= 0.) {
        const double spread = (slope.array() - slope.mean()).abs().sum();
        descent.step = spread > 0. ? size / spread : 1.;
    }
    SrffPoint tried = ahead;
    for (int trial = 0; trial < kMostTrials; ++trial, descent.step /= 2.) {
        tried.scale = project(ahead.scale - descent.step * slope, size);
        const Vector move = tried.scale - ahead.scale;
        if (move.norm() <= 1e-9 * size) return false;
        tried.loss = loss(tried, data_.rows);
        if (tried.loss <= ahead.loss + slope.dot(move) + move.squaredNorm() / (2. * descent.step) +
                              noiseShare<T>() * ahead.loss)
            break;
    }
    if (!(tried.loss < here.loss)) return false;
    descent.previous = here.scale;
    descent.momentum = momentum;
    here = std::move(tried);
    return true;
}

template <class T>
bool SrffSolver<T>::alternate(SrffDescent& descent, double lambda, double size, const GoOn& goOn) {
    constexpr int kMostSteps = 100;
    constexpr double kEnoughGain = 1e-5;
    SrffDescent next = descent;
    next.point.loss = loss(next.point, data_.rows);
    next.previous = next.point.scale;
    next.momentum = 1.;
    next.step = 0.;
    for (int step = 0; step < kMostSteps; ++step) {
        if (!goOn()) return false;
        const double before = next.point.loss;
        if (!moveScale(next, size)) {
            if (next.momentum == 1.) break;
            next.momentum = 1.;
            next.previous = next.point.scale;
            continue;
        }
        if (before - next.point.loss <= kEnoughGain * before) break;
    }
    if (!fit(next.point, lambda, goOn)) return false;
    if (next.point.objective < descent.point.objective)
        descent = std::move(next);
    else
        descent.converged = true;
    return true;
}

template <class T>
std::optional<double> SrffSolver<T>::largestCurvature(const Vector& scale, const GoOn& goOn) {
    constexpr int kPowerSteps = 30;
    const FeatureGram* moments = gram(scale, goOn);
    if (!moments) return std::nullopt;
    const auto n = static_cast<double>(moments->rows);
    Vector direction = moments->products.diagonal();
    double largest = 0.;
    for (int step = 0; step < kPowerSteps; ++step) {
        const double norm = direction.norm();
        if (!(norm > 0.)) break;
        direction /= norm;
        const double along = moments->sums.dot(direction) / n;
        direction = (moments->products * direction - along * moments->sums) / n;
        largest = direction.norm();
    }
    return curvatureBound(loss_) / 2. * largest;
}

template <class T>
double SrffSolver<T>::loss(const SrffPoint& point, std::span<const std::int32_t> rows) {
    return objective_.loss(data_.x.data(), data_.y, rows, parameters(point));
}

template class SrffSolver<float>;
template class SrffSolver<double>;

}  // namespace ardent

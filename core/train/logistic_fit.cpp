#include "core/train/logistic_fit.h"

#include <Eigen/Cholesky>
#include <algorithm>
#include <cmath>

#include "core/base/check.h"
#include "core/model/loss.h"
#include "core/model/predictor.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kRowsAtOnce = 256;
constexpr Index kMostJobs = 256;
constexpr Index kMomentStrip = 128;  // columns of a moment matrix that a job adds to
constexpr int kStepsARound = 25;     // with one preconditioner
constexpr double kLeastWeight = 1e-3;
constexpr Index kLargestJoint = 2000;
constexpr Index kLargestDense = 3000;  // columns up to which the preconditioner is a full matrix

using Labels = std::span<const double>;

/// Rows a job works on; its partial sums are kept, so that there must not be many of them.
Index rowsPerJob(Index rows) {
    const Index blocks = (rows + kRowsAtOnce - 1) / kRowsAtOnce;
    return kRowsAtOnce * std::max<Index>(4, (blocks + kMostJobs - 1) / kMostJobs);
}

/// Calls work(job, first, size) for blocks of at most kRowsAtOnce rows, those of a job in order.
template <class Work>
void forRows(Index rows, const Work& work) {
    forEachBlock(rows, rowsPerJob(rows), [&](Index job, Index first, Index size) {
        for (Index start = first; start < first + size; start += kRowsAtOnce)
            work(job, start, std::min(kRowsAtOnce, first + size - start));
    });
}

/// The inverse of a curvature with the penalty, or of its diagonal.
class InverseCurvature {
public:
    InverseCurvature(const LogisticCurvature& curvature, double penalty, Index columns) {
        Vector diagonal = curvature.diagonal;
        const double jitter = 1e-10 * diagonal.mean() + 1e-300;
        for (Index j = 0; j < diagonal.size(); ++j)
            diagonal[j] += jitter + (j % (columns + 1) == columns ? 0. : penalty);
        inverse_ = diagonal.cwiseInverse();
        if (curvature.dense.size() == 0) return;
        Matrix bound = curvature.dense;
        bound.diagonal() = diagonal;
        factor_.compute(bound);
        hasFactor_ = factor_.info() == Eigen::Success;
    }

    /// v: a block of the matrix's size, or several next to each other.
    Vector times(const Vector& v) const {
        const Eigen::Map<const Matrix> blocks(v.data(), inverse_.size(),
                                              v.size() / inverse_.size());
        if (hasFactor_) return factor_.solve(blocks).reshaped();
        return (inverse_.asDiagonal() * blocks).reshaped();
    }

private:
    Vector inverse_;
    Eigen::LLT<Matrix, Eigen::Upper> factor_;
    bool hasFactor_ = false;
};

LogisticCurvature ofDense(Matrix dense) {
    Vector diagonal = dense.diagonal();
    return {std::move(dense), std::move(diagonal)};
}

/// Calls work(block) with the features of every stride-th block of rows, so that at least `enough`
/// rows are seen, and gives the share of all rows to those seen.
template <class Work>
std::optional<double> overSomeRows(const FeatureRows& features, Index enough, const GoOn& goOn,
                                   const Work& work) {
    const Index stride = std::max<Index>(1, features.rows / enough);
    const Index blocks = blockCount(blockCount(features.rows, kRowsAtOnce), stride);
    double rowsSeen = 0.;
    for (Index b = 0; b < blocks; ++b) {
        if (!goOn()) return std::nullopt;
        const Index first = b * stride * kRowsAtOnce;
        const Index rows = std::min(kRowsAtOnce, features.rows - first);
        rowsSeen += static_cast<double>(rows);
        Matrix block;
        features.fill(first, rows, block);
        work(block);
    }
    return static_cast<double>(features.rows) / rowsSeen;
}

void addOnes(Matrix& block) {
    block.conservativeResize(Eigen::NoChange, block.cols() + 1);
    block.rightCols(1).setOnes();
}

/// Rows that a curvature at a point is taken over, for a Hessian of this size.
Index affordableRows(Index columns, Index size) {
    return std::max<Index>(
        {4096, 8 * columns, static_cast<Index>(2e10 / static_cast<double>(size * size))});
}

/// Σ_i w_i z_i z_iᵀ with a last 1 in every z; weightsOf(block) gives w.
template <class WeightsOf>
std::optional<LogisticCurvature> weightedCurvature(const FeatureRows& features, Index enough,
                                                   const GoOn& goOn, const WeightsOf& weightsOf) {
    const Index size = features.columns + 1;
    const bool isDense = features.columns <= kLargestDense;
    Matrix sum = Matrix::Zero(size, isDense ? size : 1);
    const auto scale = overSomeRows(features, enough, goOn, [&](Matrix& block) {
        const Vector weights = weightsOf(block);
        addOnes(block);
        block = weights.cwiseSqrt().asDiagonal() * block;
        if (!isDense) {
            sum.col(0) += block.colwise().squaredNorm().transpose();
            return;
        }
        forEachBlock(size, kMomentStrip, [&](Index, Index column, Index count) {
            sum.middleCols(column, count).topRows(column + count).noalias() +=
                block.leftCols(column + count).transpose() * block.middleCols(column, count);
        });
    });
    if (!scale) return std::nullopt;
    sum *= *scale;
    if (isDense) return ofDense(std::move(sum));
    return LogisticCurvature{{}, sum.col(0)};
}

}  // namespace

FeatureRows heldRows(const Matrix& z) {
    return {z.rows(), z.cols(),
            [&z](Index first, Index size, Matrix& block) { block = z.middleRows(first, size); }};
}

LogisticRegression::LogisticRegression(FeatureRows features, std::span<const float> labels,
                                       Index classes)
    : features_(std::move(features)),
      targets_(labels.begin(), labels.end()),
      outputs_(classes == 2 ? 1 : classes),
      shares_(Vector::Zero(classes)) {
    check(classes >= 2 && std::ssize(targets_) == features_.rows,
          "logistic regression: {} classes, {} labels, {} rows", classes, targets_.size(),
          features_.rows);
    for (const double label : targets_) shares_[static_cast<Index>(label)] += 1.;
    shares_ /= static_cast<double>(features_.rows);
}

/// With the shares of the classes as probabilities.
std::optional<LogisticCurvature> LogisticRegression::startCurvature(const GoOn& goOn) const {
    const double weight = std::max((shares_.array() * (1. - shares_.array())).mean(), kLeastWeight);
    const Index enough = std::max<Index>(4096, 8 * features_.columns);
    return weightedCurvature(features_, enough, goOn, [&](const Matrix& block) {
        return Vector(Vector::Constant(block.rows(), weight));
    });
}

std::optional<LogisticCurvature> LogisticRegression::curvatureAt(const LinearScores& at,
                                                                 const GoOn& goOn) const {
    const bool isJoint = outputs_ > 1 && outputs_ * (features_.columns + 1) <= kLargestJoint;
    return isJoint ? jointCurvature(at, goOn) : meanCurvature(at, goOn);
}

std::optional<LogisticCurvature> LogisticRegression::jointCurvature(const LinearScores& at,
                                                                    const GoOn& goOn) const {
    const Index width = features_.columns + 1;
    const Index size = outputs_ * width;
    Matrix sum = Matrix::Zero(size, size);
    const Index enough = affordableRows(features_.columns, size);
    const auto scale = overSomeRows(features_, enough, goOn, [&](Matrix& block) {
        const Matrix p = probabilitiesOf(at, block);
        addOnes(block);
        forEachBlock(outputs_ * outputs_, 1, [&](Index pair, Index, Index) {
            const Index k = pair / outputs_;
            const Index l = pair % outputs_;
            if (k > l) return;
            const Vector weights =
                (p.col(k).array() * ((k == l ? 1. : 0.) - p.col(l).array())).matrix();
            sum.block(k * width, l * width, width, width).noalias() +=
                block.transpose() * (weights.asDiagonal() * block);
        });
    });
    if (!scale) return std::nullopt;
    sum *= *scale;
    return ofDense(std::move(sum));
}

std::optional<LogisticCurvature> LogisticRegression::meanCurvature(const LinearScores& at,
                                                                   const GoOn& goOn) const {
    const Index enough = affordableRows(features_.columns, features_.columns + 1);
    return weightedCurvature(features_, enough, goOn, [&](const Matrix& block) {
        const Matrix p = probabilitiesOf(at, block);
        return Vector((p.array() * (1. - p.array())).rowwise().mean());
    });
}

Matrix LogisticRegression::probabilitiesOf(const LinearScores& at, const Matrix& block) const {
    Matrix scores = block * at.weights;
    scores.rowwise() += at.intercept.transpose();
    return classProbabilities(outputs_ == 1 ? Link::Logistic : Link::Softmax, scores)
        .rightCols(outputs_);
}

LinearScores LogisticRegression::sharesOnly() const {
    LinearScores start{Matrix::Zero(features_.columns, outputs_), Vector::Zero(outputs_)};
    const double least = 0.5 / static_cast<double>(features_.rows);
    const Vector logs = shares_.array().max(least).log().matrix();
    if (outputs_ == 1)
        start.intercept[0] = logs[1] - logs[0];
    else
        start.intercept = (logs.array() - logs.mean()).matrix();
    return start;
}

/// x: (D + 1) × K by columns, the intercept last.
double LogisticRegression::evaluate(const Vector& x, double penalty, Vector& gradient) const {
    const Index d = features_.columns;
    const Eigen::Map<const Matrix> parameters(x.data(), d + 1, outputs_);
    const Loss loss = outputs_ == 1 ? Loss::Logistic : Loss::Softmax;
    const Index jobs = blockCount(features_.rows, rowsPerJob(features_.rows));
    std::vector<Matrix> sums(static_cast<std::size_t>(jobs));
    std::vector<double> losses(static_cast<std::size_t>(jobs), 0.);
    forRows(features_.rows, [&](Index job, Index first, Index size) {
        const auto at = static_cast<std::size_t>(job);
        Matrix& sum = sums[at];
        if (sum.size() == 0) sum = Matrix::Zero(d + 1, outputs_);
        Matrix block;
        features_.fill(first, size, block);
        Matrix scores = block * parameters.topRows(d);
        scores.rowwise() += parameters.row(d);
        Matrix residual(size, outputs_);
        const auto count = static_cast<std::size_t>(scores.size());
        const Labels labels(targets_.data() + first, static_cast<std::size_t>(size));
        losses[at] += lossSum<double>(loss, labels, size, size, {scores.data(), count}, 1.,
                                      {residual.data(), count});
        sum.topRows(d).noalias() += block.transpose() * residual;
        sum.row(d) += residual.colwise().sum();
    });
    Eigen::Map<Matrix> slope(gradient.data(), d + 1, outputs_);
    slope.topRows(d) = penalty * parameters.topRows(d);
    slope.row(d).setZero();
    double value = 0.5 * penalty * parameters.topRows(d).squaredNorm();
    for (std::size_t job = 0; job < sums.size(); ++job) {
        slope += sums[job];
        value += losses[job];
    }
    return value;
}

std::optional<LogisticFit> LogisticRegression::fit(double penalty, const LinearScores* start,
                                                   const GoOn& goOn,
                                                   const LbfgsSettings& settings) {
    const Index d = features_.columns;
    const SmoothFunction objective = [&](const Vector& x,
                                         Vector& gradient) -> std::optional<double> {
        if (!goOn()) return std::nullopt;
        gradient.resize(x.size());
        return evaluate(x, penalty, gradient);
    };
    if (!start_) start_ = startCurvature(goOn);
    if (!start_) return std::nullopt;
    LogisticFit fit;
    fit.scores = start != nullptr ? *start : sharesOnly();
    InverseCurvature curvature(*start_, penalty, d);
    for (int left = settings.maxIterations; left > 0; left -= kStepsARound) {
        Matrix parameters(d + 1, outputs_);
        parameters << fit.scores.weights, fit.scores.intercept.transpose();
        LbfgsSettings round = settings;
        round.maxIterations = std::min(left, kStepsARound);
        const auto minimum = minimise(objective, parameters.reshaped(), round,
                                      [&](const Vector& v) { return curvature.times(v); });
        if (!minimum) return std::nullopt;
        const Eigen::Map<const Matrix> found(minimum->x.data(), d + 1, outputs_);
        fit.scores = {found.topRows(d), found.row(d).transpose()};
        fit.objective = minimum->value;
        fit.evaluations += minimum->evaluations;
        fit.converged = minimum->converged;
        if (fit.converged || left <= kStepsARound) break;
        const auto here = curvatureAt(fit.scores, goOn);
        if (!here) return std::nullopt;
        curvature = InverseCurvature(*here, penalty, d);
    }
    if (outputs_ > 1) {
        const double shift = fit.scores.intercept.mean();
        fit.scores.intercept.array() -= shift;
    }
    return fit;
}

}  // namespace ardent

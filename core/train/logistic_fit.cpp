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

/// An approximate inverse Hessian, from moments as `LogisticRegression::moments` gives them.
class InverseCurvature {
public:
    InverseCurvature(const Matrix& moments, double penalty, Index columns) {
        const bool isDense = moments.rows() == moments.cols();
        Vector diagonal = isDense ? Vector(moments.diagonal()) : Vector(moments.col(0));
        const double jitter = 1e-10 * diagonal.mean() + 1e-300;
        for (Index j = 0; j < diagonal.size(); ++j)
            diagonal[j] += jitter + (j % (columns + 1) == columns ? 0. : penalty);
        inverse_ = diagonal.cwiseInverse();
        if (!isDense) return;
        Matrix bound = moments;
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

/// The Hessian of the losses at a point, or with the shares of the classes as probabilities, scaled
/// up from the rows looked at to all rows. Joint: K (D + 1) square, its upper triangle. Else its
/// mean over the outputs, D + 1 square; where that is too large, the diagonal as a column.
std::optional<Matrix> LogisticRegression::moments(const GoOn& goOn, const LinearScores* at) const {
    const Index d = features_.columns;
    const Index joint = outputs_ * (d + 1);
    const bool isJoint = at != nullptr && outputs_ > 1 && joint <= kLargestJoint;
    const bool isDense = d <= kLargestDense;
    const Index size = isJoint ? joint : d + 1;
    const double affordable = at == nullptr ? 0. : 2e10 / static_cast<double>(size * size);
    const Index enough = std::max<Index>({4096, 8 * d, static_cast<Index>(affordable)});
    const Index stride = std::max<Index>(1, features_.rows / enough);
    const Index blocks = blockCount(blockCount(features_.rows, kRowsAtOnce), stride);
    const double shareWeight =
        std::max((shares_.array() * (1. - shares_.array())).mean(), kLeastWeight);
    Matrix sum = Matrix::Zero(size, isDense ? size : 1);
    double rowsSeen = 0.;
    for (Index b = 0; b < blocks; ++b) {
        if (!goOn()) return std::nullopt;
        const Index first = b * stride * kRowsAtOnce;
        const Index rows = std::min(kRowsAtOnce, features_.rows - first);
        rowsSeen += static_cast<double>(rows);
        Matrix block;
        features_.fill(first, rows, block);
        Matrix p;
        if (at != nullptr) {
            Matrix scores = block * at->weights;
            scores.rowwise() += at->intercept.transpose();
            p = classProbabilities(outputs_ == 1 ? Link::Logistic : Link::Softmax, scores)
                    .rightCols(outputs_);
        }
        block.conservativeResize(Eigen::NoChange, d + 1);
        block.col(d).setOnes();
        if (isJoint) {
            forEachBlock(outputs_ * outputs_, 1, [&](Index pair, Index, Index) {
                const Index k = pair / outputs_;
                const Index l = pair % outputs_;
                if (k > l) return;
                const Vector weights =
                    (p.col(k).array() * ((k == l ? 1. : 0.) - p.col(l).array())).matrix();
                sum.block(k * (d + 1), l * (d + 1), d + 1, d + 1).noalias() +=
                    block.transpose() * (weights.asDiagonal() * block);
            });
            continue;
        }
        Vector weights = Vector::Constant(rows, shareWeight);
        if (at != nullptr) weights = (p.array() * (1. - p.array())).rowwise().mean();
        block = weights.cwiseSqrt().asDiagonal() * block;
        if (!isDense) {
            sum.col(0) += block.colwise().squaredNorm().transpose();
            continue;
        }
        forEachBlock(d + 1, kMomentStrip, [&](Index, Index column, Index count) {
            sum.middleCols(column, count).topRows(column + count).noalias() +=
                block.leftCols(column + count).transpose() * block.middleCols(column, count);
        });
    }
    return sum * (static_cast<double>(features_.rows) / rowsSeen);
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
    if (startMoments_.size() == 0) {
        auto found = moments(goOn, nullptr);
        if (!found) return std::nullopt;
        startMoments_ = std::move(*found);
    }
    LogisticFit fit;
    fit.scores = start != nullptr ? *start : sharesOnly();
    InverseCurvature curvature(startMoments_, penalty, d);
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
        const auto here = moments(goOn, &fit.scores);
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

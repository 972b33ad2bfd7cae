#include "core/method/rffnet/rffnet_start.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/method/evidence/evidence_start.h"
#include "core/random/random_stream.h"

namespace ardent {
namespace {

constexpr int kPathLength = 20;
constexpr double kSmallestShare = 1e-3;
constexpr int kMaxSweeps = 200;

constexpr std::size_t kStartRows = 4096;
constexpr double kStartOperations = 1e9;

/// How many of them make a piece.
std::size_t piece(double operationsEach) {
    return static_cast<std::size_t>(std::max(1., kStartOperations / operationsEach));
}

}  // namespace

int mostStartTicks(const RffnetOptions& options) {
    switch (options.initialiser) {
        case Initialiser::Restart:
            return options.restarts * options.restartEpochs;
        case Initialiser::Evidence:
            return EvidenceStart::mostTold();
        default:
            return 0;
    }
}

Vector rangeOverDimension(const DesignMatrix& x, const std::vector<std::int32_t>& rows) {
    Eigen::RowVectorXf low = x.row(rows.front());
    Eigen::RowVectorXf high = low;
    for (const std::int32_t row : rows) {
        low = low.cwiseMin(x.row(row));
        high = high.cwiseMax(x.row(row));
    }
    const Index varying = std::max<Index>(1, (high.array() > low.array()).count());
    return (high - low).cast<double>().transpose() / static_cast<double>(varying);
}

FourierParameters<float> startParameters(const RffnetOptions& options, Index outputs,
                                         const Vector& relevances, Seed seed, std::uint32_t start) {
    FourierParameters<float> parameters(options.features, outputs, relevances.size());
    std::ranges::copy(relevances.cast<float>().eval(), parameters.scale().begin());
    if (options.initialWeights != InitialWeights::Uniform) return parameters;
    const double bound = 1. / std::sqrt(static_cast<double>(options.features));
    RandomStream random(seed, StreamId::InitialWeights, start);
    for (float& weight : parameters.weights())
        weight = static_cast<float>(random.uniform(-bound, bound));
    return parameters;
}

void addStartNoise(std::span<float> relevances, const FittedRecipe& recipe, Seed seed,
                   std::uint32_t start) {
    RandomStream noise(seed, StreamId::Restarts, start);
    const double spread = 1. / static_cast<double>(relevances.size());
    for (std::size_t j = 0; j < relevances.size(); ++j) {
        const double shift = spread * noise.normal();
        if (recipe.columns[j].scale != 0.) relevances[j] += static_cast<float>(shift);
    }
}

LassoStart::LassoStart(const Task& task)
    : task_(task), mean_(Vector::Zero(task.x.cols())), largest_(Vector::Zero(task.x.cols())) {
    if (task.recipe->problem == Problem::Regression) {
        outputs_ = {-1};
    } else {
        const Index first = task.recipe->outputs() == 1 ? 1 : 0;
        for (Index c = first; c < std::ssize(task.recipe->classes); ++c) outputs_.push_back(c);
    }
    gram_ = Matrix::Zero(task.x.cols(), task.x.cols());
    correlation_ = Matrix::Zero(task.x.cols(), std::ssize(outputs_));
    targetMean_ = Vector::Zero(std::ssize(outputs_));
}

double LassoStart::target(std::int32_t row, Index output) const {
    const double y = static_cast<double>(task_.y[static_cast<std::size_t>(row)]);
    const Index indicator = outputs_[static_cast<std::size_t>(output)];
    return indicator < 0 ? y : (y == static_cast<double>(indicator) ? 1. : 0.);
}

void LassoStart::addMeans() {
    const auto& rows = task_.split.train;
    const auto n = static_cast<double>(rows.size());
    const std::size_t end =
        std::min(rows.size(), row_ + piece(8. * static_cast<double>(task_.x.cols())));
    for (; row_ < end; ++row_) {
        mean_ += task_.x.row(rows[row_]).cast<double>().transpose() / n;
        for (Index k = 0; k < targetMean_.size(); ++k) targetMean_[k] += target(rows[row_], k) / n;
    }
    if (row_ < rows.size()) return;
    row_ = 0;
    stage_ = Stage::Gram;
}

/// Centres the next rows and adds what they say of the targets.
void LassoStart::beginBlock() {
    const auto& rows = task_.split.train;
    const auto n = static_cast<double>(rows.size());
    const std::size_t count = std::min(kStartRows, rows.size() - row_);
    block_.resize(static_cast<Index>(count), task_.x.cols());
    for (std::size_t i = 0; i < count; ++i) {
        const auto at = static_cast<Index>(i);
        block_.row(at) = task_.x.row(rows[row_ + i]).cast<double>() - mean_.transpose();
        for (Index k = 0; k < targetMean_.size(); ++k)
            correlation_.col(k) +=
                block_.row(at).transpose() * ((target(rows[row_ + i], k) - targetMean_[k]) / n);
    }
}

/// The block's part in some columns of the Gram matrix.
void LassoStart::addGram() {
    if (gramColumn_ == 0) beginBlock();
    const auto& rows = task_.split.train;
    const Index inputs = task_.x.cols();
    const auto each = 2. * static_cast<double>(block_.rows()) * static_cast<double>(inputs);
    const Index columns = std::min(inputs - gramColumn_, static_cast<Index>(piece(each)));
    gram_.middleCols(gramColumn_, columns).noalias() += block_.transpose() *
                                                        block_.middleCols(gramColumn_, columns) /
                                                        static_cast<double>(rows.size());
    gramColumn_ += columns;
    if (gramColumn_ < inputs) return;
    gramColumn_ = 0;
    row_ += static_cast<std::size_t>(block_.rows());
    if (row_ < rows.size()) return;
    block_.resize(0, 0);
    row_ = 0;
    stage_ = Stage::Descent;
}

/// Cyclic coordinate descent on ½ wᵀGw − cᵀw + λ‖w‖₁, warm-started from the step before.
void LassoStart::descend() {
    const Index inputs = task_.x.cols();
    const auto c = correlation_.col(static_cast<Index>(output_));
    if (step_ == 0 && sweep_ == 0) {
        weights_ = Vector::Zero(inputs);
        best_ = weights_;
        bestError_ = std::numeric_limits<double>::infinity();
    }
    if (sweep_ == 0) gradient_ = gram_ * weights_ - c;
    const double lambda =
        c.cwiseAbs().maxCoeff() * std::pow(kSmallestShare, step_ / (kPathLength - 1.));
    const auto d = static_cast<double>(inputs);
    const int end = static_cast<int>(
        std::min<std::size_t>(kMaxSweeps, static_cast<std::size_t>(sweep_) + piece(2. * d * d)));
    bool converged = false;
    for (; sweep_ < end && !converged; ++sweep_) {
        double largestMove = 0.;
        for (Index j = 0; j < inputs; ++j) {
            const double curvature = gram_(j, j);
            if (curvature <= 0.) continue;
            const double free = curvature * weights_[j] - gradient_[j];
            const double shrunk = std::copysign(std::max(std::abs(free) - lambda, 0.), free);
            const double move = shrunk / curvature - weights_[j];
            if (move == 0.) continue;
            weights_[j] += move;
            gradient_ += gram_.col(j) * move;
            largestMove = std::max(largestMove, std::abs(move) * std::sqrt(curvature));
        }
        converged = largestMove < 1e-6;
    }
    if (!converged && sweep_ < kMaxSweeps) return;
    sweep_ = 0;
    error_ = 0.;
    stage_ = Stage::Judgement;
}

/// Squared errors of the step's weights on rows held out.
void LassoStart::judge() {
    const auto& held = task_.split.validation.empty() ? task_.split.train : task_.split.validation;
    const auto k = static_cast<Index>(output_);
    const std::size_t end =
        std::min(held.size(), row_ + piece(8. * static_cast<double>(task_.x.cols())));
    for (; row_ < end; ++row_) {
        const double fitted =
            targetMean_[k] +
            (task_.x.row(held[row_]).cast<double>() - mean_.transpose()).dot(weights_);
        error_ += std::pow(target(held[row_], k) - fitted, 2);
    }
    if (row_ < held.size()) return;
    row_ = 0;
    finishStep();
}

void LassoStart::finishStep() {
    if (error_ < bestError_) {
        bestError_ = error_;
        best_ = weights_;
    }
    stage_ = Stage::Descent;
    if (++step_ < kPathLength) return;
    step_ = 0;
    largest_ = largest_.cwiseMax(best_.cwiseAbs());
    if (++output_ == outputs_.size()) stage_ = Stage::Done;
}

std::optional<Vector> LassoStart::advance() {
    switch (stage_) {
        case Stage::Means:
            addMeans();
            break;
        case Stage::Gram:
            addGram();
            break;
        case Stage::Descent:
            descend();
            break;
        case Stage::Judgement:
            judge();
            break;
        case Stage::Done:
            break;
    }
    if (stage_ != Stage::Done) return std::nullopt;
    if (largest_.maxCoeff() > 0.) return largest_;
    return rangeOverDimension(task_.x, task_.split.train);
}

}  // namespace ardent

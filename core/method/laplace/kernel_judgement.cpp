#include "core/method/laplace/kernel_judgement.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/data/task/drawn_rows.h"
#include "core/data/task/target_values.h"
#include "core/method/constant_loss.h"
#include "core/method/evidence/evidence_search.h"
#include "core/model/loss.h"

namespace ardent {
namespace {

constexpr Index kLambdaRows = 3000;
constexpr Index kScoredRows = 10'000;
constexpr std::size_t kScoredAtOnce = 500;
constexpr int kMostSearchSteps = 40;

/// Nothing when `goOn` said no.
std::optional<Matrix> scoresOf(const KernelModel& model, const Task& task, const TaskRows& rows,
                               const GoOn& goOn) {
    Matrix scores(std::ssize(rows), model.outputs());
    for (std::size_t first = 0; first < rows.size(); first += kScoredAtOnce) {
        if (!goOn()) return std::nullopt;
        const std::size_t end = std::min(first + kScoredAtOnce, rows.size());
        const TaskRows some(rows.begin() + static_cast<std::ptrdiff_t>(first),
                            rows.begin() + static_cast<std::ptrdiff_t>(end));
        scores.middleRows(static_cast<Index>(first), std::ssize(some)) =
            evaluate(model, task.x, some);
    }
    return scores;
}

}  // namespace

KernelJudgement::KernelJudgement(TaskPtr task, const LaplaceOptions& options,
                                 std::vector<Index> inputs, std::vector<HeldOut> parts, Seed seed)
    : task_(std::move(task)),
      options_(options),
      inputs_(std::move(inputs)),
      parts_(std::move(parts)),
      seed_(seed) {}

void KernelJudgement::draw(Index most) {
    rows_ = drawnRows(*task_, parts_[part_].fit, std::min<Index>(most, options_.rows), seed_);
    data_ = laplaceRows(*task_, rows_, seed_);
}

void KernelJudgement::searchScales(const GoOn& goOn) {
    if (!scales_) {
        draw(std::min<Index>(
            {kFirstLaplaceRows, options_.searchRows, mostLaplaceSearchRows(inputs_.size())}));
        scales_ = std::make_unique<ScaleSearch>(
            data_, inputs_, evenScale(inputs_, task_->recipe->inputs()), kFirstLaplaceLambda,
            leastLaplaceLambda(task_->recipe->problem), kFirstLaplaceStep);
        step_ = 0;
    }
    if (scales_->advance(goOn)) ++step_;
    if (step_ < std::min(options_.iterations, kMostSearchSteps) && !scales_->isSettled()) return;
    scale_ = scales_->scale();
    lambdas_.emplace(scales_->lambda(), leastLaplaceLambda(task_->recipe->problem));
    scales_.reset();
    draw(kLambdaRows);
}

void KernelJudgement::searchLambda(const GoOn& goOn) {
    auto fit = fitLaplace(data_, scale_, lambdas_->next(), LaplaceSlopes::None, space_, goOn);
    if (!fit) return;
    lambdas_->add(judgedFit(*task_, rows_, data_, std::move(*fit)).loss);
    if (lambdas_->isOver()) draw(options_.rows);
}

void KernelJudgement::score(const GoOn& goOn) {
    const bool isRegression = task_->recipe->problem == Problem::Regression;
    auto fit =
        fitLaplace(data_, scale_, lambdas_->best(),
                   isRegression ? LaplaceSlopes::WeightsAlone : LaplaceSlopes::None, space_, goOn);
    if (!fit) return;
    const TaskRows scored = drawnRows(*task_, parts_[part_].score, kScoredRows, seed_);
    const auto count = static_cast<double>(parts_[part_].score.size());
    if (fit->weights.size() > 0) {
        const JudgedFit judged = judgedFit(*task_, rows_, data_, std::move(*fit));
        auto scores = scoresOf(kernelModel(judged, kernelPoints(*task_, rows_), scale_), *task_,
                               scored, goOn);
        if (!scores) return;
        take(std::move(*scores), scored, count);
    } else {
        hasFailed_ = true;
    }
    sumOfConstant_ += count * constantLoss(*task_, scored);
    scored_ += count;
    lambdas_.reset();
    if (++part_ == parts_.size()) finish();
}

void KernelJudgement::take(Matrix scores, const TaskRows& rows, double count) {
    if (lossFor(*task_->recipe) == Loss::Squared)
        sum_ += count * (scores - evidenceTargets(*task_, rows)).rowwise().squaredNorm().mean();
    else
        ofClasses_.push_back({std::move(scores), classLabels(*task_, rows), count});
}

void KernelJudgement::finish() {
    space_ = {};
    loss_ = hasFailed_ ? std::numeric_limits<double>::infinity() : sum_ / scored_;
    if (hasFailed_ || ofClasses_.empty()) return;
    loss_ = calibratedLoss(linkFor(lossFor(*task_->recipe)), ofClasses_);
    calibration_ = calibrationOf(ofClasses_);
}

void KernelJudgement::advance(const GoOn& goOn) {
    if (!lambdas_)
        searchScales(goOn);
    else if (!lambdas_->isOver())
        searchLambda(goOn);
    else
        score(goOn);
}

std::optional<double> KernelJudgement::lossOfConstant() const {
    if (!loss_) return std::nullopt;
    return sumOfConstant_ / scored_;
}

}  // namespace ardent

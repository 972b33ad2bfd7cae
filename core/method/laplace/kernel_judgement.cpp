#include "core/method/laplace/kernel_judgement.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/data/task/drawn_rows.h"
#include "core/data/task/target_values.h"
#include "core/method/constant_loss.h"
#include "core/method/evidence/evidence_search.h"
#include "core/model/metrics.h"

namespace ardent {
namespace {

constexpr Index kLambdaRows = 3000;
constexpr Index kScoredRows = 10'000;
constexpr std::size_t kScoredAtOnce = 500;
constexpr int kMostSearchSteps = 40;

double meanLossAt(const Task& task, const KernelModel& model, const TaskRows& rows) {
    const Matrix scores = evaluate(model, task.x, rows);
    const Loss loss = lossFor(*task.recipe);
    if (loss == Loss::Squared)
        return (scores - evidenceTargets(task, rows)).rowwise().squaredNorm().mean();
    return meanLogLoss(classLabels(task, rows), classProbabilities(linkFor(loss), scores));
}

/// Nothing when `goOn` said no.
std::optional<double> meanLossOf(const Task& task, const KernelModel& model, const TaskRows& rows,
                                 const GoOn& goOn) {
    double sum = 0.;
    for (std::size_t first = 0; first < rows.size(); first += kScoredAtOnce) {
        if (!goOn()) return std::nullopt;
        const std::size_t end = std::min(first + kScoredAtOnce, rows.size());
        const TaskRows some(rows.begin() + static_cast<std::ptrdiff_t>(first),
                            rows.begin() + static_cast<std::ptrdiff_t>(end));
        sum += static_cast<double>(some.size()) * meanLossAt(task, model, some);
    }
    return sum / static_cast<double>(rows.size());
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
    std::optional<double> loss = std::numeric_limits<double>::infinity();
    if (fit->weights.size() > 0) {
        const JudgedFit judged = judgedFit(*task_, rows_, data_, std::move(*fit));
        loss = meanLossOf(*task_, kernelModel(judged, kernelPoints(*task_, rows_), scale_), scored,
                          goOn);
    }
    if (!loss) return;
    const std::size_t count = parts_[part_].score.size();
    sum_ += static_cast<double>(count) * *loss;
    sumOfConstant_ += static_cast<double>(count) * constantLoss(*task_, scored);
    scored_ += count;
    lambdas_.reset();
    if (++part_ == parts_.size()) space_ = {};
}

void KernelJudgement::advance(const GoOn& goOn) {
    if (!lambdas_)
        searchScales(goOn);
    else if (!lambdas_->isOver())
        searchLambda(goOn);
    else
        score(goOn);
}

std::optional<double> KernelJudgement::mean(double sum) const {
    if (scored_ == 0) return std::nullopt;
    return sum / static_cast<double>(scored_);
}

}  // namespace ardent

#include "core/method/choice/held_out_contest.h"

#include <algorithm>
#include <iterator>
#include <limits>

#include "core/model/split_metrics.h"

namespace ardent {
namespace {

constexpr std::size_t kFewRowsOfContest = 600;

double lossOf(const Trainer& trainer, const Task& task) {
    const PredictorPtr predictor = trainer.predictor();
    if (!predictor) return std::numeric_limits<double>::infinity();
    const bool isRegression = task.recipe->problem == Problem::Regression;
    return metric(splitMetrics(*predictor, task).test, isRegression ? "mse" : "log_loss");
}

}  // namespace

std::vector<HeldOut> partsOfLearning(const Task& task, int folds, Seed seed) {
    Task rows{task.recipe, {}, task.y, {}, {}, task.order};
    std::ranges::merge(task.split.train, task.split.validation,
                       std::back_inserter(rows.split.train));
    const HeldOutPlan plan = heldOutPlan(rows, folds);
    return plan.folds == 0 ? std::vector<HeldOut>() : heldOutParts(rows, plan, seed);
}

std::vector<HeldOut> contestParts(const Task& task, Seed seed) {
    const std::size_t rows = task.split.train.size() + task.split.validation.size();
    return partsOfLearning(task, rows < kFewRowsOfContest ? 4 : 2, seed);
}

HeldOutContest::HeldOutContest(TaskPtr task, std::vector<MakeTrainer> methods,
                               std::vector<HeldOut> parts)
    : task_(std::move(task)),
      methods_(std::move(methods)),
      parts_(std::move(parts)),
      sums_(methods_.size(), 0.) {}

TaskPtr HeldOutContest::partTask() const {
    Task part = *task_;
    part.split = {parts_[part_].fit, {}, parts_[part_].score};
    return std::make_shared<const Task>(std::move(part));
}

void HeldOutContest::advance(const GoOn& goOn) {
    if (!learned_) learned_ = partTask();
    if (!trainer_) trainer_ = methods_[method_](learned_);
    if (trainer_->advance(goOn).state == Advance::State::Working) return;
    const auto count = static_cast<double>(parts_[part_].score.size());
    sums_[method_] += count * lossOf(*trainer_, *learned_);
    trainer_.reset();
    if (++method_ < methods_.size()) return;
    rows_ += count;
    method_ = 0;
    learned_.reset();
    ++part_;
}

std::vector<double> HeldOutContest::losses() const {
    std::vector<double> means;
    for (const double sum : sums_) means.push_back(sum / rows_);
    return means;
}

}  // namespace ardent

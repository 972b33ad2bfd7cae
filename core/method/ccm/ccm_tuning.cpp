#include "core/method/ccm/ccm_tuning.h"

#include <algorithm>
#include <limits>
#include <optional>
#include <utility>

#include "core/data/task/drawn_rows.h"
#include "core/method/held_out_plan.h"
#include "core/method/ranking/ranking_fit.h"

namespace ardent {
namespace {

constexpr Index kTuningRows = 1000;
constexpr int kTuningFolds = 5;
constexpr int kTuningLambdas = 8;

/// The training rows without each fold, whose rows validate.
std::vector<TaskPtr> foldTasks(const Task& task, Seed seed) {
    Task few = *drawnTask(task, kTuningRows, seed);
    few.split.validation.clear();
    few.split.test.clear();
    std::vector<TaskPtr> tasks;
    for (HeldOut& part : heldOutParts(few, heldOutPlan(few, kTuningFolds), seed)) {
        auto fold = std::make_shared<Task>(few);
        fold->split.train = std::move(part.fit);
        fold->split.validation = std::move(part.score);
        tasks.push_back(std::move(fold));
    }
    return tasks;
}

class TunedCcm final : public Ranker {
public:
    TunedCcm(TaskPtr task, std::vector<CcmOptions> grid, CcmRankerOf rankerOf, Seed seed)
        : task_(std::move(task)),
          grid_(std::move(grid)),
          rankerOf_(std::move(rankerOf)),
          seed_(seed),
          ranker_(rankerOf_(task_, grid_.front())) {}

    std::vector<CurveSeries> series() const override { return ranker_->series(); }
    TickUnit tickUnit() const override { return ranker_->tickUnit(); }
    std::int64_t plannedTicks() const override { return ranker_->plannedTicks(); }
    Message stage() const override;
    RankingStep advance(const GoOn& goOn) override;
    Relevance relevance() const override { return ranker_->relevance(); }
    std::vector<Index> order() const override { return ranker_->order(); }

private:
    std::size_t trials() const {
        return grid_.size() * (folds_.empty() ? std::size_t{kTuningFolds} : folds_.size());
    }
    void tune(const GoOn& goOn);
    void score(double score);
    void choose();
    Message chosenSettings() const;

    TaskPtr task_;
    std::vector<CcmOptions> grid_;
    CcmRankerOf rankerOf_;
    Seed seed_;
    std::unique_ptr<Ranker> ranker_;  // with the settings that are chosen, once they are
    bool isTuned_ = false;
    std::vector<TaskPtr> folds_;
    std::size_t done_ = 0;  // trials
    std::unique_ptr<Ranker> trial_;
    std::vector<Index> kept_;  // by the trial
    std::optional<RankedFeatures> model_;
    std::vector<double> scores_;  // of the grid, summed over the folds
    std::size_t best_ = 0;
};

Message TunedCcm::stage() const {
    return isTuned_ ? ranker_->stage()
                    : message("cross-validation-stage", "Cross-validation, {} of {} descents",
                              std::min(done_ + 1, trials()), trials());
}

RankingStep TunedCcm::advance(const GoOn& goOn) {
    if (!isTuned_) {
        tune(goOn);
        return {};
    }
    RankingStep step = ranker_->advance(goOn);
    if (step.did == RankingStep::Did::Finished)
        step.reason = sentences({step.reason, chosenSettings()});
    return step;
}

/// A piece of a trial.
void TunedCcm::tune(const GoOn& goOn) {
    if (folds_.empty()) {
        folds_ = foldTasks(*task_, seed_);
        scores_.assign(grid_.size(), 0.);
        return;
    }
    if (done_ == trials()) return choose();
    const TaskPtr& fold = folds_[done_ % folds_.size()];
    const CcmOptions& options = grid_[done_ / folds_.size()];
    if (model_) {
        if (const auto fit = model_->advance(goOn)) score(fit->score);
        return;
    }
    if (!trial_) {
        CcmOptions unordered = options;
        unordered.ordering = CcmOrder::None;
        trial_ = rankerOf_(fold, unordered);
    }
    const auto did = trial_->advance(goOn).did;
    if (did == RankingStep::Did::Diverged) score(-std::numeric_limits<double>::infinity());
    if (did != RankingStep::Did::Finished) return;
    kept_ = trial_->order();
    kept_.resize(static_cast<std::size_t>(variablesKept(options, *fold->recipe)));
    model_.emplace(fold, options, kept_, kTuningLambdas, seed_);
}

void TunedCcm::score(double score) {
    scores_[done_ / folds_.size()] += score;
    ++done_;
    trial_.reset();
    model_.reset();
}

void TunedCcm::choose() {
    best_ = static_cast<std::size_t>(std::ranges::max_element(scores_) - scores_.begin());
    ranker_ = rankerOf_(task_, grid_[best_]);
    folds_.clear();
    isTuned_ = true;
}

Message TunedCcm::chosenSettings() const {
    const CcmOptions& chosen = grid_[best_];
    switch (chosen.form) {
        case CcmForm::Soft:
            return message("tuned-soft",
                           "ε = {} and λ₁ = {} have the best cross-validated score of {} pairs.",
                           chosen.epsilon, chosen.lambda1, grid_.size());
        case CcmForm::InverseFree:
            return message("tuned-inverse-free",
                           "ε = {} and λ₂ = {} have the best cross-validated score of {} pairs.",
                           chosen.epsilon, chosen.lambda2, grid_.size());
        default:
            return message("tuned-epsilon",
                           "ε = {} has the best cross-validated score of {} tried.", chosen.epsilon,
                           grid_.size());
    }
}

}  // namespace

std::vector<CcmOptions> ccmGrid(const CcmOptions& options, CcmForm form, Index rows) {
    std::vector<CcmOptions> grid;
    for (const double epsilon : {0.001, 0.01, 0.1}) {
        CcmOptions one = options;
        one.form = form;
        one.epsilon = epsilon;
        if (form != CcmForm::Soft && form != CcmForm::InverseFree) {
            grid.push_back(one);
            continue;
        }
        for (const double price : {0.001, 0.01, 0.1}) {
            one.lambda1 = price;
            one.lambda2 = 1000. * price;
            const double least = 1. / (4. * static_cast<double>(rows) * epsilon);
            if (form == CcmForm::Soft || one.lambda2 >= least) grid.push_back(one);
        }
    }
    return grid;
}

std::unique_ptr<Ranker> makeTunedCcm(TaskPtr task, std::vector<CcmOptions> grid,
                                     CcmRankerOf rankerOf, Seed seed) {
    return std::make_unique<TunedCcm>(std::move(task), std::move(grid), std::move(rankerOf), seed);
}

}  // namespace ardent

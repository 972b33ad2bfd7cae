#include "core/method/trees/refitted_trees.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "core/method/trees/boosted_trees.h"
#include "core/train/loss_series.h"

namespace ardent {
namespace {

constexpr long kRoundsUnjudged = 100;

class RefittedTrees final : public JudgedTrainer {
public:
    RefittedTrees(TaskPtr task, const BoostedTreesOptions& options, Seed seed,
                  std::vector<HeldOut> parts)
        : task_(std::move(task)), options_(options), seed_(seed), parts_(std::move(parts)) {}

    std::vector<CurveSeries> series() const override {
        const Loss loss = lossFor(*task_->recipe);
        return {trainingLoss(loss), validationLoss(loss)};
    }
    TickUnit tickUnit() const override { return TickUnit::Round; }
    std::int64_t plannedTicks() const override;
    Advance advance(const GoOn& goOn) override;
    PredictorPtr predictor() const override { return trees_ ? trees_->predictor() : nullptr; }
    std::optional<double> heldOutLoss() const override {
        return scored_ > 0. ? std::optional(lossSum_ / scored_) : std::nullopt;
    }
    bool learnsFromValidation() const override {
        return isOnAll() && !task_->split.validation.empty();
    }
    std::optional<Relevance> relevance() const override {
        return trees_ ? trees_->relevance() : std::nullopt;
    }
    Message stage() const override;
    void settle() override {
        isOver_ = true;
        if (trees_) trees_->settle();
    }

private:
    bool isOnAll() const { return part_ == parts_.size(); }
    long bestRounds() const;
    void begin();
    void endPart();
    Advance end();

    TaskPtr task_;
    BoostedTreesOptions options_;
    Seed seed_;
    std::vector<HeldOut> parts_;
    std::size_t part_ = 0;
    std::unique_ptr<JudgedTrainer> trees_;
    double lossSum_ = 0., scored_ = 0., roundSum_ = 0.;
    std::int64_t ticks_ = 0, ticksBefore_ = 0;  // those before the current part
    bool isFirstTick_ = false, isOver_ = false;
};

long RefittedTrees::bestRounds() const {
    if (parts_.empty()) return kRoundsUnjudged;
    return std::max(1L, std::lround(roundSum_ / static_cast<double>(parts_.size())));
}

std::int64_t RefittedTrees::plannedTicks() const {
    if (isOver_) return ticks_;
    const auto most = static_cast<std::int64_t>(options_.rounds);
    if (isOnAll() && trees_) return ticksBefore_ + bestRounds();
    const auto left = static_cast<std::int64_t>(parts_.size() - part_) + 1;
    return ticksBefore_ + left * most;
}

void RefittedTrees::begin() {
    Split rows;
    BoostedTreesOptions options = options_;
    if (isOnAll()) {
        std::ranges::merge(task_->split.train, task_->split.validation,
                           std::back_inserter(rows.train));
        options.rounds = static_cast<int>(bestRounds());
    } else {
        rows = {parts_[part_].fit, parts_[part_].score, {}};
    }
    trees_ = boostedTreesTrainer(task_, std::move(rows), options, seed_);
    isFirstTick_ = true;
    ticksBefore_ = ticks_;
}

void RefittedTrees::endPart() {
    const auto rows = static_cast<double>(parts_[part_].score.size());
    lossSum_ += rows * *trees_->heldOutLoss();
    scored_ += rows;
    roundSum_ += static_cast<double>(trees_->keptTick().value_or(0));
    ++part_;
    begin();
}

Advance RefittedTrees::end() {
    settle();
    return {Advance::State::Finished, std::nullopt,
            message("trees-of-all-rows",
                    "{} rounds, best on average over the held-out rows, are grown on all training "
                    "and validation rows.",
                    bestRounds())};
}

Advance RefittedTrees::advance(const GoOn& goOn) {
    if (isOver_) return end();
    if (!trees_) begin();
    Advance piece = trees_->advance(goOn);
    if (piece.tick) {
        piece.tick->resize(2, NAN);
        piece.beginsAnew |= isFirstTick_;
        isFirstTick_ = false;
        ++ticks_;
    }
    if (piece.state == Advance::State::Working) return piece;
    if (isOnAll()) return end();
    endPart();
    return {};
}

Message RefittedTrees::stage() const {
    if (isOver_) return {};
    if (isOnAll()) return message("trees-on-all-rows", "on all rows");
    return message("trees-on-part", "part {} of {}", part_ + 1, parts_.size());
}

}  // namespace

std::unique_ptr<JudgedTrainer> refittedTrees(TaskPtr task, const BoostedTreesOptions& options,
                                             Seed seed, std::vector<HeldOut> parts) {
    return std::make_unique<RefittedTrees>(std::move(task), options, seed, std::move(parts));
}

}  // namespace ardent

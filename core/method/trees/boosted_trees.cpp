#include "core/method/trees/boosted_trees.h"

#include <fmt/format.h>

#include <cmath>
#include <limits>

#include "core/base/memory.h"
#include "core/method/trees/tree_fit.h"
#include "core/train/loss_series.h"

namespace ardent {
namespace {

/// XGBoost's names; its numbers are of single precision.
BoosterSettings boosterSettings(const Task& task, const BoostedTreesOptions& options, Seed seed) {
    const auto text = [](auto value) { return fmt::format("{}", value); };
    const Loss loss = lossFor(*task.recipe);
    BoosterSettings settings{{"objective", loss == Loss::Squared    ? "reg:squarederror"
                                           : loss == Loss::Logistic ? "binary:logistic"
                                                                    : "multi:softprob"},
                             {"eta", text(options.learningRate)},
                             {"max_depth", text(options.maxDepth)},
                             {"min_child_weight", text(options.minChildWeight)},
                             {"subsample", text(options.subsample)},
                             {"colsample_bytree", text(options.columnShare)},
                             {"lambda", text(options.l2)},
                             {"max_bin", text(options.bins)},
                             {"seed", text(boosterSeed(seed))}};
    if (loss == Loss::Softmax) settings.emplace_back("num_class", text(task.recipe->outputs()));
    return settings;
}

class BoostedTreesTrainer final : public JudgedTrainer {
public:
    BoostedTreesTrainer(TaskPtr task, Split rows, const BoostedTreesOptions& options, Seed seed)
        : task_(std::move(task)), rows_(std::move(rows)), options_(options), seed_(seed) {}

    std::vector<CurveSeries> series() const override {
        const Loss loss = lossFor(*task_->recipe);
        if (!hasValidation()) return {trainingLoss(loss)};
        return {trainingLoss(loss), validationLoss(loss)};
    }
    TickUnit tickUnit() const override { return TickUnit::Round; }
    std::int64_t plannedTicks() const override { return options_.rounds; }
    Advance advance(const GoOn& goOn) override;
    PredictorPtr predictor() const override;
    std::optional<std::int64_t> keptTick() const override {
        return done_ && hasValidation() && kept_ > 0 ? std::optional<std::int64_t>(kept_)
                                                     : std::nullopt;
    }
    bool isLowestAt(std::int64_t lastTick) const override {
        return hasValidation() && kept_ == lastTick;
    }
    std::optional<double> heldOutLoss() const override {
        return done_ && hasValidation() ? std::optional(lowest_) : std::nullopt;
    }
    std::optional<Relevance> relevance() const override {
        return relevanceOf(done_ ? keptGains_ : gains_);
    }
    std::optional<Relevance> tickRelevance() const override { return relevanceOf(gains_); }
    void settle() override { done_ = true; }
    Result<> set(const std::string& option, const OptionValue& value) override;

private:
    bool hasValidation() const { return !rows_.validation.empty(); }
    Index rounds() const { return rounds_; }
    Index shown() const { return done_ ? kept_ : rounds(); }
    void begin();
    Advance round();
    Message endText() const;
    std::optional<Relevance> relevanceOf(const Vector& gains) const;

    TaskPtr task_;
    Split rows_;
    BoostedTreesOptions options_;
    Seed seed_;
    Vector start_;
    std::unique_ptr<TreeBooster> booster_;
    std::optional<RowScores> training_, validation_;
    std::vector<TreePtr> trees_;
    Vector gains_, keptGains_;  // of all rounds so far, and up to the kept one
    Index rounds_ = 0;
    Index kept_ = 0;  // rounds
    double lowest_ = std::numeric_limits<double>::infinity();
    bool done_ = false;
};

void BoostedTreesTrainer::begin() {
    start_ = startOf(*task_, rows_.train);
    training_.emplace(*task_, rows_.train, start_);
    validation_.emplace(*task_, rows_.validation, start_);
    if (hasValidation()) lowest_ = validation_->loss();
    booster_ = std::make_unique<TreeBooster>(*task_, rows_.train, start_,
                                             boosterSettings(*task_, options_, seed_));
}

Advance BoostedTreesTrainer::advance(const GoOn& goOn) {
    if (done_ || rounds() == options_.rounds ||
        (hasValidation() && options_.patience > 0 && rounds() - kept_ >= options_.patience)) {
        settle();
        return {Advance::State::Finished, std::nullopt, endText()};
    }
    if (!goOn()) return {};
    if (!booster_) {
        begin();
        return {};
    }
    return round();
}

Advance BoostedTreesTrainer::round() {
    Vector gains = Vector::Zero(task_->x.cols());
    for (GrownTree& grown : booster_->grow()) {
        training_->add(*grown.tree);
        validation_->add(*grown.tree);
        gains += grown.gains;
        trees_.push_back(std::move(grown.tree));
    }
    const Vector pooled = pooledGains(*task_->recipe, gains);
    if (rounds_++ == 0) {
        gains_ = pooled;
        keptGains_ = Vector::Zero(pooled.size());
    } else {
        gains_ += pooled;
    }
    std::vector<double> row{training_->loss()};
    if (!hasValidation()) {
        kept_ = rounds();
        keptGains_ = gains_;
        return {Advance::State::Working, std::move(row), {}};
    }
    row.push_back(validation_->loss());
    if (row.back() < lowest_) {
        lowest_ = row.back();
        kept_ = rounds();
        keptGains_ = gains_;
    }
    return {Advance::State::Working, std::move(row), {}};
}

Message BoostedTreesTrainer::endText() const {
    if (!hasValidation())
        return message("all-rounds-kept", "All {} rounds are kept: no validation rows choose.",
                       rounds());
    if (kept_ == 0)
        return message("no-tree-helps",
                       "No round has a lower validation loss than the constant, which is kept.");
    const bool isLast = kept_ == options_.rounds;
    return sentences(
        {message("best-round-of-trees",
                 "Round {} of {} has the lowest validation loss and is kept.", kept_, rounds()),
         isLast ? message("more-rounds-of-trees",
                          "It is the last one, so that more may do better: raise Rounds.")
                : Message()});
}

PredictorPtr BoostedTreesTrainer::predictor() const {
    if (rounds_ == 0) return nullptr;
    const auto count = static_cast<std::ptrdiff_t>(shown() * task_->recipe->outputs());
    TreeModel model;
    model.inputs = task_->x.cols();
    model.trees.assign(trees_.begin(), trees_.begin() + count);
    model.intercept = start_;
    return std::make_shared<const Predictor>(
        Predictor{task_->recipe, std::move(model), linkFor(lossFor(*task_->recipe))});
}

std::optional<Relevance> BoostedTreesTrainer::relevanceOf(const Vector& gains) const {
    if (rounds_ == 0) return std::nullopt;
    return gainRelevance(*task_->recipe, gains);
}

Result<> BoostedTreesTrainer::set(const std::string& option, const OptionValue& value) {
    if (option != "learning_rate") return Trainer::set(option, value);
    options_.learningRate = std::get<double>(value);
    if (booster_) booster_->set("eta", fmt::format("{}", options_.learningRate));
    return {};
}

Result<std::unique_ptr<Trainer>> makeBoostedTrees(TaskPtr task, const OptionValues& values,
                                                  Seed seed) {
    const auto options = readOptions<BoostedTreesOptions>(values);
    if (const auto fits = checkBoostedMemory(*task, options); !fits)
        return tl::unexpected(fits.error());
    return boostedTreesTrainer(task, task->split, options, seed);
}

}  // namespace

Result<> checkBoostedMemory(const Task& task, const BoostedTreesOptions& options) {
    return checkTreeMemory(task, {options.rounds, options.maxDepth, options.bins});
}

std::unique_ptr<JudgedTrainer> boostedTreesTrainer(TaskPtr task, Split rows,
                                                   const BoostedTreesOptions& options, Seed seed) {
    return std::make_unique<BoostedTreesTrainer>(std::move(task), std::move(rows), options, seed);
}

Method boostedTreesMethod() {
    return {"boosted_trees",
            "Boosted trees",
            "Decision trees grown one after the other, each on what the ones before have left "
            "wrong, by XGBoost. What most people would try first on a table, and what the other "
            "methods have to be compared with; its functions are steps.",
            "Chen & Guestrin: XGBoost: A Scalable Tree Boosting System (2016)",
            {Problem::Regression, Problem::Classification},
            {},
            &schemaOf<BoostedTreesOptions>,
            &makeBoostedTrees};
}

}  // namespace ardent

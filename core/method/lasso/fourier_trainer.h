#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "core/method/lasso/fourier_findings.h"
#include "core/method/lasso/fourier_plan.h"
#include "core/method/lasso/fourier_stage.h"
#include "core/method/lasso/fourier_ticks.h"
#include "core/train/loss_series.h"

namespace ardent {

/// The Fourier-basis lasso family, stage by stage: searches for sets of variables that act
/// together, the group lasso and the adaptive one over them, and fits without what they turn out
/// not to need.
class FourierTrainer : public Trainer {
public:
    FourierTrainer(TaskPtr task, FourierPlan plan, Seed seed);

    std::vector<CurveSeries> series() const override { return lossSeries(*task_); }
    TickUnit tickUnit() const override { return TickUnit::Lambda; }
    std::int64_t plannedTicks() const override {
        return done_.ticks + (fit_ ? fit_->mostLeft() : 0) +
               ticksAhead(plan_, *task_, stage_, done_);
    }
    Advance advance(const GoOn& goOn) override;
    PredictorPtr predictor() const override;
    std::optional<std::int64_t> keptTick() const override;
    std::optional<Relevance> relevance() const override;
    std::optional<Relevance> tickRelevance() const override;
    std::optional<Relevance> trailRelevance() const override;
    std::optional<Selection> selection() const override;
    std::optional<Interactions> interactions() const override;
    PathPtr path() const override { return shown_ ? shown_->path() : nullptr; }
    Message stage() const override;
    void settle() override;

private:
    using Stage = FourierStage;
    using Sets = std::vector<std::vector<Index>>;
    struct Ranking {
        RankedSets sets;
        bool isFinal = false;  ///< of the final model, not the stochastic one
        std::weak_ptr<const FourierPathFit> fit;
    };

    void beginSearch(Stage stage);
    void beginFit(const std::vector<Index>& variables, const Sets& sets);
    void beginFunctions();
    void fitGroups(const Sets& sets, const std::vector<double>& factors, Stage stage);
    bool beginAdaptiveFit(const std::vector<bool>& kept);
    bool prune(const GoOn& goOn);
    std::vector<bool> keptNow() const {
        return variablesIn(*task_->recipe, shown_->sum(shown_->chosen()));
    }
    bool leaveOutChance();
    bool tryWithoutMinor();
    bool tryWithoutLenders(const GoOn& goOn);
    void beginTrial(const Sets& sets, FourierTrial trial);
    void backToFuller();
    void fit(GroupedColumns columns, PathFitSettings settings, Stage stage);
    Advance fitPiece(const GoOn& goOn);
    Advance rank(const GoOn& goOn);
    /// The ranks are of the fit that is shown.
    bool isRanked() const { return ranked_ && shown_ && ranked_->fit.lock() == shown_; }
    std::optional<Relevance> partsAt(std::optional<Index> lambda) const;
    bool wantsTriples() const { return plan_.sets == SetChoice::Searched; }
    bool lookForHidden(const GoOn& goOn);
    void afterFit();
    Advance finish();

    TaskPtr task_;
    FourierPlan plan_;
    Seed seed_;
    Stage stage_ = Stage::Begin;
    std::vector<Index> candidates_;  // variables of the current search
    Sets hidden_;                    // what the first one missed
    std::shared_ptr<FourierPathFit> fit_, shown_, before_;
    std::shared_ptr<FourierPathFit> leftOpen_;  // freeing it would delay the answer to a stop
    std::optional<Ranking> ranked_;
    Sets firstSets_;     // of the first group lasso
    Vector firstParts_;  // and their parts of f
    FourierDone done_;
    std::shared_ptr<FourierPathFit> fuller_;  // what a trial with less has to match
    std::optional<Ranking> fullerRanked_;
    Index fullerPairs_ = 0;
    FourierTrial trial_ = FourierTrial::None;
    mutable PredictorPtr predictor_;
    mutable const FourierPathFit* predictorFit_ = nullptr;
    mutable Index predictorLambda_ = -1;
};

}  // namespace ardent

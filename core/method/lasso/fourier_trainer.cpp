#include "core/method/lasso/fourier_trainer.h"

#include <algorithm>
#include <cmath>
#include <utility>

#include "core/base/go_on.h"
#include "core/method/lasso/fourier_pruning.h"

namespace ardent {
namespace {

using Sets = std::vector<std::vector<Index>>;

Message modelName(bool isFinal) {
    return isFinal ? message("final-model", "final model")
                   : message("stochastic-model", "stochastic model");
}

}  // namespace

FourierTrainer::FourierTrainer(TaskPtr task, FourierPlan plan, Seed seed)
    : task_(std::move(task)), plan_(std::move(plan)), seed_(seed) {}

void FourierTrainer::fit(GroupedColumns columns, PathFitSettings settings, Stage stage) {
    constexpr Index kPatienceOfClasses = 15;  // where small λ are costly
    if (task_->recipe->problem == Problem::Classification) settings.patience = kPatienceOfClasses;
    settings.before = done_.ticks;
    before_ = shown_;
    fit_ = std::make_shared<FourierPathFit>(task_, std::move(columns), std::move(settings), seed_);
    stage_ = stage;
}

void FourierTrainer::beginSearch(Stage stage) {
    PathFitSettings settings;
    settings.path.lambdas = plan_.search.lambdas;
    settings.path.smallestShare = stage == Stage::Search ? 0.1 : 0.05;
    settings.path.tolerance = 1e-4;  // enough for a ranking
    settings.grouped = false;
    settings.byVariable = true;
    settings.folds = plan_.search.folds;
    settings.rule = LambdaRule::Best;
    GroupedColumns columns = searchColumns(*task_->recipe, plan_.basis, plan_.search, candidates_,
                                           seed_, stage == Stage::Search ? 0 : 1);
    addHidden(columns, *task_->recipe, plan_.basis, plan_.search, hidden_, seed_);
    fit(std::move(columns), settings, stage);
}

void FourierTrainer::fitGroups(const Sets& sets, const std::vector<double>& factors, Stage stage) {
    GroupedColumns grouped{FourierColumns(task_->recipe->inputs()), {}};
    PathFitSettings settings = plan_.fit;
    FourierBasisPlan basis = plan_.basis;
    if (stage == Stage::Fit && isCoarse(plan_, static_cast<Index>(sets.size())))
        basis.setPairs = std::min(basis.setPairs, plan_.coarseSetPairs);
    for (std::size_t g = 0; g < sets.size(); ++g) {
        const Index before = grouped.columns.size();
        addGroup(grouped, *task_->recipe, basis, seed_, sets[g]);
        const Index added = grouped.columns.size() - before;
        if (added == 0) continue;
        const double ofSize = plan_.sizeWeights ? std::sqrt(static_cast<double>(added)) : 1.;
        settings.path.groupWeights.push_back(factors[g] *
                                             (sets[g].size() > 1 ? plan_.setWeight : 1.) * ofSize);
    }
    if (!settings.grouped) settings.path.groupWeights.clear();
    if (stage == Stage::Fit && plan_.adaptive) {  // it only gives the second one its weights
        settings.rule = LambdaRule::Best;
        settings.folds = std::min(settings.folds, plan_.search.folds);
        settings.path.lambdas = lambdasOfFirstFit(plan_);
        settings.path.tolerance = 1e-4;
    }
    fit(std::move(grouped), std::move(settings), stage);
}

void FourierTrainer::beginFit(const std::vector<Index>& variables, const Sets& sets) {
    Sets all;
    for (const Index variable : variables) all.push_back({variable});
    all.insert(all.end(), sets.begin(), sets.end());
    fitGroups(all, std::vector(all.size(), 1.), Stage::Fit);
}

/// The model of eq 6: stochastic functions of all variables, each penalised for itself.
void FourierTrainer::beginFunctions() {
    PathFitSettings settings = plan_.fit;
    settings.grouped = false;
    settings.byVariable = true;
    fit(searchColumns(*task_->recipe, plan_.basis, plan_.search, candidates_, seed_, 0),
        std::move(settings), Stage::Fit);
}

/// On what the first fit keeps of the sets of kept variables. False: nothing.
bool FourierTrainer::beginAdaptiveFit(const std::vector<bool>& kept) {
    const AdaptiveGroups groups = adaptiveGroups(firstSets_, firstParts_, kept);
    if (groups.sets.empty()) return false;
    fitGroups(groups.sets, groups.factors, Stage::AdaptiveFit);
    return true;
}

void FourierTrainer::afterFit() {
    switch (stage_) {
        case Stage::Search:
            stage_ = Stage::Rank;
            break;
        case Stage::SecondSearch:
            stage_ = Stage::SecondRank;
            break;
        case Stage::Fit:
            firstSets_ = fit_->sets();
            firstParts_ = fit_->parts(fit_->chosen());
            if (plan_.adaptive && (firstParts_.array() > 0.).any()) {
                beginAdaptiveFit(std::vector(task_->recipe->sources.size(), true));
                break;
            }
            [[fallthrough]];
        default:
            stage_ = plan_.sets == SetChoice::None ? Stage::Done : Stage::FinalRank;
    }
}

Advance FourierTrainer::fitPiece(const GoOn& goOn) {
    const Index before = fit_->solved();
    if (!fit_->advance(goOn)) return {};
    Advance done;
    if (fit_->solved() > before) {
        if (!fit_->isFinite(fit_->solved() - 1)) {
            fit_ = before_;
            settle();
            return {Advance::State::Diverged, std::nullopt,
                    message("solution-not-finite",
                            "The solution was no longer finite; look at the columns for values far "
                            "from all others, and lower frequency_scale."),
                    Remedy{"frequency_scale", plan_.basis.scale / 2.}};
        }
        shown_ = fit_;
        done.tick = lastLosses(*task_, *fit_);
        done.beginsAnew = before == 0;
        ++done_.ticks;
    }
    if (fit_->finished()) afterFit();
    return done;
}

Advance FourierTrainer::rank(const GoOn& goOn) {
    auto ranked = rankSets(*task_, fit_->sum(fit_->chosen()), goOn);
    if (!ranked) return {};
    ranked_ = Ranking{std::move(*ranked), stage_ == Stage::FinalRank, fit_};
    if (stage_ == Stage::FinalRank) {
        stage_ = Stage::Done;  // unless another fit follows
        if (plan_.adaptive && plan_.prunes && !prune(goOn)) stage_ = Stage::FinalRank;
        return {};
    }
    const SearchPlan& search = plan_.search;
    if (stage_ == Stage::Rank) {
        if (!lookForHidden(goOn)) return {};
        const auto top =
            withVariablesOf(hidden_, topVariables(ranked_->sets, search.mostVariables, 0.));
        if ((top.size() < candidates_.size() || !hidden_.empty()) && !top.empty()) {
            candidates_ = top;
            beginSearch(Stage::SecondSearch);
            return {};
        }
    }
    candidates_ = withVariablesOf(
        hidden_, topVariables(ranked_->sets, search.mostVariables, search.leastShare));
    const auto sets = withHidden(hidden_, candidates_,
                                 topSets(ranked_->sets, candidates_, search.mostPairs,
                                         wantsTriples() ? search.mostTriples : 0));
    if (plan_.sets == SetChoice::AllPairs)
        beginFit(allVariables(*task_->recipe), sets);
    else if (!candidates_.empty())
        beginFit(candidates_, sets);
    else
        stage_ = Stage::Done;  // the search kept nothing: its constant is the model
    return {};
}

/// False: `goOn` was.
bool FourierTrainer::lookForHidden(const GoOn& goOn) {
    auto found = hiddenSets(*task_, plan_.basis, plan_.search, ranked_->sets,
                            *fit_->predictor(fit_->chosen()), wantsTriples(), goOn);
    if (found) hidden_ = std::move(*found);
    return found.has_value();
}

/// False: `goOn` was, and the ranks and the last trial are begun again.
bool FourierTrainer::prune(const GoOn& goOn) {
    const auto score = shown_->lowestScore();
    const bool fails =
        fuller_ && (!score || !predictsAsWell(*score, *fuller_->lowestScore(), plan_.fit.rule));
    if (fails) backToFuller();
    fuller_.reset();
    if (!fails && leaveOutChance()) return true;
    return tryWithoutMinor() || tryWithoutLenders(goOn);
}

void FourierTrainer::backToFuller() {
    shown_ = fit_ = std::exchange(fuller_, nullptr);
    ranked_ = std::move(fullerRanked_);
    plan_.basis.setPairs = fullerPairs_;
    stage_ = Stage::Done;
}

/// Fits once more without the variables that matter no more than chance would have it. False: there
/// are none.
bool FourierTrainer::leaveOutChance() {
    std::vector<bool> kept = keptNow();
    const auto before = std::ranges::count(kept, true);
    dropChance(kept, *task_, plan_, ranked_->sets, *predictor());
    const auto after = std::ranges::count(kept, true);
    return after != before && ++done_.prunings <= plan_.mostPrunings && beginAdaptiveFit(kept);
}

/// Fits from the group lasso on without the variables of little importance, which may only lend
/// their waves to others. False: there are none.
bool FourierTrainer::tryWithoutMinor() {
    if (std::exchange(done_.triedMinor, true) || !shown_->lowestScore()) return false;
    std::vector<bool> kept = keptNow();
    const auto before = std::ranges::count(kept, true);
    dropMinor(kept, ranked_->sets, plan_.minorShare);
    if (std::ranges::count(kept, true) == before) return false;
    beginTrial(setsOf(firstSets_, kept), FourierTrial::MinorVariables);
    return true;
}

/// The same without the pairs and triples that only carry waves of others. False: `goOn` was.
bool FourierTrainer::tryWithoutLenders(const GoOn& goOn) {
    if (done_.triedLenders || plan_.sets == SetChoice::None || !shown_->lowestScore()) return true;
    const auto own = ownSets(*task_, plan_, *predictor(), keptNow(), goOn);
    if (!own) return false;
    done_.triedLenders = true;
    const Sets present = shown_->activeSets();
    const bool hasLenders = std::ranges::any_of(
        present, [&](const auto& set) { return std::ranges::find(*own, set) == own->end(); });
    if (hasLenders && !own->empty() &&
        functionsOf(plan_.basis, *own) <= functionsOf(plan_.basis, present))
        beginTrial(*own, FourierTrial::RedundantSets);
    return true;
}

/// Of fewer sets, which get together as many functions as the present ones.
void FourierTrainer::beginTrial(const Sets& sets, FourierTrial trial) {
    trial_ = trial;
    fuller_ = shown_;
    fullerRanked_ = ranked_;
    fullerPairs_ = plan_.basis.setPairs;
    plan_.basis.setPairs =
        setPairsOf(plan_.basis, sets, shown_->sets(), static_cast<Index>(task_->split.train.size()),
                   task_->recipe->outputs());
    fitGroups(sets, std::vector(sets.size(), 1.), Stage::Fit);
}

Advance FourierTrainer::finish() {
    const auto kept = selection();
    const PathPtr path = this->path();
    if (!path || !kept)
        return {Advance::State::Finished, std::nullopt,
                message("nothing-fitted", "Nothing was fitted.")};
    return {Advance::State::Finished, std::nullopt,
            chosenText(*path, plan_.fit.rule, fit_->folds(), kept->chosen,
                       task_->recipe->sources.size())};
}

Advance FourierTrainer::advance(const GoOn& goOn) {
    switch (stage_) {
        case Stage::Begin: {
            candidates_ = allVariables(*task_->recipe);
            const auto variables = std::ssize(candidates_);
            if (searches(plan_, variables)) {
                beginSearch(Stage::Search);
                return {};
            }
            if (plan_.sets == SetChoice::Functions) {
                beginFunctions();
                return {};
            }
            Sets sets;
            if (plan_.sets == SetChoice::AllPairs)
                for (Index a = 0; a < variables; ++a)
                    for (Index b = a + 1; b < variables; ++b) sets.push_back({a, b});
            beginFit(candidates_, sets);
            return {};
        }
        case Stage::Search:
        case Stage::SecondSearch:
        case Stage::Fit:
        case Stage::AdaptiveFit:
            return fitPiece(goOn);
        case Stage::Rank:
        case Stage::SecondRank:
        case Stage::FinalRank:
            return rank(goOn);
        case Stage::Done:
            break;
    }
    return finish();
}

std::optional<std::int64_t> FourierTrainer::keptTick() const {
    if (stage_ != Stage::Done || !shown_ || shown_->solved() == 0) return std::nullopt;
    const std::int64_t tick = shown_->chosenOfAll();
    return tick <= done_.ticks ? std::optional(tick) : std::nullopt;  // one that diverged is none
}

PredictorPtr FourierTrainer::predictor() const {
    if (!shown_ || shown_->solved() == 0) return nullptr;
    const Index lambda = shown_->chosen();
    if (!predictor_ || predictorFit_ != shown_.get() || predictorLambda_ != lambda) {
        predictor_ = shown_->predictor(lambda);
        predictorFit_ = shown_.get();
        predictorLambda_ = lambda;
    }
    return predictor_;
}

/// Of the λ that is kept where none is given.
std::optional<Relevance> FourierTrainer::partsAt(std::optional<Index> lambda) const {
    if (!shown_ || shown_->solved() == 0) return std::nullopt;
    return relevanceOf(*task_->recipe, *shown_, lambda.value_or(shown_->chosen()));
}

std::optional<Relevance> FourierTrainer::relevance() const {
    return isRanked() && shown_->solved() > 0
               ? relevanceOf(*task_->recipe, ranked_->sets, modelName(ranked_->isFinal))
               : trailRelevance();
}

std::optional<Relevance> FourierTrainer::tickRelevance() const {
    return partsAt(shown_ ? shown_->solved() - 1 : 0);
}

std::optional<Relevance> FourierTrainer::trailRelevance() const {
    return partsAt({});
}

std::optional<Selection> FourierTrainer::selection() const {
    if (!shown_ || stage_ != Stage::Done) return std::nullopt;
    return selectionOf(keptNow(), *relevance(),
                       plan_.adaptive ? message("by-adaptive-lasso", "the adaptive group lasso")
                                      : message("by-penalty", "the penalty"));
}

std::optional<Interactions> FourierTrainer::interactions() const {
    if (!ranked_ || plan_.sets == SetChoice::None) return std::nullopt;
    const bool areOfAnother = stage_ == Stage::Done || ranked_->isFinal;
    if (!isRanked() && areOfAnother) return std::nullopt;
    const FittedRecipe& recipe = *task_->recipe;
    const bool searched = searches(plan_, std::ssize(recipe.sources));
    return interactionsOf(recipe, ranked_->sets, modelName(ranked_->isFinal),
                          searched ? hiddenLimits(recipe, plan_.search) : std::vector<Message>());
}

Message FourierTrainer::stage() const {
    return stageText(stage_, plan_.fit.grouped, candidates_.size(),
                     fuller_ ? trial_ : FourierTrial::None);
}

void FourierTrainer::settle() {
    if (fuller_) backToFuller();
    if (shown_ && !shown_->finished() && before_ && before_->finished()) shown_ = before_;
    if (shown_) shown_->settle();
    leftOpen_ = std::exchange(fit_, shown_);
    stage_ = Stage::Done;
}

Result<std::unique_ptr<Trainer>> makeFourierTrainer(TaskPtr task, FourierPlan plan, Seed seed) {
    return checkPlan(*task, plan).map([&]() -> std::unique_ptr<Trainer> {
        return std::make_unique<FourierTrainer>(std::move(task), std::move(plan), seed);
    });
}

}  // namespace ardent

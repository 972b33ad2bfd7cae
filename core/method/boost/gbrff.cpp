#include "core/method/boost/gbrff.h"

#include <algorithm>

#include "core/base/memory.h"
#include "core/data/task/varying_sources.h"
#include "core/method/boost/boost_trainer.h"
#include "core/method/boost/boost_tuning.h"
#include "core/method/boost/gbrff_options.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kEnoughToChoose = 50;  // rows

/// Of one training.
double boostBytes(const Task& task, const BoostSettings& settings, int rounds, double rows) {
    const auto outputs = static_cast<double>(task.recipe->outputs());
    const auto inputs = static_cast<double>(task.x.cols());
    const bool landmark = settings.learner == BoostSettings::Learner::Landmark;
    const double features = landmark ? settings.features : 1.;
    const Index subsample = settings.subsample;
    const double sought = subsample == 0 ? rows : std::min(rows, static_cast<double>(subsample));
    return 8. * (3. * rounds * outputs * features * (inputs + 2.) + 4. * rows * outputs +
                 sought * (inputs + 3. * features));
}

/// Of a cross-validation, whose models keep no rounds.
double tuningBytes(const Task& task, const BoostSettings& settings, double folds, double rows) {
    const auto outputs = static_cast<double>(task.recipe->outputs());
    return availableThreads() * boostBytes(task, settings, 1, rows) +
           8. * 4. * rows * outputs * static_cast<double>(kSettingsATime) * folds;
}

/// Refused where rounds, rows and columns together do not fit.
Result<> checkBoostMemory(const Task& task, const BoostPlan& plan) {
    const auto rows = static_cast<double>(task.split.train.size() + task.split.validation.size());
    const double one = boostBytes(task, plan.settings, plan.rounds, rows);
    double bytes = (1. + static_cast<double>(calibrationFolds(task))) * one;
    if (plan.search == BoostSearch::Grid)
        bytes = std::max(bytes, tuningBytes(task, plan.settings, plan.folds, rows));
    if (plan.search == BoostSearch::Width)
        bytes = std::max(bytes, tuningBytes(task, plan.settings, kWidthFolds,
                                            static_cast<double>(rowsForWidth(task))));
    return checkMemory(
        bytes,
        message("memory-of-rounds", "{} rounds on {} encoded columns and {:.0f} rows", plan.rounds,
                task.x.cols(), rows),
        message("set-fewer-rounds", "set fewer rounds or a smaller subsample"));
}

BoostPlan planOf(const Task& task, const BoostOptions& options) {
    BoostPlan plan;
    plan.rounds = options.rounds;
    plan.patience = options.patience;
    plan.folds = options.folds;
    plan.settings.gamma =
        options.gamma > 0. ? options.gamma : 1. / static_cast<double>(varyingInputs(*task.recipe));
    if (options.tuning == BoostTuning::CrossValidate)
        plan.search = BoostSearch::Grid;
    else if (options.gamma == 0. && rowsForWidth(task) >= kEnoughToChoose)
        plan.search = BoostSearch::Width;
    plan.settings.learningRate = options.learningRate;
    plan.settings.subsample = options.subsample;
    return plan;
}

Result<std::unique_ptr<Trainer>> makeChecked(TaskPtr task, const BoostPlan& plan, Seed seed) {
    const auto fits = checkBoostMemory(*task, plan);
    if (!fits) return tl::unexpected(fits.error());
    return makeBoostTrainer(std::move(task), plan, seed);
}

Result<std::unique_ptr<Trainer>> makeGbrff1(TaskPtr task, const OptionValues& values, Seed seed) {
    const auto options = readOptions<Gbrff1Options>(values);
    BoostPlan plan = planOf(*task, options);
    plan.settings.learner = BoostSettings::Learner::Landmark;
    plan.settings.features = options.features;
    plan.settings.beta = options.beta;
    return makeChecked(std::move(task), plan, seed);
}

Result<std::unique_ptr<Trainer>> makeGbrff2(TaskPtr task, const OptionValues& values, Seed seed) {
    const auto options = readOptions<Gbrff2Options>(values);
    BoostPlan plan = planOf(*task, options);
    plan.settings.learner = BoostSettings::Learner::Frequency;
    plan.settings.lambda = options.lambda;
    plan.settings.refinement = options.refinement;
    if (options.leastPenalty == LeastPenalty::Zero) plan.leastPenalty = 0.;
    return makeChecked(std::move(task), plan, seed);
}

constexpr const char* kPaper =
    "Landmark-based Ensemble Learning with Random Fourier Features and Gradient Boosting";

}  // namespace

Method gbrff1Method() {
    return {"gbrff1",
            "GBRFF1",
            "Boosting whose weak learners are small kernel machines: each round draws a few random "
            "cosines, moves a landmark to where they agree best with what is still wrong, and adds "
            "their weighted mean to the vote.",
            kPaper,
            {Problem::Regression, Problem::Classification},
            {RunPart::Boosting, RunPart::Selection},
            &schemaOf<Gbrff1Options>,
            &makeGbrff1};
}

Method gbrff2Method() {
    return {"gbrff2",
            "GBRFF2",
            "Boosting whose weak learners are single cosines: each round draws a frequency, finds "
            "the best phase, lets the frequency itself move downhill and adds the wave to the "
            "vote. Small, smooth models with a state to look at after every round.",
            kPaper,
            {Problem::Regression, Problem::Classification},
            {RunPart::Boosting, RunPart::Selection},
            &schemaOf<Gbrff2Options>,
            &makeGbrff2};
}

}  // namespace ardent

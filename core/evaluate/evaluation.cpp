#include "core/evaluate/evaluation.h"

#include <fmt/format.h>

#include <algorithm>
#include <chrono>
#include <cmath>
#include <new>

#include "core/data/target_values.h"
#include "core/model/metrics.h"
#include "core/train/asking_pulse.h"

namespace ardent {
namespace {

std::vector<Index> others(const std::vector<Index>& rows, Index count) {
    std::vector<Index> rest;
    std::size_t at = 0;
    for (Index row = 0; row < count; ++row)
        if (at < rows.size() && rows[at] == row)
            ++at;
        else
            rest.push_back(row);
    return rest;
}

/// A part's probabilities in the columns of the whole set's classes.
ClassCounts countsOf(const EvaluationSet& set, const Task& task, const std::vector<int>& labels,
                     const Matrix& probabilities) {
    std::vector<int> place;
    for (const std::string& name : task.recipe->classes)
        place.push_back(
            static_cast<int>(std::ranges::find(set.classes, name) - set.classes.begin()));
    Matrix all = Matrix::Zero(probabilities.rows(), std::ssize(set.classes));
    for (std::size_t c = 0; c < place.size(); ++c)
        all.col(place[c]) = probabilities.col(static_cast<Index>(c));
    std::vector<int> allLabels;
    for (const int label : labels) allLabels.push_back(place[static_cast<std::size_t>(label)]);
    return classCounts(allLabels, all);
}

void score(const EvaluationSet& set, const Task& task, const Predictor& predictor,
           EvaluationResult& result) {
    const auto& rows = task.split.test;
    const Matrix predictions = predict(predictor, task.x, rows);
    if (set.problem == Problem::Regression) {
        const std::span<const double> predicted(predictions.data(), rows.size());
        result.metrics = evaluationMetrics(regressionMetrics(targetValues(task, rows), predicted),
                                           {}, predictions);
        return;
    }
    const std::vector<int> labels = classLabels(task, rows);
    result.metrics =
        evaluationMetrics(classificationMetrics(labels, predictions), labels, predictions);
    if (predictions.allFinite()) result.counts = countsOf(set, task, labels, predictions);
}

}  // namespace

Result<EvaluationSet> evaluationSet(std::string name, Table table, Recipe recipe,
                                    const HoldOut& holdOut) {
    EvaluationSet set;
    set.name = std::move(name);
    set.holdOut = holdOut;
    const std::vector<Index> rows = rowsWithTarget(table, recipe.target);
    if (std::ssize(rows) < table.rows) {
        set.notes.push_back(
            fmt::format("{} rows without a target are left out.", table.rows - std::ssize(rows)));
        table = rowsOf(table, rows);
    }
    const int parts = holdOut.testShare > 0. ? 2 : holdOut.folds;
    if (table.rows < 2 * parts)
        return fail(Fault::Usage,
                    fmt::format("{}: {} rows with a target are too few for {} parts; use fewer "
                                "folds.",
                                set.name, table.rows, parts));
    set.recipe = recipe;
    Recipe whole = recipe;
    whole.split = {1., 0., 0.};
    Table copy = table;
    auto task = makeTask(whole, std::move(copy));
    if (!task) return tl::unexpected(task.error());
    set.problem = task->recipe->problem;
    set.recipe.problem = set.problem == Problem::Regression ? ProblemChoice::Regression
                                                            : ProblemChoice::Classification;
    set.classes = task->recipe->classes;
    for (const std::string& note : task->notes) set.notes.push_back(note);
    if (set.problem == Problem::Classification)
        for (const float y : task->y) set.labels.push_back(static_cast<std::int32_t>(y));
    set.table = std::make_shared<const Table>(std::move(table));
    return set;
}

std::optional<EvaluationResult> evaluateOnce(const EvaluationSet& set,
                                             const EvaluatedMethod& evaluated, int repeat, int part,
                                             const std::function<bool()>& goOn) {
    const auto parts = testRows(set.holdOut, repeat, set.table->rows, set.labels);
    const auto& test = parts[static_cast<std::size_t>(part)];
    Recipe recipe = set.recipe;
    recipe.split.test = 0.;
    recipe.seed = set.holdOut.seed + static_cast<Seed>(repeat) * 1000 + static_cast<Seed>(part);
    EvaluationResult result;
    auto made = makeTask(recipe, rowsOf(*set.table, others(test, set.table->rows)),
                         rowsOf(*set.table, test));
    if (!made) {
        result.trouble = made.error().text;
        return result;
    }
    const auto task = std::make_shared<const Task>(std::move(*made));
    if (task->split.test.empty()) {
        result.trouble = "No test row has a class that the training rows have.";
        return result;
    }
    auto trainer = makeTrainer(*evaluated.method, task, evaluated.options, recipe.seed);
    if (!trainer) {
        result.trouble = trainer.error().text;
        return result;
    }
    const auto begin = std::chrono::steady_clock::now();
    AskingPulse pulse(goOn);
    Advance done;
    try {
        while (done.state == Advance::State::Working && !pulse.stopped())
            done = (*trainer)->advance(pulse);
    } catch (const std::bad_alloc&) {
        result.trouble = "There was not enough memory; use fewer threads.";
        return result;
    }
    if (pulse.stopped()) return std::nullopt;
    if (done.state == Advance::State::Diverged) {
        result.trouble = done.reason;
        return result;
    }
    result.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    const PredictorPtr predictor = (*trainer)->predictor();
    if (!predictor) {
        result.trouble = done.reason.empty() ? "The method made no model." : done.reason;
        return result;
    }
    score(set, *task, *predictor, result);
    return result;
}

std::vector<std::string> metricNames(Problem problem) {
    if (problem == Problem::Regression) return {"rmse", "mae", "r2"};
    return {"accuracy", "balanced_accuracy", "auc", "log_loss", "brier"};
}

}  // namespace ardent

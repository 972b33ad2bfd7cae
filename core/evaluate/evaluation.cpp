#include "core/evaluate/evaluation.h"

#include <algorithm>
#include <array>
#include <atomic>
#include <chrono>
#include <cmath>
#include <new>
#include <numeric>

#include "core/data/task/make_task.h"
#include "core/data/task/order_notes.h"
#include "core/data/task/split_notes.h"
#include "core/data/task/target_values.h"
#include "core/evaluate/lone_value.h"
#include "core/method/methods.h"
#include "core/model/class_metrics.h"

namespace ardent {
namespace {

/// Probabilities in the columns of the whole set's classes: 0 of those that no learning row has.
Matrix ofAllClasses(const EvaluationSet& set, const FittedRecipe& recipe,
                    const Matrix& probabilities) {
    Matrix all = Matrix::Zero(probabilities.rows(), std::ssize(set.classes));
    for (std::size_t c = 0; c < recipe.classes.size(); ++c)
        all.col(std::ranges::find(set.classes, recipe.classes[c]) - set.classes.begin()) =
            probabilities.col(static_cast<Index>(c));
    return all;
}

void scoreNumbers(const Task& task, const Predictor& predictor, EvaluationResult& result) {
    const auto& rows = task.split.test;
    const Matrix predictions = predict(predictor, task.x, rows);
    const std::span<const double> predicted(predictions.data(), rows.size());
    result.metrics = regressionMetrics(targetValues(task, rows), predicted);
}

/// Over all test rows, also those of classes that no learning row has.
void scoreClasses(const EvaluationSet& set, const std::vector<Index>& test,
                  const Predictor& predictor, EvaluationResult& result) {
    const auto predictions = predict(predictor, rowsOf(*set.table, test));
    if (!predictions) {
        result.trouble = predictions.error().text;
        return;
    }
    const Matrix all = ofAllClasses(set, *predictor.recipe, *predictions);
    std::vector<int> labels;
    for (const Index row : test) labels.push_back(set.labels[static_cast<std::size_t>(row)]);
    result.metrics = classMetrics(labels, all);
    if (all.allFinite()) result.counts = classCounts(labels, all);
}

/// Test rows, of all parts and repeats, whose class no learning row has. Where one of two is
/// lacking nothing is learned at all.
Index unlearnedRows(const EvaluationSet& set) {
    if (set.classes.size() < 3) return 0;
    const auto rowsOfClasses = [&](const std::vector<Index>& rows) {
        std::vector<Index> count(set.classes.size());
        for (const Index row : rows)
            ++count[static_cast<std::size_t>(set.labels[static_cast<std::size_t>(row)])];
        return count;
    };
    Index unlearned = 0;
    for (int repeat = 0; repeat < set.holdOut.repeats; ++repeat)
        for (const auto& part :
             testRows(set.holdOut, repeat, set.table->rows, set.labels, set.order)) {
            const std::vector<Index> tested = rowsOfClasses(part);
            const std::vector<Index> learned =
                rowsOfClasses(learningRows(part, set.table->rows, set.order));
            for (std::size_t c = 0; c < tested.size(); ++c)
                unlearned += learned[c] == 0 ? tested[c] : 0;
        }
    return unlearned;
}

void noteUnlearned(EvaluationSet& set) {
    const Index rows = unlearnedRows(set);
    if (rows == 0) return;
    set.notes.push_back(
        rows == 1 ? message("class-not-learned",
                            "{} test row has a class that the learning rows lack: it counts as an "
                            "error, with the probability 0 (in the log loss 0.000001).",
                            rows)
                  : message("class-not-learned",
                            "{} test rows have a class that the learning rows lack: each counts as "
                            "an error, with the probability 0 (in the log loss 0.000001).",
                            rows));
}

constexpr Index kFewestLearned = 2;

Message testShareTooLarge(const std::string& name, Index rows, double share, Index left) {
    const double most =
        std::floor(1000. * static_cast<double>(rows - kFewestLearned) / static_cast<double>(rows)) /
        1000.;
    return left == 0
               ? message("test-share-too-large",
                         "{}: a test share of {} of {} rows with a target leaves no row to learn "
                         "from; give at most {}.",
                         name, share, rows, most)
               : message("test-share-too-large",
                         "{}: a test share of {} of {} rows with a target leaves one row to learn "
                         "from; give at most {}.",
                         name, share, rows, most);
}

/// Enough for two rows a part, and for one row to be tested and two to be learned from.
Result<> requireRows(const std::string& name, Index rows, const HoldOut& holdOut) {
    if (rows < 4)
        return fail(
            Fault::Data,
            rows == 1 ? message("too-few-rows",
                                "{}: {} row with a target is too few; at least four are needed.",
                                name, rows)
                      : message("too-few-rows",
                                "{}: {} rows with a target are too few; at least four are needed.",
                                name, rows));
    if (holdOut.testShare <= 0. && rows < 2 * holdOut.folds)
        return fail(Fault::Usage,
                    message("too-many-folds",
                            "{}: {} rows with a target are too few for {} folds of two rows or "
                            "more; give at most {} folds.",
                            name, rows, holdOut.folds, rows / 2));
    if (holdOut.testShare <= 0.) return {};
    const Index tested = std::ssize(testRows(holdOut, 0, rows, {}).front());
    if (tested == 0)
        return fail(Fault::Usage,
                    message("test-share-too-small",
                            "{}: a test share of {} of {} rows with a target is no row; give at "
                            "least {}.",
                            name, holdOut.testShare, rows,
                            std::ceil(1000. / static_cast<double>(rows)) / 1000.));
    if (const Index left = rows - tested; left < kFewestLearned)
        return fail(Fault::Usage, testShareTooLarge(name, rows, holdOut.testShare, left));
    return {};
}

/// Groups or times of the rows, enough of them for the parts.
Result<> findOrder(const Table& table, EvaluationSet& set) {
    std::vector<std::int32_t> rows(static_cast<std::size_t>(table.rows));
    std::iota(rows.begin(), rows.end(), 0);
    auto units = rowUnits(set.recipe, table, rows);
    if (!units) return tl::unexpected(units.error());
    set.order = {std::move(*units), set.recipe.splitRule == SplitRule::Time};
    if (set.order.units.empty()) return {};
    if (set.order.isTime && set.holdOut.repeats > 1)
        return fail(Fault::Usage,
                    message("repeats-by-time",
                            "{}: {} repeats in the order of \"{}\" would all test the same rows; "
                            "give one.",
                            set.name, set.holdOut.repeats, set.recipe.splitColumn));
    const Index count = std::ranges::max(set.order.units) + 1;
    for (const std::vector<Index>& test : testRows(set.holdOut, 0, table.rows, {}, set.order))
        if (test.empty() || std::ssize(learningRows(test, table.rows, set.order)) < kFewestLearned)
            return fail(
                Fault::Usage,
                set.holdOut.testShare > 0.
                    ? message("too-few-units",
                              "{}: {} different values of \"{}\" are too few to test a share of "
                              "{}; give another share, or another column.",
                              set.name, count, set.recipe.splitColumn, set.holdOut.testShare)
                    : message("too-few-units",
                              "{}: {} different values of \"{}\" are too few for this many parts; "
                              "give fewer folds.",
                              set.name, count, set.recipe.splitColumn));
    set.notes.push_back(
        set.order.isTime
            ? message("parts-by-time",
                      "Parts follow the order of \"{}\": each is predicted from the rows before "
                      "it.",
                      set.recipe.splitColumn)
            : message("parts-by-group", "Rows of one group of \"{}\" stay in one part.",
                      set.recipe.splitColumn));
    return {};
}

/// As `evaluateOnce`; throws where memory runs out.
std::optional<EvaluationResult> trainAndScore(const EvaluationSet& set,
                                              const EvaluatedMethod& evaluated, int repeat,
                                              int part, const GoOn& goOn) {
    const auto parts = testRows(set.holdOut, repeat, set.table->rows, set.labels, set.order);
    const auto& test = parts[static_cast<std::size_t>(part)];
    Recipe recipe = set.recipe;
    recipe.split.test = 0.;
    recipe.seed = set.holdOut.seed + static_cast<Seed>(repeat) * 1000 + static_cast<Seed>(part);
    const std::vector<Index> learning = learningRows(test, set.table->rows, set.order);
    EvaluationResult result;
    if (const auto lone = loneValue(set, learning, recipe)) {
        if (evaluated.method->isConstant) return scoreLoneValue(set, *lone, test);
        result.trouble = loneValueText(set, *lone);
        return result;
    }
    auto made = makeTask(recipe, rowsOf(*set.table, learning), rowsOf(*set.table, test));
    if (!made) {
        result.trouble = made.error().text;
        return result;
    }
    const auto task = std::make_shared<const Task>(std::move(*made));
    auto trainer = makeTrainer(*evaluated.method, task, evaluated.options, recipe.seed);
    if (!trainer) {
        result.trouble = trainer.error().text;
        return result;
    }
    const auto begin = std::chrono::steady_clock::now();
    std::atomic<bool> isStopped = false;
    const GoOn untilStopped = [&] {
        isStopped = isStopped || !goOn();
        return !isStopped;
    };
    Advance done;
    while (done.state == Advance::State::Working && !isStopped)
        done = (*trainer)->advance(untilStopped);
    if (isStopped) return std::nullopt;
    result.wasTrained = true;
    if (done.state == Advance::State::Diverged) {
        result.trouble = Message(done.reason);
        return result;
    }
    result.seconds =
        std::chrono::duration<double>(std::chrono::steady_clock::now() - begin).count();
    const PredictorPtr predictor = (*trainer)->predictor();
    if (!predictor) {
        result.trouble = done.reason.empty() ? message("no-model-made", "The method made no model.")
                                             : done.reason;
        return result;
    }
    if (set.problem == Problem::Regression)
        scoreNumbers(*task, *predictor, result);
    else
        scoreClasses(set, test, *predictor, result);
    return result;
}

/// What a task of all rows says of its parts, which are not those of the evaluation.
bool isOnSplit(const Message& note) {
    constexpr std::array kOnSplit{"split-by-groups", "split-by-time", "few-units-for-folds",
                                  "rows-repeat", "rare-class"};
    return std::ranges::find(kOnSplit, note.code()) != kOnSplit.end();
}

std::vector<std::int32_t> narrowed(const std::vector<Index>& rows) {
    std::vector<std::int32_t> narrow;
    for (const Index row : rows) narrow.push_back(static_cast<std::int32_t>(row));
    return narrow;
}

/// What makes the error on held-out rows say less than it seems, as the first part shows it. task:
/// of all rows of the table.
void noteSplit(const Table& table, Task task, EvaluationSet& set) {
    const SplitRule rule = set.recipe.splitRule;
    const std::vector<Index> test =
        testRows(set.holdOut, 0, table.rows, set.labels, set.order).front();
    task.split = {narrowed(learningRows(test, table.rows, set.order)), {}, narrowed(test)};
    for (const Message& note : splitNotes(task, false, rule))
        set.notes.push_back(message("of-first-part", "With the first part held out: {}", note));
    if (rule != SplitRule::Chance || set.problem != Problem::Regression) return;
    std::vector<std::int32_t> all(static_cast<std::size_t>(table.rows));
    std::iota(all.begin(), all.end(), 0);
    std::ranges::move(orderNotes(table, set.recipe.target, all, targetValues(task, all)),
                      std::back_inserter(set.notes));
}

}  // namespace

Result<EvaluationSet> evaluationSet(std::string name, Table table, Recipe recipe,
                                    const HoldOut& holdOut) {
    EvaluationSet set;
    set.name = std::move(name);
    set.holdOut = holdOut;
    const std::vector<Index> rows = rowsWithTarget(table, recipe.target);
    if (const Index without = table.rows - std::ssize(rows); without > 0) {
        set.notes.push_back(
            without == 1
                ? message("rows-without-target", "{} row without a target is left out.", without)
                : message("rows-without-target", "{} rows without a target are left out.",
                          without));
        table = rowsOf(table, rows);
    }
    if (const auto enough = requireRows(set.name, table.rows, holdOut); !enough)
        return tl::unexpected(enough.error());
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
    for (const Message& note : task->notes)
        if (note != noTestRows() && !isOnSplit(note)) set.notes.push_back(note);
    if (set.problem == Problem::Classification)
        for (const float y : task->y) set.labels.push_back(static_cast<std::int32_t>(y));
    if (const auto ordered = findOrder(table, set); !ordered)
        return tl::unexpected(ordered.error());
    noteSplit(table, std::move(*task), set);
    set.table = std::make_shared<const Table>(std::move(table));
    noteUnlearned(set);
    return set;
}

std::optional<EvaluationResult> evaluateOnce(const EvaluationSet& set,
                                             const EvaluatedMethod& evaluated, int repeat, int part,
                                             const GoOn& goOn) {
    try {
        return trainAndScore(set, evaluated, repeat, part, goOn);
    } catch (const std::bad_alloc&) {
        EvaluationResult result;
        result.trouble =
            message("no-memory-to-evaluate", "There was not enough memory; use fewer threads.");
        return result;
    }
}

std::vector<std::string> metricNames(Problem problem) {
    if (problem == Problem::Regression) return {"rmse", "mae", "r2"};
    return {
        "accuracy", "balanced_accuracy", "auc",  "average_precision", "precision", "recall", "f1",
        "mcc",      "log_loss",          "brier"};
}

std::vector<std::string> tabledMetricNames(Problem problem) {
    if (problem == Problem::Regression) return metricNames(problem);
    return {"accuracy", "balanced_accuracy", "auc", "log_loss", "brier"};
}

bool largerIsBetter(std::string_view metric) {
    static constexpr std::array kErrors{"rmse", "mse", "mae", "log_loss", "brier"};
    return std::ranges::find(kErrors, metric) == kErrors.end();
}

}  // namespace ardent

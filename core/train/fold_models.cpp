#include "core/train/fold_models.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "core/data/task/training_folds.h"

namespace ardent {
namespace {

constexpr int kFolds = 5;

std::vector<std::int32_t> allRows(const Split& split) {
    std::vector<std::int32_t> rows;
    for (const auto* part : {&split.train, &split.validation, &split.test})
        rows.insert(rows.end(), part->begin(), part->end());
    std::ranges::sort(rows);
    return rows;
}

Task onRows(const Task& task, std::vector<std::int32_t> train) {
    Task other = task;
    other.split = {std::move(train), {}, {}};
    return other;
}

/// Takes from the training rows as large a share to validation as the other task has.
void takeValidation(const Split& as, Seed seed, Task& task) {
    const auto validation = static_cast<double>(as.validation.size());
    const double share = validation / (validation + static_cast<double>(as.train.size()));
    const auto count = std::lround(share * static_cast<double>(task.split.train.size()));
    if (count == 0) return;
    task.split.validation = drawnToJudge(task, count, seed, StreamId::FoldValidation);
    std::vector<std::int32_t> left;
    std::ranges::set_difference(task.split.train, task.split.validation, std::back_inserter(left));
    task.split.train = std::move(left);
}

/// Null where it comes to none.
PredictorPtr trainedToEnd(Trainer& trainer, std::int64_t mostTicks, const GoOn& goOn) {
    std::int64_t ticks = 0;
    while (goOn()) {
        const Advance done = trainer.advance(goOn);
        ticks += done.tick ? 1 : 0;
        if (done.state == Advance::State::Finished) return trainer.predictor();
        if (done.state == Advance::State::Diverged) return nullptr;
        if (mostTicks == 0 || ticks < mostTicks) continue;
        trainer.settle();
        return trainer.predictor();
    }
    return nullptr;
}

}  // namespace

bool areJudgedByFolds(const Task& task) {
    constexpr std::size_t kFewTestRows = 50, kFewRows = 500, kLeastRows = 20;
    const Split& split = task.split;
    const std::size_t rows = split.train.size() + split.validation.size() + split.test.size();
    return !split.test.empty() && split.test.size() < kFewTestRows && rows < kFewRows &&
           rows >= kLeastRows && !task.order.isTime;
}

std::optional<std::vector<JudgedRows>> foldModels(
    const Task& task, const Retraining& again, const GoOn& goOn,
    const std::function<void(int part, int parts)>& tellPart) {
    const Task whole = onRows(task, allRows(task.split));
    const int folds = static_cast<int>(std::min<Index>(kFolds, mostFolds(whole)));
    if (folds < 2) return std::nullopt;
    const std::vector<int> foldOf = trainingFolds(whole, folds, again.seed);
    std::vector<JudgedRows> models;
    for (int fold = 0; fold < folds; ++fold) {
        tellPart(fold + 1, folds);
        std::vector<std::int32_t> judged, others;
        for (std::size_t i = 0; i < foldOf.size(); ++i)
            (foldOf[i] == fold ? judged : others).push_back(whole.split.train[i]);
        auto part = std::make_shared<Task>(onRows(task, std::move(others)));
        takeValidation(task.split, again.seed + static_cast<Seed>(fold), *part);
        part->split.test = judged;
        const auto trainer = again.trainer(part);
        PredictorPtr predictor = trainer ? trainedToEnd(*trainer, again.mostTicks, goOn) : nullptr;
        if (!predictor) return std::nullopt;
        models.push_back({std::move(predictor), std::move(judged)});
    }
    return models;
}

RowsName rowsOfFolds(std::size_t folds) {
    return {message("rows-of-folds", "rows by {}-fold cross-validation", folds),
            message("row-of-folds", "row by {}-fold cross-validation", folds)};
}

Doubt doubtOfFolds(const VariableImportance* importance, Problem problem, std::size_t rows,
                   std::size_t folds) {
    const bool isShown = importance != nullptr && (importance->explainedInterval.low > 0. ||
                                                   importance->ranking.has_value());
    if (isShown) return {};
    const double explained = importance != nullptr ? importance->explained : 0.;
    const Message score = problem == Problem::Regression
                              ? message("r2-of-folds", "R² {:.2f}", explained)
                              : message("brier-skill-of-folds", "Brier skill {:.2f}", explained);
    if (importance != nullptr && importance->explainedInterval.high < 0.)
        return {Doubt::Kind::Worse,
                message("folds-worse-than-constant",
                        "By {}-fold cross-validation on {} rows this method predicts worse than a "
                        "constant ({}): what it says of the variables may be chance.",
                        folds, rows, score)};
    return {Doubt::Kind::NotShown,
            message("folds-not-shown",
                    "By {}-fold cross-validation on {} rows this method is not shown to predict "
                    "better than a constant ({}): what it says of the variables may be chance.",
                    folds, rows, score)};
}

}  // namespace ardent

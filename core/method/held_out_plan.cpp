#include "core/method/held_out_plan.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/data/task/training_folds.h"

namespace ardent {
namespace {

constexpr int kEnoughForNumbers = 1000;
constexpr int kEnoughForClasses = 100;

std::vector<HeldOut> foldParts(const Task& task, int folds, Seed seed) {
    const auto& train = task.split.train;
    const std::vector<int> foldOf = trainingFolds(task, folds, seed);
    std::vector<HeldOut> parts(static_cast<std::size_t>(folds));
    for (std::size_t i = 0; i < train.size(); ++i)
        for (std::size_t fold = 0; fold < parts.size(); ++fold)
            (foldOf[i] == static_cast<int>(fold) ? parts[fold].score : parts[fold].fit)
                .push_back(train[i]);
    for (HeldOut& part : parts) {
        std::ranges::sort(part.fit);
        std::ranges::sort(part.score);
    }
    return parts;
}

Vector scoredRows(const std::vector<HeldOut>& parts) {
    Vector sizes(std::ssize(parts));
    for (std::size_t part = 0; part < parts.size(); ++part)
        sizes[static_cast<Index>(part)] = static_cast<double>(parts[part].score.size());
    return sizes;
}

/// Folds that are dealt in turns, whose sizes differ by one row at most, count alike.
JudgedLoss overFolds(const Vector& losses, const Vector& sizes) {
    const auto n = static_cast<double>(losses.size());
    if (sizes.maxCoeff() - sizes.minCoeff() <= 1.)
        return {losses.mean(),
                std::sqrt((losses.array() - losses.mean()).square().sum() / (n - 1.) / n)};
    const Vector shares = sizes / sizes.sum();
    const double mean = shares.dot(losses);
    return {mean, std::sqrt((shares.array() * (losses.array() - mean).square()).sum() / (n - 1.))};
}

}  // namespace

HeldOutPlan heldOutPlan(const Task& task, int folds, int enoughValidation) {
    const Index validation = std::ssize(task.split.validation);
    const auto most = static_cast<int>(std::min<Index>(folds, mostFolds(task)));
    HeldOutPlan plan;
    plan.hasValidation = validation > 0;
    if (most >= 2 && (validation == 0 || validation < enoughValidation)) plan.folds = most;
    return plan;
}

int enoughValidation(const Task& task) {
    return task.recipe->problem == Problem::Regression ? kEnoughForNumbers : kEnoughForClasses;
}

int enoughValidationForWaves(const Task& task) {
    return task.recipe->problem == Problem::Regression ? std::numeric_limits<int>::max()
                                                       : kEnoughForClasses;
}

Message scoredOver(const HeldOutPlan& plan, const Message& loss) {
    if (plan.folds == 0)
        return plan.hasValidation ? message("on-validation-rows", "{} on the validation rows", loss)
                                  : message("on-training-rows", "{} on the training rows", loss);
    return plan.hasValidation
               ? message("over-folds-and-validation", "{} over {} folds and the validation rows",
                         loss, plan.folds)
               : message("over-folds", "{} over {} folds", loss, plan.folds);
}

CurveSeries heldOutSeries(const HeldOutPlan& plan, Loss loss) {
    if (plan.hasValidation && plan.folds == 0) return validationLoss(loss);
    return {"validation", heldOutTitle(plan), lossName(loss), lossLog(loss), heldOutRows(plan)};
}

Message heldOutTitle(const HeldOutPlan& plan) {
    if (plan.hasValidation && plan.folds == 0) return message("validation-loss", "validation loss");
    if (plan.hasValidation)
        return message("loss-over-folds-and-validation",
                       "loss over {} folds and the validation rows", plan.folds);
    if (plan.folds == 0) return message("loss-on-training-rows", "loss on the training rows");
    return message("fold-loss", "{}-fold cross-validated loss", plan.folds);
}

SeriesRows heldOutRows(const HeldOutPlan& plan) {
    if (plan.folds > 0) return SeriesRows::Folds;
    return plan.hasValidation ? SeriesRows::Validation : SeriesRows::Training;
}

std::vector<HeldOut> heldOutParts(const Task& task, const HeldOutPlan& plan, Seed seed) {
    const auto& [train, validation, rest] = task.split;
    std::vector<HeldOut> parts;
    if (plan.folds > 0) parts = foldParts(task, plan.folds, seed);
    if (plan.hasValidation) parts.push_back({train, validation});
    if (parts.empty()) parts.push_back({train, train});
    return parts;
}

JudgedLoss judgedLoss(const HeldOutPlan& plan, const std::vector<HeldOut>& parts,
                      const std::vector<double>& losses) {
    const Vector values =
        Eigen::Map<const Vector>(losses.data(), static_cast<Index>(losses.size()));
    if (plan.folds == 0) return {values.mean()};
    const Vector sizes = scoredRows(parts);
    const JudgedLoss folds = overFolds(values.head(plan.folds), sizes.head(plan.folds));
    if (!plan.hasValidation) return folds;
    const double trained = sizes.head(plan.folds).sum();
    const double validated = sizes[plan.folds];
    return {(trained * folds.mean + validated * values[plan.folds]) / (trained + validated)};
}

}  // namespace ardent

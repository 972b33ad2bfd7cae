#include "core/method/rffnet/rffnet_judgement.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/data/drawn_rows.h"
#include "core/method/top_k.h"
#include "core/model/metrics.h"

namespace ardent {
namespace {

double target(const Task& task, std::int32_t row) {
    return static_cast<double>(task.y[static_cast<std::size_t>(row)]);
}

std::vector<std::int32_t> judgedRows(const Task& task, const std::vector<std::int32_t>& all) {
    constexpr std::size_t kMostScores = std::size_t{1} << 26;
    const std::size_t scoresARow =
        task.recipe->sources.size() * static_cast<std::size_t>(task.recipe->outputs());
    const std::size_t most = std::max<std::size_t>(1000, kMostScores / scoresARow);
    return drawnRows(task, all, static_cast<Index>(most), kLookSeed);
}

}  // namespace

double constantLoss(const Task& task, const std::vector<std::int32_t>& rows) {
    double sum = 0.;
    if (lossFor(*task.recipe) == Loss::Squared) {
        for (const std::int32_t row : rows) sum += std::pow(target(task, row), 2);
        return sum / static_cast<double>(rows.size());
    }
    const auto& train = task.split.train;
    std::vector<double> counts(task.recipe->classes.size(), 0.);
    for (const std::int32_t row : train) counts[static_cast<std::size_t>(target(task, row))] += 1.;
    for (const std::int32_t row : rows)
        sum -= std::log(std::max(counts[static_cast<std::size_t>(target(task, row))], 0.5) /
                        static_cast<double>(train.size()));
    return sum / static_cast<double>(rows.size());
}

double weightPenalty(const FourierParameters<float>& parameters, double alpha) {
    double squares = 0.;
    for (const float weight : parameters.weights()) squares += std::pow(double{weight}, 2);
    return alpha * squares;
}

std::optional<Selection> selectSources(const Task& task, const FourierBasis& basis,
                                       const FourierParameters<float>& parameters,
                                       const GoOn& goOn) {
    const Loss loss = lossFor(*task.recipe);
    const bool hasValidation = !task.split.validation.empty();
    const auto& all = hasValidation ? task.split.validation : task.split.train;
    const std::vector<std::int32_t> rows = judgedRows(task, all);
    const double unit = lossUnit(*task.recipe);
    std::vector<int> labels;
    for (const std::int32_t row : rows) labels.push_back(static_cast<int>(target(task, row)));
    bool aucIsDefined = true;
    const auto squared = [&](const Matrix& scores) {
        double sum = 0.;
        for (std::size_t i = 0; i < rows.size(); ++i)
            sum += std::pow(scores(static_cast<Index>(i), 0) - target(task, rows[i]), 2);
        return -unit * sum / static_cast<double>(rows.size());
    };
    const auto classified = [&](const Matrix& scores) {
        const Metrics metrics =
            classificationMetrics(labels, classProbabilities(linkFor(loss), scores));
        const double auc = metric(metrics, "auc");
        aucIsDefined = std::isfinite(auc);
        return aucIsDefined ? auc : -metric(metrics, "log_loss");
    };
    const HeldOutScore score =
        loss == Loss::Squared ? HeldOutScore(squared) : HeldOutScore(classified);
    auto found =
        topK(basis, parameters, task.x.data(), rows, variableInputs(*task.recipe), score, goOn);
    if (!found) return std::nullopt;
    const char* measure = loss == Loss::Squared ? "negative mean squared error"
                          : aucIsDefined        ? "AUC"
                                                : "negative log loss";
    const std::string count =
        rows.size() == all.size() ? "" : fmt::format("{} of {} ", rows.size(), all.size());
    found->rule = fmt::format("the best {} on {}{} rows", measure, count,
                              hasValidation ? "validation" : "training");
    return found;
}

}  // namespace ardent

#include "core/explain/permutation_relevance.h"

#include <cmath>

#include "core/base/check.h"
#include "core/data/table/moments.h"
#include "core/data/task/level_inputs.h"
#include "core/explain/closed_form.h"
#include "core/model/metrics.h"
#include "core/model/row_part.h"
#include "core/model/shuffled_predictions.h"
#include "core/model/used_sources.h"

namespace ardent {
namespace {

/// Root mean squared error in the target's unit, or mean log loss.
class HeldOutLoss {
public:
    HeldOutLoss(const Predictor& predictor, const std::vector<float>& y,
                const std::vector<std::int32_t>& rows)
        : predictor_(predictor) {
        const FittedRecipe& recipe = *predictor.recipe;
        for (const std::int32_t row : rows) {
            const auto target = static_cast<double>(y[static_cast<std::size_t>(row)]);
            truth_.push_back(original(recipe.targetTransform,
                                      recipe.targetOffset + recipe.targetScale * target));
            labels_.push_back(static_cast<int>(target));
        }
    }

    double operator()(const Matrix& predictions) const {
        if (predictor_.link != Link::Identity)
            return metric(classificationMetrics(labels_, predictions), "log_loss");
        const Vector truth = Eigen::Map<const Vector>(truth_.data(), std::ssize(truth_));
        return std::sqrt((predictions.col(0) - truth).squaredNorm() /
                         static_cast<double>(truth_.size()));
    }

private:
    const Predictor& predictor_;
    std::vector<double> truth_;
    std::vector<int> labels_;
};

}  // namespace

std::optional<Explained<PermutationRelevance>> permutationRelevance(
    const Predictor& predictor, const DesignMatrix& x, const std::vector<float>& y,
    const std::vector<std::int32_t>& rows, const PermutationSettings& settings, const GoOn& goOn,
    const TellShare& tell) {
    check(!rows.empty(), "permutation relevance needs rows");
    check(settings.repeats > 0, "permutation relevance needs a repeat");
    const DesignMatrix original = withDrawnLevels(*predictor.recipe, x(rows, Eigen::all));
    const HeldOutLoss loss(predictor, y, rows);
    const auto orders = shuffles(original.rows(), settings.repeats, settings.seed);

    Explained<PermutationRelevance> result;
    PermutationRelevance& finding = result.finding;
    const std::vector<SourceInputs> sources = sourceInputs(*predictor.recipe);
    const ShuffledPredictions predictions = shuffledPredictions(predictor, original);
    finding.loss = loss(predictions({}, asTheyStand(original.rows())));
    const bool regression = predictor.link == Link::Identity;
    finding.relevance.kind = message("permutation-relevance", "permutation relevance");
    finding.relevance.how =
        regression
            ? message("growth-of-error",
                      "growth of the root mean squared error in the unit of {} when the column is "
                      "shuffled, mean of {} shuffles",
                      predictor.recipe->target, settings.repeats)
            : message("growth-of-cross-entropy",
                      "growth of the cross-entropy when the column is shuffled, mean of {} "
                      "shuffles",
                      settings.repeats);
    finding.relevance.names = sourceNames(*predictor.recipe);
    const std::vector<bool> used = usedSources(predictor);
    finding.relevance.values.assign(sources.size(), 0.);
    const auto repeats = static_cast<double>(settings.repeats);
    if (settings.repeats > 1) finding.deviations.assign(sources.size(), 0.);
    for (std::size_t s = 0; s < sources.size(); ++s) {
        tell(static_cast<double>(s) / static_cast<double>(sources.size()));
        const SourceInputs& source = sources[s];
        const auto here = original.middleCols(source.first, source.count);
        if (!used[s] || (here.rowwise() - here.row(0)).isZero(0.F)) continue;
        std::vector<double> growths;
        for (const auto& order : orders) {
            if (!goOn()) return std::nullopt;
            growths.push_back(loss(predictions({&source, 1}, order)) - finding.loss);
        }
        const Moments over = moments(growths);
        finding.relevance.values[s] = over.mean;
        if (settings.repeats > 1)
            finding.deviations[s] = over.deviation * std::sqrt(repeats / (repeats - 1.));
    }
    result.meaning =
        message("permutation-meaning",
                "How much worse the predictions of {} get when a column's values are shuffled "
                "among them; of correlated columns each can stand in for the other, so that both "
                "can look unimportant.",
                countOfRows(std::ssize(rows)));
    return result;
}

}  // namespace ardent

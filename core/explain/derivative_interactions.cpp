#include "core/explain/derivative_interactions.h"

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/check.h"
#include "core/data/task/missing_marks.h"
#include "core/data/task/varying_sources.h"
#include "core/explain/fast_waves.h"
#include "core/explain/pair_scores.h"

namespace ardent {
namespace {

/// What stands for the slopes of every wave.
struct UnitScale {
    bool areDifferences = false;
    Matrix factors;  // see PairData
};

UnitScale unitScaleFor(const ClosedForm& form, const std::vector<SourceInputs>& sources,
                       const std::vector<bool>& varies) {
    std::vector<Index> inputs;
    for (std::size_t s = 0; s < sources.size(); ++s)
        if (sources[s].numeric && varies[s]) inputs.push_back(sources[s].first);
    if (fewFastWavesDecide(form, inputs, DerivativeOrder::Curvature))
        return {true, differenceFactors(form)};
    return {false, form.frequencies};
}

Message kindOf(const Predictor& predictor, bool areDifferences) {
    const Message unit = outputUnit(predictor);
    return areDifferences ? message("mixed-difference", "mixed difference in {}", unit)
                          : message("mixed-derivative", "mixed derivative in {}", unit);
}

Message howOf(const Predictor& predictor, bool areDifferences, bool hasCategories) {
    Message how =
        areDifferences
            ? message("mean-difference", "√mean (ΔuΔv f)² over a standard deviation of each")
            : message("mean-derivative", "√mean (∂²f/∂u∂v)² per product of standard deviations");
    if (hasCategories)
        how = message("change-between-levels",
                      "{}; with a category the mean |change between levels| of the other's effect",
                      how);
    return pooled(how, predictor);
}

Message scoreText(bool areDifferences, bool hasCategories, const Message& rows) {
    if (areDifferences && hasCategories)
        return message("score-of-differences-and-levels",
                       "A score is how much the effect of a standard deviation of one column "
                       "changes while the other moves by one or switches its level, averaged over "
                       "{}.",
                       rows);
    if (areDifferences)
        return message("score-of-differences",
                       "A score is how much the effect of a standard deviation of one column "
                       "changes while the other moves by one, averaged over {}.",
                       rows);
    if (hasCategories)
        return message("score-of-derivatives-and-levels",
                       "A score is how much the effect of one column changes while the other moves "
                       "by a standard deviation or switches its level, averaged over {}.",
                       rows);
    return message("score-of-derivatives",
                   "A score is how much the effect of one column changes while the other moves by "
                   "a standard deviation, averaged over {}.",
                   rows);
}

Message meaningOf(bool areDifferences, bool hasCategories, Index rows, Index waves) {
    const Message caution =
        message("strong-where-no-rows",
                "Between correlated columns a strong score may lie where hardly any rows are.");
    const Message instead =
        message("differences-instead",
                "A few of the {} waves, which turn more than once within a standard deviation, "
                "would decide derivatives, so that differences stand for them.",
                waves);
    return sentences({scoreText(areDifferences, hasCategories, countOfRows(rows)), caution,
                      areDifferences ? instead : Message()});
}

/// Of ascending positions.
std::vector<Index> distinct(std::vector<Index> positions) {
    const auto repeated = std::ranges::unique(positions);
    positions.erase(repeated.begin(), repeated.end());
    return positions;
}

std::optional<Explained<Interactions>> score(const Predictor& predictor, const DesignMatrix& x,
                                             const std::vector<std::int32_t>& rows,
                                             std::span<const SourcePair> pairs, Index most,
                                             const GoOn& goOn) {
    const ClosedForm form = closedForm(predictor);
    const FittedRecipe& recipe = *predictor.recipe;
    const std::vector<SourceInputs> sources = sourceInputs(recipe);
    const std::vector<bool> varies = varyingSources(recipe);
    const UnitScale scale = unitScaleFor(form, sources, varies);
    const PairData data{form, recipe, x, rows, scale.factors};
    std::vector<SourcePair> inputs;
    std::vector<SourcePair> withLevels;
    std::vector<Index> inputsAt;
    std::vector<Index> withLevelsAt;
    for (Index p = 0; p < std::ssize(pairs); ++p) {
        const auto [s, t] = pairs[static_cast<std::size_t>(p)];
        check(s != t, "a pair needs two different sources");
        const auto first = static_cast<std::size_t>(s);
        const auto second = static_cast<std::size_t>(t);
        if (!varies[first] || !varies[second]) continue;
        if (sources[first].numeric && sources[second].numeric) {
            for (const Index u : numberInputs(recipe, sources[first]))
                for (const Index v : numberInputs(recipe, sources[second])) {
                    inputs.push_back({u, v});
                    inputsAt.push_back(p);
                }
        } else {
            withLevels.push_back({s, t});
            withLevelsAt.push_back(p);
        }
    }
    Vector scores = Vector::Zero(std::ssize(pairs));
    if (!inputs.empty()) {
        const auto squares = manyMeanSquaredCurvatures(data, inputs, goOn);
        if (!squares) return std::nullopt;
        for (std::size_t i = 0; i < inputsAt.size(); ++i)
            scores[inputsAt[i]] += (*squares)[static_cast<Index>(i)];
        for (const Index p : distinct(inputsAt)) scores[p] = std::sqrt(scores[p]);
    }
    if (!withLevels.empty()) {
        const auto changes = levelInteractions(data, withLevels, goOn);
        if (!changes) return std::nullopt;
        scores(withLevelsAt) = *changes;
    }

    Explained<Interactions> result;
    Interactions& finding = result.finding;
    finding.kind = kindOf(predictor, scale.areDifferences);
    finding.how = howOf(predictor, scale.areDifferences, !withLevels.empty());
    finding.names = sourceNames(recipe);
    for (Index p = 0; p < std::ssize(pairs); ++p) {
        const auto [s, t] = pairs[static_cast<std::size_t>(p)];
        finding.sets.push_back({{std::min(s, t), std::max(s, t)}, scores[p]});
    }
    std::ranges::stable_sort(finding.sets, std::greater{}, &Interactions::Set::score);
    if (std::ssize(finding.sets) > most) finding.sets.resize(static_cast<std::size_t>(most));
    result.meaning =
        meaningOf(scale.areDifferences, !withLevels.empty(), std::ssize(rows), form.features());
    result.meaning = sentences({result.meaning, missingNotCounted(recipe)});
    return result;
}

}  // namespace

std::optional<Explained<Interactions>> rankedInteractions(const Predictor& predictor,
                                                          const DesignMatrix& x,
                                                          const std::vector<std::int32_t>& rows,
                                                          std::span<const Index> sources,
                                                          Index most, const GoOn& goOn) {
    std::vector<SourcePair> pairs;
    for (std::size_t i = 0; i < sources.size(); ++i)
        for (std::size_t j = i + 1; j < sources.size(); ++j)
            pairs.push_back({sources[i], sources[j]});
    return score(predictor, x, rows, pairs, most, goOn);
}

std::optional<Explained<Interactions>> rankedInteractions(const Predictor& predictor,
                                                          const DesignMatrix& x,
                                                          const std::vector<std::int32_t>& rows,
                                                          Index most, const GoOn& goOn) {
    std::vector<Index> sources(predictor.recipe->sources.size());
    std::iota(sources.begin(), sources.end(), Index{0});
    return rankedInteractions(predictor, x, rows, sources, most, goOn);
}

}  // namespace ardent

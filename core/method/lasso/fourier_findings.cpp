#include "core/method/lasso/fourier_findings.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/text.h"
#include "core/data/task/sources.h"
#include "core/method/lasso/sparse_response.h"
#include "core/model/loss.h"

namespace ardent {

std::vector<bool> variablesIn(const FittedRecipe& recipe, const FourierSum& sum) {
    std::vector<bool> found(recipe.sources.size(), false);
    for (Index j = 0; j < sum.columns.size(); ++j)
        for (const auto& entry : sum.columns.entries(j)) {
            const Index source = recipe.columns[static_cast<std::size_t>(entry.input)].source;
            found[static_cast<std::size_t>(source)] = true;
        }
    return found;
}

Relevance relevanceOf(const FittedRecipe& recipe, const RankedSets& ranked,
                      const std::string& model) {
    Relevance relevance{
        fmt::format("1 − r of f and f without the variable, {}{}", model, ranked.rows),
        sourceNames(recipe), std::vector(recipe.sources.size(), 0.)};
    for (const auto& set : ranked.variables)
        relevance.values[static_cast<std::size_t>(set.sources.front())] = set.score;
    return relevance;
}

Relevance relevanceOf(const FittedRecipe& recipe, const FourierPathFit& fit, Index lambda) {
    Relevance relevance{recipe.problem == Problem::Regression
                            ? "standard deviation of the variable's part of f, in those of the "
                              "target"
                            : "standard deviation of the variable's part of f, log odds",
                        sourceNames(recipe), std::vector(recipe.sources.size(), 0.)};
    const Vector& parts = fit.parts(lambda);
    if (fit.byVariable()) {
        std::ranges::copy(parts, relevance.values.begin());
        return relevance;
    }
    for (std::size_t g = 0; g < fit.sets().size(); ++g)
        for (const Index variable : fit.sets()[g])
            relevance.values[static_cast<std::size_t>(variable)] +=
                std::pow(parts[static_cast<Index>(g)], 2);
    for (double& value : relevance.values) value = std::sqrt(value);
    return relevance;
}

std::vector<double> lastLosses(const Task& task, const FourierPathFit& fit) {
    const Index last = fit.solved() - 1;
    std::vector<double> losses{fit.trainingLoss(last)};
    const auto& rows = task.split.validation;
    if (rows.empty()) return losses;
    const Matrix scores = evaluate(*fit.predictor(last)->fourier(), task.x, rows);
    losses.push_back(lossUnit(*task.recipe) *
                     meanLoss(responseOf(task, rows), {0, std::ssize(rows)}, scores));
    return losses;
}

Interactions interactionsOf(const FittedRecipe& recipe, const RankedSets& ranked,
                            const std::string& model, const std::string& limits) {
    constexpr std::size_t kMost = 500;
    Interactions interactions{
        fmt::format("1 − r of f and f without the set in the functions that hold all of it, "
                    "{}{}{}{}",
                    model, ranked.rows, ranked.unranked, limits),
        sourceNames(recipe),
        {}};
    for (const auto& set : ranked.interactions) {
        if (interactions.sets.size() == kMost || set.score <= 0.) break;
        interactions.sets.push_back(set);
    }
    return interactions;
}

Selection selectionOf(const std::vector<bool>& kept, const Relevance& relevance, std::string rule) {
    Selection selection;
    selection.rule = std::move(rule);
    selection.order.resize(kept.size());
    std::iota(selection.order.begin(), selection.order.end(), Index{0});
    std::ranges::stable_sort(selection.order, [&](Index a, Index b) {
        const auto i = static_cast<std::size_t>(a);
        const auto j = static_cast<std::size_t>(b);
        return kept[i] != kept[j] ? kept[i] : relevance.values[i] > relevance.values[j];
    });
    selection.chosen = std::ranges::count(kept, true);
    return selection;
}

std::string chosenText(const Path& path, LambdaRule rule, int folds, Index kept,
                       std::size_t variables) {
    return fmt::format(
        "λ = {:.4g} ({} of {}) {}; {} of {} {} kept.",
        path.lambdas[static_cast<std::size_t>(path.chosen)], path.chosen + 1, path.lambdas.size(),
        folds < 2                  ? "is the last: there was no cross-validation"
        : rule == LambdaRule::Best ? "has the lowest cross-validated loss"
                                   : "is the largest within one standard error of the lowest "
                                     "cross-validated loss",
        kept, counted(static_cast<long long>(variables), "variable"), kept == 1 ? "is" : "are");
}

}  // namespace ardent

#include "core/method/lasso/fourier_findings.h"

#include <algorithm>
#include <cmath>
#include <numeric>

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

Relevance relevanceOf(const FittedRecipe& recipe, const RankedSets& ranked, const Message& model) {
    Message kind = message("without-variable", "1 − r of f and f without the variable, {}", model);
    if (!ranked.rows.empty()) kind = message("kind-over-rows", "{}; {}", kind, ranked.rows);
    Relevance relevance{std::move(kind), sourceNames(recipe),
                        std::vector(recipe.sources.size(), 0.)};
    for (const auto& set : ranked.variables)
        relevance.values[static_cast<std::size_t>(set.sources.front())] = set.score;
    return relevance;
}

Relevance relevanceOf(const FittedRecipe& recipe, const FourierPathFit& fit, Index lambda) {
    Relevance relevance{
        recipe.problem == Problem::Regression
            ? message("variable-part",
                      "standard deviation of the variable's part of f, in those of the target")
            : message("variable-part-log-odds",
                      "standard deviation of the variable's part of f, log odds"),
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
                            const Message& model, const std::vector<Message>& limits) {
    constexpr std::size_t kMost = 500;
    Interactions interactions{
        message("without-set",
                "1 − r of f and f without the set in the functions that hold all of it, {}", model),
        sourceNames(recipe),
        {}};
    for (const Message& part : {ranked.rows, ranked.unranked})
        if (!part.empty()) interactions.origin.push_back(part);
    interactions.origin.insert(interactions.origin.end(), limits.begin(), limits.end());
    for (const auto& set : ranked.interactions) {
        if (interactions.sets.size() == kMost || set.score <= 0.) break;
        interactions.sets.push_back(set);
    }
    return interactions;
}

Selection selectionOf(const std::vector<bool>& kept, const Relevance& relevance, Message rule) {
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

Message chosenText(const Path& path, LambdaRule rule, int folds, Index kept,
                   std::size_t variables) {
    const double lambda = path.lambdas[static_cast<std::size_t>(path.chosen)];
    const Index place = path.chosen + 1;
    const std::size_t count = path.lambdas.size();
    const Message why =
        folds < 2 ? message("lambda-is-last",
                            "λ = {:.4g} ({} of {}) is the last: there was no cross-validation",
                            lambda, place, count)
        : rule == LambdaRule::Best
            ? message("lambda-of-lowest",
                      "λ = {:.4g} ({} of {}) has the lowest cross-validated loss", lambda, place,
                      count)
            : message("lambda-of-one-error",
                      "λ = {:.4g} ({} of {}) is the largest within one standard error of the "
                      "lowest cross-validated loss",
                      lambda, place, count);
    const Message what =
        variables == 1 && kept == 1 ? message("only-one-kept", "1 of 1 variable is kept")
        : variables == 1            ? message("of-one-kept", "{} of 1 variable are kept", kept)
        : kept == 1                 ? message("one-of-kept", "1 of {} variables is kept", variables)
                    : message("some-of-kept", "{} of {} variables are kept", kept, variables);
    return message("ended-with", "{}; {}.", why, what);
}

}  // namespace ardent

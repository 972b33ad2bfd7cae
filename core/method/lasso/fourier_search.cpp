#include "core/method/lasso/fourier_search.h"

#include <algorithm>
#include <array>
#include <cmath>

#include "core/data/task/drawn_rows.h"
#include "core/kernel/fourier_draw.h"
#include "core/method/lasso/fourier_remainder.h"
#include "core/model/row_part.h"

namespace ardent {
namespace {

constexpr Index kMostLookedAmong = 500;  // variables among which hidden sets are looked for

std::vector<Index> variablesOf(const FittedRecipe& recipe,
                               std::span<const FourierColumns::Entry> entries) {
    std::vector<Index> set;
    for (const auto& entry : entries) {
        const Index source = recipe.columns[static_cast<std::size_t>(entry.input)].source;
        if (set.empty() || set.back() != source) set.push_back(source);
    }
    return set;
}

bool isWithin(const std::vector<Index>& set, std::span<const Index> variables) {
    return std::ranges::all_of(
        set, [&](Index variable) { return std::ranges::binary_search(variables, variable); });
}

}  // namespace

Index searchColumnCount(const FittedRecipe& recipe, const SearchPlan& plan) {
    return recipe.inputs() + 2 * (plan.pairs + plan.mostHidden * plan.hiddenPairs);
}

GroupedColumns searchColumns(const FittedRecipe& recipe, const FourierBasisPlan& basis,
                             const SearchPlan& plan, std::span<const Index> variables, Seed seed,
                             std::uint32_t round) {
    const auto all = variableInputs(recipe);
    std::vector<VariableInputs> inputs;
    for (const Index variable : variables)
        inputs.push_back(all[static_cast<std::size_t>(variable)]);
    GroupedColumns grouped{FourierColumns(recipe.inputs()), {}};
    Index group = 0;
    if (plan.identities)
        for (const VariableInputs& own : inputs)
            for (const Index input : own) addIdentities(grouped.columns, {input}, group++);
    const double q = std::min(
        1., plan.meanVariables / static_cast<double>(std::max<std::size_t>(1, inputs.size())));
    addStochastic(grouped.columns, {basis.scale, seed, round, plan.mayBeEmpty}, inputs, q,
                  plan.pairs, group);
    for (Index j = 0; j < grouped.columns.size(); ++j)
        grouped.sets.push_back(variablesOf(recipe, grouped.columns.entries(j)));
    return grouped;
}

std::optional<RankedSets> rankSets(const Task& task, const FourierSum& sum, const GoOn& goOn) {
    constexpr double kMostOccurrences = 2e6;
    constexpr double kMostWork = 4e9;
    const auto inputs = variableInputs(*task.recipe);
    int largest = 3;
    while (largest > 1 && occurrences(sum.columns, inputs, largest) > kMostOccurrences) --largest;
    const auto sets = occurringSets(sum.columns, inputs, largest);
    const double work =
        occurrences(sum.columns, inputs, largest) * static_cast<double>(task.split.train.size());
    const double share = std::min(1., kMostWork / work);
    const auto most = std::max<Index>(
        1, static_cast<Index>(share * static_cast<double>(task.split.train.size())));
    const auto rows = drawnRows(task, task.split.train, most, kLookSeed);
    const auto scores = importances(sum, inputs, sets, task.x, rows, goOn);
    if (!scores) return std::nullopt;
    RankedSets ranked;
    if (largest == 2)
        ranked.unranked =
            message("triples-not-ranked",
                    "triples are not ranked, for too many functions hold three variables");
    if (largest == 1)
        ranked.unranked = message(
            "pairs-not-ranked",
            "pairs and triples are not ranked, for too many functions hold several variables");
    if (rows.size() < task.split.train.size())
        ranked.rows = overRows(std::ssize(rows), std::ssize(task.split.train), RowPart::Training);
    for (std::size_t v = 0; v < sets.size(); ++v)
        (sets[v].size() == 1 ? ranked.variables : ranked.interactions)
            .push_back({sets[v], (*scores)[v]});
    for (auto* list : {&ranked.variables, &ranked.interactions})
        std::ranges::stable_sort(*list, std::ranges::greater{}, &Interactions::Set::score);
    return ranked;
}

std::vector<Index> topVariables(const RankedSets& ranked, Index most, double share) {
    std::vector<Index> top;
    if (ranked.variables.empty()) return top;
    const double least = share * ranked.variables.front().score;
    for (const auto& set : ranked.variables) {
        if (static_cast<Index>(top.size()) == most || set.score <= 0. || set.score < least) break;
        top.push_back(set.sources.front());
    }
    std::ranges::sort(top);
    return top;
}

std::vector<std::vector<Index>> topSets(const RankedSets& ranked, std::span<const Index> variables,
                                        Index mostPairs, Index mostTriples) {
    std::array<Index, 4> left{0, 0, mostPairs, mostTriples};
    std::vector<std::vector<Index>> top;
    for (const auto& set : ranked.interactions) {
        if (set.score <= 0. || left[set.sources.size()] == 0) continue;
        if (!isWithin(set.sources, variables)) continue;
        --left[set.sources.size()];
        top.push_back(set.sources);
    }
    return top;
}

std::optional<std::vector<std::vector<Index>>> hiddenSets(
    const Task& task, const FourierBasisPlan& basis, const SearchPlan& plan,
    const RankedSets& ranked, const Predictor& model, bool triples, const GoOn& goOn) {
    constexpr Index kMostAnchors = 8;
    constexpr double kLeastShareOfAnchor = 0.02;
    if (plan.mostHidden == 0) return std::vector<std::vector<Index>>{};
    SetSearch search;
    search.frequency = basis.scale;
    search.most = plan.mostHidden;
    search.variables = allVariables(*task.recipe);
    if (std::ssize(search.variables) > kMostLookedAmong)
        search.variables = topVariables(ranked, kMostLookedAmong, 0.);
    if (triples) search.anchors = topVariables(ranked, kMostAnchors, kLeastShareOfAnchor);
    return setsWithin(task, remainderOf(task, model), search, goOn);
}

std::vector<Message> hiddenLimits(const FittedRecipe& recipe, const SearchPlan& plan) {
    if (plan.mostHidden == 0) return {};
    std::vector<Message> limits;
    if (std::ssize(recipe.sources) > kMostLookedAmong)
        limits.push_back(message(
            "hidden-among-variables",
            "hidden sets were looked for among the {} most important variables", kMostLookedAmong));
    const bool isWide = std::ranges::any_of(recipe.sources, [](const SourceColumn& source) {
        return std::ssize(source.levels) > kMostSetLevels;
    });
    if (isWide)
        limits.push_back(
            message("hidden-without-categories",
                    "hidden sets were looked for without the categories of more than {} levels",
                    kMostSetLevels));
    return limits;
}

void addHidden(GroupedColumns& grouped, const FittedRecipe& recipe, const FourierBasisPlan& basis,
               const SearchPlan& plan, std::span<const std::vector<Index>> sets, Seed seed) {
    constexpr std::uint32_t kRound = 2;
    const auto inputs = variableInputs(recipe);
    for (const auto& set : sets) {
        FourierColumns own(recipe.inputs());
        addSet(own, {basis.scale, seed, kRound}, inputs, set, plan.hiddenPairs, 0);
        for (Index j = 0; j < own.size(); ++j) {
            grouped.columns.add(own.shape(j), own.entries(j), grouped.nextGroup());
            grouped.sets.push_back(set);
        }
    }
}

std::vector<Index> withVariablesOf(std::span<const std::vector<Index>> sets,
                                   std::vector<Index> variables) {
    for (const auto& set : sets) variables.insert(variables.end(), set.begin(), set.end());
    std::ranges::sort(variables);
    const auto rest = std::ranges::unique(variables);
    variables.erase(rest.begin(), rest.end());
    return variables;
}

std::vector<std::vector<Index>> withHidden(std::span<const std::vector<Index>> hidden,
                                           std::span<const Index> variables,
                                           std::vector<std::vector<Index>> sets) {
    for (const auto& set : hidden)
        if (isWithin(set, variables) && std::ranges::find(sets, set) == sets.end())
            sets.push_back(set);
    return sets;
}

}  // namespace ardent

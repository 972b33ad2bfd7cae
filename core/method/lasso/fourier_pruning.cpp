#include "core/method/lasso/fourier_pruning.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "core/method/lasso/fourier_remainder.h"

namespace ardent {
namespace {

bool isOf(const std::vector<Index>& set, const std::vector<bool>& kept) {
    return std::ranges::all_of(
        set, [&](Index variable) { return kept[static_cast<std::size_t>(variable)]; });
}

}  // namespace

double chanceImportance(const Task& task, const Predictor& predictor, Index columns, Index tests) {
    const auto& rows = task.split.train;
    const auto n = static_cast<double>(rows.size());
    const Matrix f = evaluate(*predictor.fourier(), task.x, rows);
    const double variance = (f.rowwise() - f.colwise().mean()).squaredNorm() / n;
    double noise = 0.;
    if (predictor.link == Link::Identity) {
        for (Index i = 0; i < f.rows(); ++i)
            noise +=
                std::pow(
                    f(i, 0) -
                        static_cast<double>(
                            task.y[static_cast<std::size_t>(rows[static_cast<std::size_t>(i)])]),
                    2) /
                n;
    } else {
        const Matrix shares = classProbabilities(predictor.link, f);
        const auto outputs = static_cast<double>(f.cols());
        const double information = (shares.array() * (1. - shares.array())).mean();
        noise = outputs * outputs / std::max(information, 1e-12);
    }
    const auto k = static_cast<double>(columns);
    const double t = std::log(std::max(2., static_cast<double>(tests)));
    const double bound = k + 2. * std::sqrt(k * t) + 2. * t;
    return variance > 0. ? 0.5 * bound * noise / (n * variance) : 0.;
}

void dropChance(std::vector<bool>& kept, const Task& task, const FourierPlan& plan,
                const RankedSets& ranked, const Predictor& predictor) {
    const auto tests = static_cast<Index>(task.recipe->sources.size());
    for (const auto& set : ranked.variables) {
        const Index variable = set.sources.front();
        const Index columns = columnsOfVariable(*task.recipe, plan.basis, variable);
        const double chance = chanceImportance(task, predictor, columns, tests);
        if (set.score <= std::max(chance, plan.leastImportance))
            kept[static_cast<std::size_t>(variable)] = false;
    }
}

void dropMinor(std::vector<bool>& kept, const RankedSets& ranked, double share) {
    if (ranked.variables.empty()) return;
    const double least = share * ranked.variables.front().score;
    for (const auto& set : ranked.variables)
        if (set.score < least) kept[static_cast<std::size_t>(set.sources.front())] = false;
}

bool predictsAsWell(FourierPathFit::Score fewer, FourierPathFit::Score fuller, LambdaRule rule) {
    return fewer.loss <= fuller.loss + (rule == LambdaRule::OneStandardError ? fuller.error : 0.);
}

std::vector<std::vector<Index>> setsOf(const std::vector<std::vector<Index>>& sets,
                                       const std::vector<bool>& kept) {
    std::vector<std::vector<Index>> some;
    std::ranges::copy_if(sets, std::back_inserter(some),
                         [&](const auto& set) { return isOf(set, kept); });
    return some;
}

std::optional<std::vector<std::vector<Index>>> ownSets(const Task& task, const FourierPlan& plan,
                                                       const Predictor& predictor,
                                                       const std::vector<bool>& kept,
                                                       const GoOn& goOn) {
    constexpr double kLeastShare = 0.003;
    SetSearch search;
    search.frequency = plan.basis.scale;
    search.most = plan.search.mostPairs + plan.search.mostTriples;
    search.leastShare = kLeastShare;
    std::vector<std::vector<Index>> sets;
    for (std::size_t variable = 0; variable < kept.size(); ++variable)
        if (kept[variable]) {
            search.variables.push_back(static_cast<Index>(variable));
            sets.push_back({static_cast<Index>(variable)});
        }
    if (plan.sets == SetChoice::Searched) search.anchors = search.variables;
    const Matrix f = evaluate(*predictor.fourier(), task.x, task.split.train);
    const Matrix centred = f.rowwise() - f.colwise().mean();
    const auto own = setsWithin(task, centred, search, goOn);
    if (!own) return std::nullopt;
    sets.insert(sets.end(), own->begin(), own->end());
    return sets;
}

Index functionsOf(const FourierBasisPlan& plan, const std::vector<std::vector<Index>>& sets) {
    Index functions = 0;
    for (const auto& set : sets)
        if (set.size() > 1) functions += columnsOfSet(plan, static_cast<Index>(set.size()));
    return functions;
}

Index setPairsOf(const FourierBasisPlan& plan, const std::vector<std::vector<Index>>& fewer,
                 const std::vector<std::vector<Index>>& all, Index rows, Index outputs) {
    constexpr double kMostCoefficients = 120.;
    Index largest = 0;
    for (const auto& set : fewer) largest = std::max(largest, functionsOf(plan, {set}));
    if (largest == 0) return plan.setPairs;
    const double most = std::min(kMostCoefficients / static_cast<double>(outputs),
                                 0.25 * static_cast<double>(rows));
    const double factor = std::min(
        static_cast<double>(functionsOf(plan, all)) / static_cast<double>(functionsOf(plan, fewer)),
        most / static_cast<double>(largest));
    return static_cast<Index>(static_cast<double>(plan.setPairs) * std::max(1., factor));
}

AdaptiveGroups adaptiveGroups(const std::vector<std::vector<Index>>& sets, const Vector& parts,
                              const std::vector<bool>& kept) {
    AdaptiveGroups groups;
    const double largest = parts.size() > 0 ? parts.maxCoeff() : 0.;
    for (std::size_t g = 0; g < sets.size(); ++g) {
        const double part = parts[static_cast<Index>(g)];
        if (part <= 1e-6 * largest || !isOf(sets[g], kept)) continue;
        groups.sets.push_back(sets[g]);
        groups.factors.push_back(largest / part);
    }
    return groups;
}

}  // namespace ardent

#include "core/method/lasso/fourier_plan.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <vector>

#include "core/base/memory.h"
#include "core/method/lasso/fourier_search.h"

namespace ardent {

bool searches(const FourierPlan& plan, Index variables) {
    if (plan.sets == SetChoice::AllPairs) return variables * (variables - 1) / 2 > plan.mostPairs;
    return plan.sets == SetChoice::Searched;
}

bool isCoarse(const FourierPlan& plan, Index groups) {
    constexpr Index kManyGroups = 30;
    return plan.adaptive && groups > kManyGroups;
}

int lambdasOfFirstFit(const FourierPlan& plan) {
    constexpr int kEnoughForWeights = 50;
    const int lambdas = plan.fit.path.lambdas;
    return plan.adaptive ? std::min(lambdas, kEnoughForWeights) : lambdas;
}

Result<> checkPlan(const Task& task, const FourierPlan& plan) {
    const FittedRecipe& recipe = *task.recipe;
    if (auto good = checkBasis(recipe, plan.basis); !good) return good;
    const auto variables = static_cast<Index>(recipe.sources.size());
    const bool search = searches(plan, variables);
    const bool draws = search || plan.sets == SetChoice::Functions;
    if (draws && plan.search.meanVariables <= 0.)
        return fail(Fault::Usage,
                    message("no-variables-per-function",
                            "With variables_per_function = 0 no variable would enter any function "
                            "(q = 0); set it to 1 or more."));
    if (draws && plan.search.pairs == 0)
        return fail(Fault::Usage,
                    message("no-functions",
                            "With functions = 0 there is nothing to search with; set it to 100 or "
                            "more."));
    const auto rows = static_cast<Index>(task.split.train.size());
    const Index hidden = 3 * plan.search.mostHidden;
    const Index candidates =
        search ? std::min(variables, plan.search.mostVariables + hidden) : variables;
    const Index groups = plan.sets == SetChoice::Searched ? candidates : variables;
    Index sets = 0;
    if (search) sets = std::min(plan.search.mostPairs, candidates * (candidates - 1) / 2) + hidden;
    if (!search && plan.sets == SetChoice::AllPairs) sets = groups * (groups - 1) / 2;
    if (plan.sets == SetChoice::Searched) sets += 3 * plan.search.mostTriples;
    const bool functionsOnly = plan.sets == SetChoice::Functions;
    Index columns = sets * (isCoarse(plan, groups + sets)
                                ? std::min(columnsOfSet(plan.basis, 2), 2 * plan.coarseSetPairs)
                                : columnsOfSet(plan.basis, 2));
    std::vector<Index> ofVariables;
    for (Index j = 0; j < variables; ++j)
        ofVariables.push_back(columnsOfVariable(recipe, plan.basis, j));
    std::ranges::sort(ofVariables, std::ranges::greater{});
    columns += std::accumulate(ofVariables.begin(), ofVariables.begin() + groups, Index{0});
    if (search) columns = std::max(columns, searchColumnCount(recipe, plan.search));
    if (functionsOnly) columns = searchColumnCount(recipe, plan.search);
    const double bytes = fitBytes(rows, columns);
    return checkMemory(
        bytes, message("memory-of-columns", "{} columns of {} rows", columns, rows),
        message("set-fewer-functions", "set fewer features or functions, or use fewer rows"));
}

}  // namespace ardent

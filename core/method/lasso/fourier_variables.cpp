#include "core/method/lasso/fourier_variables.h"

#include <algorithm>
#include <numeric>

namespace ardent {
namespace {

bool isCategory(const FittedRecipe& recipe, Index variable) {
    return recipe.sources[static_cast<std::size_t>(variable)].type == ColumnType::Categorical;
}

bool hasPeriod(const FourierBasisPlan& plan, Index variable) {
    return plan.period > 0. && plan.periodVariable == variable;
}

/// Single precision holds standardised numbers to about a ten-millionth.
Result<> checkPeriod(const FittedRecipe& recipe, const FourierBasisPlan& plan) {
    constexpr double kShortest = 1e-6;  // standard deviations
    const auto column =
        std::ranges::find(recipe.columns, plan.periodVariable, &EncodedColumn::source);
    if (column == recipe.columns.end() || plan.period >= kShortest * column->scale) return {};
    return fail(
        Fault::Usage,
        message("period-too-short",
                "The period {:g} is less than a millionth of the standard deviation of \"{}\" "
                "({:g}), too short to resolve; set a longer one, or 0 for none.",
                plan.period, recipe.sources[static_cast<std::size_t>(plan.periodVariable)].name,
                column->scale));
}

}  // namespace

std::vector<Index> allVariables(const FittedRecipe& recipe) {
    std::vector<Index> variables(recipe.sources.size());
    std::iota(variables.begin(), variables.end(), Index{0});
    return variables;
}

std::string setName(const FittedRecipe& recipe, std::span<const Index> set) {
    std::string name;
    for (const Index variable : set)
        name +=
            (name.empty() ? "" : " × ") + recipe.sources[static_cast<std::size_t>(variable)].name;
    return name;
}

Index columnsOfVariable(const FittedRecipe& recipe, const FourierBasisPlan& plan, Index variable) {
    Index inputs = 0;
    for (const EncodedColumn& column : recipe.columns) inputs += column.source == variable;
    if (isCategory(recipe, variable)) return inputs;
    return 2 * plan.variablePairs + (plan.identities ? inputs : 0) +
           (hasPeriod(plan, variable) ? 2 * plan.harmonics : 0);
}

Index columnsOfSet(const FourierBasisPlan& plan, Index variables) {
    return 2 * plan.setPairs * (variables == 2 ? 1 : 3);
}

void addGroup(GroupedColumns& grouped, const FittedRecipe& recipe, const FourierBasisPlan& plan,
              Seed seed, std::span<const Index> set) {
    const Index group = grouped.nextGroup();
    const Index before = grouped.columns.size();
    const auto inputs = variableInputs(recipe);
    const Index variable = set.front();
    const VariableInputs& own = inputs[static_cast<std::size_t>(variable)];
    if (set.size() > 1) {
        addSet(grouped.columns, {plan.scale, seed, 0}, inputs, set,
               columnsOfSet(plan, static_cast<Index>(set.size())) / 2, group);
    } else if (isCategory(recipe, variable)) {
        addIdentities(grouped.columns, own, group);
    } else {
        addVariable(grouped.columns, {plan.scale, seed, 0}, own, variable, plan.variablePairs,
                    group);
        if (hasPeriod(plan, variable))
            addPeriod(grouped.columns, own.front(),
                      recipe.columns[static_cast<std::size_t>(own.front())].scale, plan.period,
                      plan.harmonics, group);
        if (plan.identities) addIdentities(grouped.columns, own, group);
    }
    if (grouped.columns.size() > before) grouped.sets.emplace_back(set.begin(), set.end());
}

Result<> checkBasis(const FittedRecipe& recipe, const FourierBasisPlan& plan) {
    const auto variables = static_cast<Index>(recipe.sources.size());
    if (plan.period > 0.) {
        if (plan.periodVariable < 0 || plan.periodVariable >= variables)
            return fail(Fault::Usage,
                        message("no-such-period-variable",
                                "period_variable is {}, but there are {} variables; give the "
                                "position of the periodic one, counted from 1.",
                                plan.periodVariable + 1, variables));
        if (isCategory(recipe, plan.periodVariable))
            return fail(
                Fault::Usage,
                message("category-has-no-period",
                        "{} is a category and has no period; set period_variable to the position "
                        "of a number, or period to 0.",
                        recipe.sources[static_cast<std::size_t>(plan.periodVariable)].name));
        if (const auto told = checkPeriod(recipe, plan); !told) return told;
    }
    Index columns = 0;
    for (Index j = 0; j < variables; ++j) columns += columnsOfVariable(recipe, plan, j);
    if (columns == 0)
        return fail(Fault::Usage,
                    message("no-terms",
                            "Without sines, cosines and linear terms there is nothing to fit; set "
                            "features to 1 or more, or linear_terms to yes."));
    return {};
}

}  // namespace ardent

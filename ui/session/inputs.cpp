#include "ui/session/inputs.h"

#include <algorithm>

#include "core/data/table/most_levels.h"
#include "core/data/task/same_recipe.h"
#include "ui/style/translated.h"
#include "ui/widgets/number_text.h"

namespace ardent {

ReadAs readingOf(const Recipe& recipe, const std::string& column) {
    const auto chosen = recipe.readings.find(column);
    return chosen == recipe.readings.end() ? ReadAs::Automatic : chosen->second;
}

bool sameData(const Inputs& a, const Inputs& b) {
    const bool sameProblem =
        a.recipe.problem == b.recipe.problem || (a.problem && a.problem == b.problem);
    return a.data == b.data && sameProblem && sameButForProblem(a.recipe, b.recipe);
}

bool sameSettings(const Inputs& a, const Inputs& b) {
    return a.method == b.method && a.options == b.options && a.recipe.seed == b.recipe.seed &&
           a.limits == b.limits;
}

bool sameButForSeed(const Inputs& a, const Inputs& b) {
    return sameData(a, b) && a.method == b.method && a.options == b.options && a.limits == b.limits;
}

bool sameInputs(const Inputs& a, const Inputs& b) {
    return sameButForSeed(a, b) && a.recipe.seed == b.recipe.seed;
}

QString misfit(const Method& method, std::optional<Problem> problem) {
    if (!problem || std::ranges::find(method.problems, *problem) != method.problems.end())
        return {};
    const QString advice =
        *problem == Problem::Regression
            ? translated(
                  "%1 learns classes, but the target is a number: choose another method or "
                  "another target")
            : translated(
                  "%1 learns a number, but the target has classes: choose another method or "
                  "another target");
    return advice.arg(translatedCore(method.title));
}

namespace {

/// Why a feature cannot be one, as advice; "" when all can.
QString unusableFeature(const Inputs& inputs) {
    for (const Column& column : inputs.data->table.columns)
        if (roleOf(inputs.recipe, column) == Role::Feature && column.levels.size() > kMostLevels &&
            !dateOrderOf(inputs.recipe, column))
            return translated(
                       "Column %1 has %2 different texts, too many for a feature: give it "
                       "the role Ignore")
                .arg(QString::fromStdString(column.name),
                     countText(static_cast<Index>(column.levels.size())));
    return {};
}

}  // namespace

std::optional<QString> missingForRun(const Inputs& inputs) {
    if (!inputs.data) return translated("Open a data file or a sample first");
    if (!isReadAs(*inputs.data, inputs.recipe))
        return translated("The table is being read again: wait a moment");
    if (inputs.recipe.target.empty()) return translated("Choose a target column first");
    if (inputs.recipe.splitRule != SplitRule::Chance && inputs.recipe.splitColumn.empty())
        return translated("Choose a column to split by first");
    const auto& columns = inputs.data->table.columns;
    const bool hasFeature = std::ranges::any_of(columns, [&](const Column& column) {
        return roleOf(inputs.recipe, column) == Role::Feature;
    });
    if (!hasFeature) return translated("Give at least one column the role Feature");
    if (const QString why = unusableFeature(inputs); !why.isEmpty()) return why;
    if (!inputs.method) return translated("Choose a method first");
    if (const QString why = misfit(*inputs.method, inputs.problem); !why.isEmpty()) return why;
    return std::nullopt;
}

}  // namespace ardent

#include "core/data/task/recipe.h"

namespace ardent {

bool namesRows(SplitRule rule) {
    return rule == SplitRule::Parts || rule == SplitRule::Groups;
}

std::string_view roleName(Role role) {
    switch (role) {
        case Role::Feature:
            return "feature";
        case Role::Target:
            return "target";
        case Role::Ignore:
            return "ignore";
        case Role::Id:
            return "id";
    }
    return "";
}

std::string_view missingNumbersName(MissingNumbers rule) {
    switch (rule) {
        case MissingNumbers::Median:
            return "median";
        case MissingNumbers::Indicator:
            return "indicator";
        case MissingNumbers::Auto:
            return "auto";
    }
    return "";
}

std::string_view problemName(Problem problem) {
    return problem == Problem::Regression ? "regression" : "classification";
}

Role roleOf(const Recipe& recipe, const Column& column) {
    if (column.name == recipe.target) return Role::Target;
    const auto chosen = recipe.roles.find(column.name);
    if (chosen != recipe.roles.end()) return chosen->second;
    if (namesRows(recipe.splitRule) && column.name == recipe.splitColumn) return Role::Id;
    return column.type == ColumnType::Text ? Role::Ignore : Role::Feature;
}

Index FittedRecipe::outputs() const {
    return problem == Problem::Regression || classes.size() == 2 ? 1 : std::ssize(classes);
}

}  // namespace ardent

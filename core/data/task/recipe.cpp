#include "core/data/task/recipe.h"

#include <fmt/format.h>

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
    if (column.type != ColumnType::Text) return Role::Feature;
    return dateOrderOf(recipe, column) ? Role::Feature : Role::Ignore;
}

DateRule dateRuleOf(const Recipe& recipe, const Column& column) {
    const auto reading = recipe.readings.find(column.name);
    const bool isCategory = reading != recipe.readings.end() && reading->second == ReadAs::Category;
    return isCategory ? DateRule::AsRead : recipe.dates;
}

std::optional<DateOrder> dateOrderOf(const Recipe& recipe, const Column& column) {
    return dateOrder(dateRuleOf(recipe, column), column);
}

std::vector<double> daysOfLevels(const DateSource& source, const Column& column, DateOrder order) {
    if (!source.holdsTimesOfDay) return daysOfLevels(column, order);
    std::vector<double> days;
    for (const std::string& level : column.levels)
        days.push_back(timeOfDay(level).value_or(std::numeric_limits<double>::quiet_NaN()));
    return days;
}

const std::string& columnOf(const SourceColumn& source) {
    return source.date ? source.date->column : source.name;
}

std::string nameWithUnit(const SourceColumn& source) {
    if (source.transform != Transform::None)
        return fmt::format("{} of {}", transformName(source.transform), source.name);
    if (!source.date) return source.name;
    if (source.date->clock == DateClock::Weekday) return fmt::format("{} (1: Monday)", source.name);
    return source.date->clock == DateClock::Time
               ? fmt::format("{} (days since {})", source.name, dateText(source.date->origin))
               : source.name;
}

std::string valueText(const SourceColumn& source, double value) {
    return source.date ? clockText(source.date->clock, value, source.date->origin)
                       : fmt::format("{:g}", original(source.transform, value));
}

bool isReadOtherwise(const SourceColumn& source) {
    return source.date || source.transform != Transform::None;
}

std::string targetName(const FittedRecipe& recipe) {
    return recipe.targetTransform == Transform::None
               ? recipe.target
               : fmt::format("{} of {}", transformName(recipe.targetTransform), recipe.target);
}

Index FittedRecipe::outputs() const {
    return problem == Problem::Regression || classes.size() == 2 ? 1 : std::ssize(classes);
}

}  // namespace ardent

#include "app/cli/problem_options.h"

#include <utility>

#include "app/cli/one_of.h"

namespace ardent::cli {

void addColumns(CLI::App& command, ProblemOptions& options) {
    command.add_option("--task", options.task, "Kind of problem")
        ->check(oneOf({"auto", "regression", "classification"}))
        ->capture_default_str();
    command.add_option("--ignore", options.ignored, "Column not to use; may be repeated")
        ->take_all();
    command
        .add_option("--feature", options.features,
                    "Column to use although it seems to name the rows, such as \"id\"; may be "
                    "repeated")
        ->take_all();
    command
        .add_option("--dates", options.dates,
                    "What columns of dates become: parts such as year, month and weekday, also "
                    "where 02/01/2023 does not tell its day; or as-read, categories or nothing")
        ->check(oneOf({"parts", "day-first", "month-first", "as-read"}))
        ->capture_default_str();
    addReadAs(command, options.reading);
    addShape(command, options.shape);
}

void addProblem(CLI::App& command, ProblemOptions& options) {
    addColumns(command, options);
    command
        .add_option("--impute", options.impute,
                    "What stands for missing numbers: the training median, also with an indicator "
                    "that marks these cells, or auto, which adds one where it can be learned")
        ->check(oneOf({"auto", "indicator", "median"}))
        ->capture_default_str();
}

void addSplitColumns(CLI::App& command, ProblemOptions& options) {
    auto* group = command.add_option(
        "--group", options.groups,
        "Column whose equal values stay together in one part, such as a patient or a batch");
    command
        .add_option("--time", options.time,
                    "Column of numbers or dates: its last rows are the test rows, and those before "
                    "them the validation rows")
        ->excludes(group);
}

Recipe recipeFor(const ProblemOptions& options) {
    Recipe recipe;
    recipe.target = options.target;
    if (options.task == "regression") recipe.problem = ProblemChoice::Regression;
    if (options.task == "classification") recipe.problem = ProblemChoice::Classification;
    if (options.impute == "indicator") recipe.missingNumbers = MissingNumbers::Indicator;
    if (options.impute == "median") recipe.missingNumbers = MissingNumbers::Median;
    for (const DateRule rule :
         {DateRule::AsRead, DateRule::Parts, DateRule::DayFirst, DateRule::MonthFirst})
        if (options.dates == dateRuleName(rule)) recipe.dates = rule;
    for (const auto& [column, rule] : {std::pair(&options.parts, SplitRule::Parts),
                                       std::pair(&options.groups, SplitRule::Groups),
                                       std::pair(&options.time, SplitRule::Time)}) {
        if (column->empty()) continue;
        recipe.splitRule = rule;
        recipe.splitColumn = *column;
    }
    for (const std::string& name : options.ignored) recipe.roles[name] = Role::Ignore;
    for (const std::string& name : options.features) recipe.roles[name] = Role::Feature;
    return recipe;
}

}  // namespace ardent::cli

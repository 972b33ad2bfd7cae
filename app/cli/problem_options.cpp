#include "app/cli/problem_options.h"

#include "app/cli/one_of.h"

namespace ardent::cli {

void addProblem(CLI::App& command, ProblemOptions& options) {
    command.add_option("--task", options.task, "Kind of problem")
        ->check(oneOf({"auto", "regression", "classification"}))
        ->capture_default_str();
    command.add_option("--ignore", options.ignored, "Column not to use; may be repeated")
        ->take_all();
    addReadAs(command, options.reading);
}

Recipe recipeFor(const ProblemOptions& options) {
    Recipe recipe;
    recipe.target = options.target;
    if (options.task == "regression") recipe.problem = ProblemChoice::Regression;
    if (options.task == "classification") recipe.problem = ProblemChoice::Classification;
    for (const std::string& name : options.ignored) recipe.roles[name] = Role::Ignore;
    return recipe;
}

}  // namespace ardent::cli

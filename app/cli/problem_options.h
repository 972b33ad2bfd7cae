#pragma once

#include <string>
#include <vector>

#include "app/cli/command.h"
#include "app/cli/read_as.h"
#include "app/cli/shape_words.h"
#include "core/data/task/recipe.h"

namespace ardent::cli {

/// What is to be predicted from which columns, as typed.
struct ProblemOptions {
    std::string target, task = "auto";
    std::vector<std::string> ignored, features;
    ReadingWords reading;
    ShapeWords shape;
    std::string parts, groups, time;  ///< columns to split by
    std::string impute = "auto", dates = "parts";
};

/// Adds --task, --ignore, --feature, --dates, how the table is read and how it is shaped.
void addColumns(CLI::App& command, ProblemOptions&);

/// The same and --impute.
void addProblem(CLI::App& command, ProblemOptions&);

/// Adds --group and --time.
void addSplitColumns(CLI::App& command, ProblemOptions&);

/// With the target, the kind of problem, the roles of columns and what to split by.
Recipe recipeFor(const ProblemOptions&);

}  // namespace ardent::cli

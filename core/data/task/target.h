#pragma once

#include <optional>
#include <string_view>

#include "core/data/task/recipe.h"

namespace ardent {

/// The target column of a table, rows without a target left out.
struct Target {
    Index column = 0;  ///< position in the table
    Problem problem = Problem::Regression;
    std::vector<std::string> classes;  ///< numbers ascending, else sorted by their bytes
    std::vector<double> values;        ///< one a kept row: the number, or the class index
    std::vector<std::int32_t> rows;    ///< kept rows of the table, ascending
    std::vector<Message> notes;
};

/// Position of the column of that name. Errors (Fault::Usage): no name, no such column.
Result<Index> findTarget(const std::string& name, const Table&);

/// Finds the target and decides what kind of problem it poses.
/// Auto: text is classes. Two different numbers in four rows or more are classes too, and so are up
/// to 20 different whole numbers that lie close together (range ≤ 2 × their count) with five rows
/// each on average; other numbers are a regression.
Result<Target> readTarget(const Recipe&, const Table&);

/// What kind of problem readTarget would find, without an answer where there is no such column.
std::optional<Problem> posedProblem(const Recipe&, const Table&);

/// Code of the note that rows of other classes are left out.
inline constexpr std::string_view kClassNotTrained = "class-not-trained";

/// The target of a table that is only predicted, in the terms of what was learned; rows of a class
/// that is not known are left out too.
Result<Target> readTarget(const FittedRecipe&, const Table&);

/// Appends what a task holds of the target: standardised numbers, or class indices. Numbers are
/// held within ±10¹⁵, whose squares a float can still add up; `notes` tells of how many.
void appendTarget(const Target&, const FittedRecipe&, std::vector<float>& y,
                  std::vector<Message>& notes);

}  // namespace ardent

#pragma once

#include <string>
#include <vector>

#include "core/data/task/recipe.h"
#include "core/select/screen.h"

namespace ardent {

/// A screening of a table.
struct ScreenedTable {
    Problem problem = Problem::Regression;
    std::vector<std::string> names;  ///< of the variables, in the order of the table
    Index rows = 0;                  ///< those with a value of the target
    Screening screening;
    std::vector<Message> notes;
};

/// Screens the features of the recipe. Classes count as indicators, and numbers beyond three times
/// the quartiles' distance from the nearer quartile as that bound. `rate` lies between 0 and 1.
/// Errors: those of `readTarget`; (Fault::Data): no feature.
Result<ScreenedTable> select(const Recipe&, const Table&, double rate, Seed);

}  // namespace ardent

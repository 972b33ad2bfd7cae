#pragma once

#include <span>
#include <vector>

#include "core/base/error.h"
#include "core/data/table/table_part.h"
#include "core/data/task/recipe.h"
#include "core/data/task/split_rule.h"

namespace ardent {

/// How rows are held out for testing.
struct HoldOut {
    int repeats = 1;
    int folds = 5;          ///< K-fold cross-validation in every repeat, where testShare is 0
    double testShare = 0.;  ///< > 0: every repeat is one split with this share of test rows
    Seed seed = 1;

    int parts() const { return testShare > 0. ? 1 : folds; }  ///< of a repeat
};

/// Test rows of every part of one repeat, ascending. With `labels` (one class index a row; empty:
/// numbers) every part has its share of every class to within one row. Groups stay together; by
/// time the rows are cut into one piece more than parts, and each tests a piece but the first, or
/// the last rows where there is one part.
std::vector<std::vector<Index>> testRows(const HoldOut&, int repeat, Index rows,
                                         std::span<const std::int32_t> labels,
                                         const RowOrder& = {});

/// The rows to learn from where these are tested: all others, by time those before them.
std::vector<Index> learningRows(const std::vector<Index>& test, Index rows, const RowOrder&);

/// The rows whose target is not missing.
std::vector<Index> rowsWithTarget(const Table&, const std::string& target);

}  // namespace ardent

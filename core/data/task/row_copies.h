#pragma once

#include <cstdint>
#include <functional>

#include "core/base/types.h"
#include "core/data/task/recipe.h"

namespace ardent {

/// A number for a cell; equal cells of a column have equal ones. The last column is the target.
using CellNumber = std::function<std::uint64_t(Index row, Index column)>;

/// How many times the average row is there, where rows that equal another one in all columns are
/// copies of it; 1 where there are none or where they may be chance, as of rounded or few values:
/// rows that differ in one column alone are so many that a third of the equal ones would be among
/// them, or columns that are shuffled one by one have a third of the equal rows.
double timesCopied(Index rows, Index columns, const CellNumber& cell);

/// Of a task's rows, by what is encoded of them.
double timesCopied(const Task&);

}  // namespace ardent

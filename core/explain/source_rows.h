#pragma once

#include <optional>

#include "core/base/go_on.h"
#include "core/base/range.h"
#include "core/data/task/recipe.h"

namespace ardent {

/// Column of the design matrix that carries a numeric source.
Index inputOfNumber(const FittedRecipe&, Index source);

/// One value a row: numbers in their own unit, or levels' positions (−1 = missing).
std::vector<double> sourceValues(const FittedRecipe&, const DesignMatrix& x, Index source,
                                 const std::vector<std::int32_t>& rows);

/// The different numbers of a source as they are written, ascending; empty of more than `most`.
std::vector<double> writtenValues(const FittedRecipe&, const DesignMatrix& x, Index source,
                                  const std::vector<std::int32_t>& rows, std::size_t most);

/// Median of every numeric source over the rows, most frequent level of the others: where a slice
/// is taken.
Vector typicalRow(const Task&, const std::vector<std::int32_t>& rows);
std::optional<Vector> typicalRow(const Task&, const std::vector<std::int32_t>& rows, const GoOn&);

/// The values of that row among `rows`, of many 2,000 drawn ones, whose inputs lie nearest to those
/// of `values`, which stand in for its missing cells.
std::optional<Vector> rowNearestTo(const Task&, const std::vector<std::int32_t>& rows,
                                   const Vector& values, const GoOn&);

/// What one row holds, one value a source: a number in its own unit (NaN = marked as missing) or a
/// level's position (−1 = missing).
Vector sourceRow(const FittedRecipe&, const DesignMatrix& x, std::int32_t row);

/// Smallest and largest value of a numeric source over the rows, in its own unit; held within
/// ±kWidestRange, so that its width and all places in it are numbers.
constexpr double kWidestRange = 1e200;
Range sourceRange(const FittedRecipe&, const DesignMatrix& x, Index source,
                  const std::vector<std::int32_t>& rows);

}  // namespace ardent

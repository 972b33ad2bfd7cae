#pragma once

#include <span>
#include <string>
#include <vector>

#include "core/base/range.h"
#include "core/base/types.h"
#include "core/model/row_part.h"

namespace ardent {

struct Figure;

/// Whether a column counts: all finite values are whole numbers, up to the rounding of float32.
bool areWhole(std::span<const double> values);

/// What is shown of a column of which `all` is the range: where a few values (1 % at most) make it
/// more than half as wide again on one side, it ends at the 0.5 % or 99.5 % quantile there,
/// but not where all other values are one.
Range withoutOutliers(const Range& all, std::vector<double> values);

/// Whether withoutOutliers has left some of it out.
bool isPartOf(const Range& shown, const Range& all);

/// How many of all rows lie outside the axes; "" where none does.
std::string outsideText(Index rows, Index all, const RowsName&);

/// Where all heights are one number and none is negative, the axis begins at 0, as no distance
/// between values tells how far it should reach.
void showFromZero(Figure&);

}  // namespace ardent

#pragma once

#include <qcustomplot.h>

#include "core/base/types.h"

namespace ardent {

/// Rows first … end − 1.
struct RowSpan {
    Index first = 0, end = 0;
};

/// Which of the rows around 0 … count − 1 an axis shows as a whole.
RowSpan rowsInSight(const QCPRange& axis, Index count);

}  // namespace ardent

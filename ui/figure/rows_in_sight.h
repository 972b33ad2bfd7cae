#pragma once

#include <qcustomplot.h>

#include "core/base/types.h"

namespace ardent {

/// Rows first … end − 1.
struct RowSpan {
    Index first = 0, end = 0;
};

/// Which of the rows around 0 … count − 1 an axis shows. On screen the last one may show in part;
/// on paper, where nothing may be cut off, only whole ones.
RowSpan rowsInSight(const QCPRange& axis, Index count, bool live);

}  // namespace ardent

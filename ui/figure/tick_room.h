#pragma once

#include <qcustomplot.h>

namespace ardent {

/// Width in pixels of a tick label as an axis sets it, "2e-7" as 2 × 10⁻⁷.
double tickLabelWidth(const QString& label, const QFont& font);

/// Sets as many ticks as leave room between their labels, at most so many, for an axis of numbers
/// along a bottom or top whose range and length are known.
void fitTickCount(QCPAxis& axis, int most);

/// Sets so many ticks, or more where fewer than two would be in sight.
void ensureTwoTicks(QCPAxis& axis, int count);

}  // namespace ardent

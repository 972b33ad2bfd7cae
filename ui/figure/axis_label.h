#pragma once

#include <QFontMetricsF>
#include <QString>

namespace ardent {

/// An axis label in lines no longer than `length`: broken before the bracket with its unit or
/// measure if that is enough, else between words; shortened in the middle of the last line where
/// `mostLines` do not hold it. Empty where hardly a word would be left.
QString axisLabel(const QString& text, const QFontMetricsF& metrics, double length, int mostLines);

}  // namespace ardent

#pragma once

#include <qcustomplot.h>

#include <QFontMetricsF>
#include <QString>
#include <string>

namespace ardent {

/// An axis label in lines no longer than `length`: broken before the bracket with its unit or
/// measure if that is enough, else between words; shortened in the middle of the last line where
/// `mostLines` do not hold it. Empty where hardly a word would be left.
QString axisLabel(const QString& text, const QFontMetricsF& metrics, double length, int mostLines);

/// Gives the axis that label.
void wrapLabel(QCPAxis& axis, const std::string& text, double length, int mostLines);

/// Not merely wrapped.
bool isCut(QString label, const QString& text);

}  // namespace ardent

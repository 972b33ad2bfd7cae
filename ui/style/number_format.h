#pragma once

#include <QLocale>
#include <QString>
#include <QVector>

namespace ardent {

/// A number for reading, in figures and beside them, with the locale's marks and a true minus sign:
/// 4 significant digits unless told otherwise, but all of those before the point, "123,456";
/// "1.234e-5" outside of 1e-4 … 1e9, or 1e6 where at most 2 digits are asked for; "NaN", "∞".
QString formatNumber(double value, int significant = 4, const QLocale& locale = QLocale::c());

/// The same with trailing zeros kept, for numbers that stand below each other: "1.30".
QString formatAligned(double value, int significant, const QLocale& locale = QLocale::c());

/// With so many decimals, where all of a figure's numbers have as many: "0.0".
QString formatFixed(double value, int decimals, const QLocale& locale = QLocale::c());

/// Labels for the ticks of a linear axis, all with the same number of decimals, grouped
/// where the largest is 10,000 or more. Where plain decimals would be long they are written "2e-7",
/// which the axis sets as 2 × 10⁻⁷.
QVector<QString> tickLabels(const QVector<double>& ticks, const QLocale& locale = QLocale::c());

/// Labels for the ticks of a logarithmic axis: plain between 0.001 and 10,000, else powers of ten.
QVector<QString> logTickLabels(const QVector<double>& ticks, const QLocale& locale = QLocale::c());

}  // namespace ardent

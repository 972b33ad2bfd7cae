#pragma once

#include <qcustomplot.h>

namespace ardent {

/// Ticks at full hours, midnights, first days of months or of years, for numbers that are days from
/// `dayZero`, itself counted from 1970-01-01.
class DateTicker : public QCPAxisTicker {
public:
    explicit DateTicker(double dayZero) : dayZero_(dayZero) {}

    void generate(const QCPRange&, const QLocale&, QChar formatChar, int precision,
                  QVector<double>& ticks, QVector<double>* subTicks,
                  QVector<QString>* labels) override;

private:
    double dayZero_;
};

}  // namespace ardent

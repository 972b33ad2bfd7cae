#include "ui/figure/date_ticker.h"

#include <QDate>
#include <array>
#include <cmath>

namespace ardent {

namespace {

enum class Unit { Minutes, Days, Months };

struct Step {
    Unit unit = Unit::Days;
    int count = 1;
    double days = 1.;  ///< about
};

constexpr double kMonth = 365.25 / 12.;
constexpr std::array kDateSteps{Step{Unit::Minutes, 1, 1. / 1440.},
                                Step{Unit::Minutes, 5, 5. / 1440.},
                                Step{Unit::Minutes, 15, 15. / 1440.},
                                Step{Unit::Minutes, 60, 1. / 24.},
                                Step{Unit::Minutes, 180, 0.125},
                                Step{Unit::Minutes, 360, 0.25},
                                Step{Unit::Minutes, 720, 0.5},
                                Step{Unit::Days, 1, 1.},
                                Step{Unit::Days, 2, 2.},
                                Step{Unit::Days, 7, 7.},
                                Step{Unit::Days, 14, 14.},
                                Step{Unit::Months, 1, kMonth},
                                Step{Unit::Months, 2, 2. * kMonth},
                                Step{Unit::Months, 3, 3. * kMonth},
                                Step{Unit::Months, 6, 6. * kMonth},
                                Step{Unit::Months, 12, 12. * kMonth},
                                Step{Unit::Months, 24, 24. * kMonth},
                                Step{Unit::Months, 60, 60. * kMonth},
                                Step{Unit::Months, 120, 120. * kMonth},
                                Step{Unit::Months, 240, 240. * kMonth},
                                Step{Unit::Months, 600, 600. * kMonth},
                                Step{Unit::Months, 1200, 1200. * kMonth}};

const Step& stepFor(double days, int ticks) {
    for (const Step& step : kDateSteps)
        if (days / step.days <= std::max(1, ticks)) return step;
    return kDateSteps.back();
}

QDate dateAt(double day) {
    return QDate(1970, 1, 1).addDays(static_cast<qint64>(std::floor(day)));
}

double dayOf(const QDate& date) {
    return static_cast<double>(QDate(1970, 1, 1).daysTo(date));
}

/// From the first tick that is not before `low`, in days since 1970.
QVector<double> ticksOf(const Step& step, double low, double high) {
    QVector<double> ticks;
    if (step.unit == Unit::Months) {
        const QDate first = dateAt(low);
        const int month = 12 * first.year() + first.month() - 1;
        for (int at = month - month % step.count;; at += step.count) {
            const double day = dayOf(QDate(at / 12, at % 12 + 1, 1));
            if (day > high) return ticks;
            if (day >= low) ticks.append(day);
        }
    }
    const double width = step.unit == Unit::Minutes ? step.days : static_cast<double>(step.count);
    for (double day = width * std::ceil(low / width); day <= high; day += width) ticks.append(day);
    return ticks;
}

/// Of hours the first has its date, too.
QString labelOf(const Step& step, double day, bool isFirst) {
    const QDate date = dateAt(day + 1e-6);
    if (step.unit == Unit::Months)
        return date.toString(step.count % 12 == 0 ? QStringLiteral("yyyy")
                                                  : QStringLiteral("yyyy-MM"));
    const QString text = date.toString(QStringLiteral("yyyy-MM-dd"));
    if (step.unit == Unit::Days) return text;
    constexpr int kMinutesADay = 1440, kHour = 60;
    const int minute = static_cast<int>(std::round(kMinutesADay * (day - dayOf(date))));
    if (minute == 0) return text;
    const QString time = QStringLiteral("%1:%2")
                             .arg(minute / kHour, 2, 10, QLatin1Char('0'))
                             .arg(minute % kHour, 2, 10, QLatin1Char('0'));
    return isFirst ? text + u' ' + time : time;
}

}  // namespace

void DateTicker::generate(const QCPRange& range, const QLocale&, QChar, int, QVector<double>& ticks,
                          QVector<double>* subTicks, QVector<QString>* labels) {
    ticks.clear();
    if (subTicks) subTicks->clear();
    if (labels) labels->clear();
    constexpr double kFarthestDay = 3e6;  // days that a calendar knows
    const double low = range.lower + dayZero_, high = range.upper + dayZero_;
    if (!(std::abs(low) < kFarthestDay) || !(std::abs(high) < kFarthestDay)) return;
    const Step& step = stepFor(high - low, tickCount());
    for (const double day : ticksOf(step, low, high)) {
        ticks.append(day - dayZero_);
        if (labels) labels->append(labelOf(step, day, labels->isEmpty()));
    }
}

}  // namespace ardent

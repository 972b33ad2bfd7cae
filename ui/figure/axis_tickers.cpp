#include "ui/figure/axis_tickers.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "ui/style/number_format.h"

namespace ardent {

namespace {

/// Multiples of powers of ten inside the range.
QVector<double> decadeTicks(const QCPRange& range, std::initializer_list<double> multiples,
                            int decadeStep) {
    QVector<double> ticks;
    const int first = static_cast<int>(std::floor(std::log10(range.lower)));
    const int last = static_cast<int>(std::ceil(std::log10(range.upper)));
    for (int decade = first; decade <= last; ++decade) {
        if (decade % decadeStep != 0) continue;
        for (const double multiple : multiples) {
            const double tick = multiple * std::pow(10., decade);
            if (range.contains(tick)) ticks.append(tick);
        }
    }
    return ticks;
}

}  // namespace

double NumberTicker::getTickStep(const QCPRange& range) {
    const double step = QCPAxisTicker::getTickStep(range);
    if (!wholeOnly_ || step == std::floor(step)) return step;
    return std::max(1., std::floor(step));  // 2.5 → 2
}

QVector<double> NumberTicker::createTickVector(double tickStep, const QCPRange& range) {
    QVector<double> ticks = QCPAxisTicker::createTickVector(tickStep, range);
    ticks.removeIf([this](double tick) { return tick > last_; });
    return ticks;
}

void endTicks(QCPAxis& axis, double last) {
    if (const auto ticker = axis.ticker().dynamicCast<NumberTicker>()) ticker->setLast(last);
}

QVector<QString> NumberTicker::createLabelVector(const QVector<double>& ticks,
                                                 const QLocale& locale, QChar, int) {
    return tickLabels(ticks, locale);
}

void LogTicker::generate(const QCPRange& range, const QLocale& locale, QChar formatChar,
                         int precision, QVector<double>& ticks, QVector<double>* subTicks,
                         QVector<QString>* labels) {
    const double decades = std::log10(range.upper / range.lower);
    if (!(decades > 1.) || !std::isfinite(decades)) {
        QCPAxisTicker::generate(range, locale, formatChar, precision, ticks, subTicks, nullptr);
        if (labels) *labels = tickLabels(ticks, locale);
        return;
    }
    const int step = std::max(1, static_cast<int>(std::ceil(decades / std::max(1, tickCount()))));
    const bool dense = decades * 3. <= tickCount() + 1;
    ticks = dense ? decadeTicks(range, {1., 2., 5.}, 1) : decadeTicks(range, {1.}, step);
    if (subTicks) {
        *subTicks = step == 1 ? decadeTicks(range, {2., 3., 4., 5., 6., 7., 8., 9.}, 1)
                              : decadeTicks(range, {1.}, 1);
    }
    if (labels) *labels = logTickLabels(ticks, locale);
}

void NameTicker::setNames(const std::vector<std::string>& names, const QFont& font,
                          double widthPx) {
    names_ = names;
    distinct_.set(names);
    font_ = font;
    widthPx_ = widthPx;
}

void NameTicker::setRoom(double eachPx, double neededPx) {
    step_ = std::max(1., std::ceil(neededPx / std::max(eachPx, 1e-3)));
}

Index NameTicker::leftOut() const {
    const auto all = std::ssize(names_);
    return all - static_cast<Index>(std::ceil(static_cast<double>(all) / step_));
}

void NameTicker::generate(const QCPRange& range, const QLocale&, QChar, int, QVector<double>& ticks,
                          QVector<double>* subTicks, QVector<QString>* labels) {
    ticks.clear();
    if (subTicks) subTicks->clear();
    if (labels) labels->clear();
    const QFontMetricsF metrics(font_);
    const auto count = static_cast<double>(names_.size());
    const double last = std::min(std::floor(range.upper), count - 1.);
    const double first = step_ * std::ceil(std::max(0., range.lower) / step_);
    for (double i = first; i <= last; i += step_) {
        ticks.append(i);
        if (!labels) continue;
        const QString name = QString::fromStdString(names_[static_cast<std::size_t>(i)]);
        labels->append(distinct_.shortened(name.simplified(), metrics, widthPx_));
    }
}

}  // namespace ardent

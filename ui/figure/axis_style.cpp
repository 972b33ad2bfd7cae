#include "ui/figure/axis_style.h"

#include <cmath>

#include "ui/figure/axis_tickers.h"
#include "ui/figure/date_ticker.h"

namespace ardent {

void styleAxis(QCPAxis& axis, const Axis& figureAxis, QSharedPointer<QCPAxisTicker> names,
               const DrawStyle& style) {
    const bool named = !names.isNull();
    const Theme& colours = style.colours();
    const QPen line(colours.axis, style.px(0.6));
    axis.setLabelFont(style.text());
    axis.setLabelColor(colours.plotText);
    axis.setPadding(0);
    axis.setLabelPadding(static_cast<int>(std::lround(style.px(2.))));
    axis.setTickLabelFont(style.small());
    axis.setTickLabelColor(colours.plotText);
    axis.setTickLabelPadding(static_cast<int>(std::lround(style.px(3.))));
    axis.setBasePen(line);
    axis.setTickPen(line);
    axis.setSubTickPen(line);
    axis.setTickLength(0, named ? 0 : static_cast<int>(std::lround(style.px(3.))));
    axis.setSubTickLength(0, named ? 0 : static_cast<int>(std::lround(style.px(1.7))));
    axis.setSubTicks(figureAxis.logarithmic);
    axis.setRangeReversed(figureAxis.reversed);
    axis.grid()->setPen(QPen(colours.grid, style.px(0.6)));
    axis.grid()->setZeroLinePen(
        QPen(colours.grid.darker(style.theme == ThemeKind::Light ? 112 : 80), style.px(0.6)));
    axis.setScaleType(figureAxis.logarithmic ? QCPAxis::stLogarithmic : QCPAxis::stLinear);
    axis.setNumberFormat(named ? QStringLiteral("g") : QStringLiteral("gbc"));
    if (named) {
        axis.setTicker(std::move(names));
    } else if (figureAxis.dayZero) {
        axis.setTicker(QSharedPointer<QCPAxisTicker>(new DateTicker(*figureAxis.dayZero)));
    } else if (figureAxis.logarithmic) {
        axis.setTicker(QSharedPointer<QCPAxisTicker>(new LogTicker));
    } else {
        axis.setTicker(QSharedPointer<QCPAxisTicker>(new NumberTicker(figureAxis.whole)));
    }
}

}  // namespace ardent

#include "ui/figure/crosshair.h"

#include "core/data/table/date_value.h"
#include "ui/figure/marker.h"
#include "ui/figure/series_lines.h"
#include "ui/figure/series_marks.h"
#include "ui/style/number_format.h"

namespace ardent {

Crosshair::Crosshair(QCustomPlot& plot) : FigurePlottable(plot, QStringLiteral("overlay")) {}

void Crosshair::set(std::shared_ptr<const Figure> figure, std::optional<CurveReading> reading,
                    const DrawStyle& style) {
    figure_ = std::move(figure);
    reading_ = std::move(reading);
    style_ = style;
}

void Crosshair::redraw() {
    layer()->replot();
}

ReadOut Crosshair::words() const {
    ReadOut words;
    const QLocale locale = mParentPlot->locale();
    const int digits = figure_->x.whole ? 7 : 3;
    const std::optional<double> dayZero = figure_->x.dayZero;
    words.title = QString::fromStdString(placeName(figure_->x)) +
                  (dayZero ? QString::fromStdString(dateText(*dayZero + reading_->x))
                           : formatNumber(reading_->x, digits, locale));
    const qsizetype beginning = sharedBeginning(*figure_);
    for (const CurveReading::Value& value : reading_->values) {
        const Series& series = layers<Series>(*figure_)[value.series];
        QString number = value.y ? formatNumber(*value.y, 5, locale) : QStringLiteral("–");
        if (value.spread)
            number += QStringLiteral(" ± %1").arg(formatNumber(*value.spread, 2, locale));
        words.rows.push_back({QString::fromStdString(series.name).mid(beginning), number,
                              seriesPen(style_.theme, series.colour, series.role, style_.px(1.))});
    }
    for (const CurveReading::Pale& pale : reading_->pale) {
        const Series& series = layers<Series>(*figure_)[pale.series];
        const QString name = QString::fromStdString(series.name).mid(beginning);
        const QString low = formatNumber(pale.low, 5, locale);
        const QPen line = seriesPen(style_.theme, series.colour, series.role, style_.px(1.));
        if (pale.count == 1)
            words.rows.push_back({name, low, line});
        else
            words.rows.push_back(
                {QStringLiteral("%1 (%2)").arg(name).arg(pale.count),
                 QStringLiteral("%1 … %2").arg(low, formatNumber(pale.high, 5, locale)), line});
    }
    for (const Points& points : layers<Points>(*figure_))
        for (std::size_t i = 0; i < points.counts.size(); ++i)
            if (points.x[i] == reading_->x)
                words.rows.push_back({QString::fromStdString(points.countName),
                                      formatNumber(points.counts[i], 12, locale), Qt::NoPen});
    return words;
}

QString Crosshair::text() const {
    return reading_ ? words().text() : QString();
}

double Crosshair::at() const {
    return keyAxis()->coordToPixel(reading_->x);
}

QRectF Crosshair::box() const {
    return reading_ ? boxOf(words(), axesRect(), {at(), at()}, style_) : QRectF();
}

void Crosshair::draw(QCPPainter* painter) {
    if (!reading_) return;
    const QRectF area = axesRect();
    const double x = at();
    if (!(x >= area.left() && x <= area.right())) return;
    painter->setAntialiasing(false);
    painter->setPen(QPen(style_.colours().mutedText, style_.px(0.75)));
    painter->drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    painter->setAntialiasing(true);
    drawPoints(*painter);
    drawReadOut(*painter, words(), area, {x, x}, style_);
}

void Crosshair::drawPoints(QCPPainter& painter) const {
    for (const CurveReading::Value& value : reading_->values) {
        if (!value.y || !fits(figure_->y, *value.y)) continue;
        const Series& series = layers<Series>(*figure_)[value.series];
        painter.setPen(QPen(style_.colours().plotBackground, style_.px(1.)));
        painter.setBrush(seriesColour(style_.theme, series.colour));
        drawMarker(painter, MarkerShape::Circle, pixel(reading_->x, *value.y), style_.px(5.5));
    }
}

}  // namespace ardent

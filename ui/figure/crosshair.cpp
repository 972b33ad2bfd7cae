#include "ui/figure/crosshair.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "ui/figure/marker.h"
#include "ui/figure/series_lines.h"
#include "ui/figure/series_marks.h"
#include "ui/style/number_format.h"

namespace ardent {

namespace {

constexpr std::size_t kMostRows = 12;
constexpr double kSwatch = 1.6;  ///< of a line's height: a line's sample and the gap after it

}  // namespace

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

QString Crosshair::title() const {
    const int digits = figure_->x.whole ? 7 : 3;
    return QString::fromStdString(placeName(figure_->x)) +
           formatNumber(reading_->x, digits, mParentPlot->locale());
}

std::vector<Crosshair::Row> Crosshair::rows() const {
    std::vector<Row> rows;
    const qsizetype beginning = sharedBeginning(figure_->series);
    const QLocale locale = mParentPlot->locale();
    for (const CurveReading::Value& value : reading_->values) {
        const Series& series = figure_->series[value.series];
        QString number = value.y ? formatNumber(*value.y, 5, locale) : QStringLiteral("–");
        if (value.spread)
            number += QStringLiteral(" ± %1").arg(formatNumber(*value.spread, 2, locale));
        rows.push_back({seriesPen(style_.theme, series.colour, series.role, style_.px(1.)),
                        QString::fromStdString(series.name).mid(beginning), number});
    }
    return rows;
}

QString Crosshair::text() const {
    if (!reading_) return {};
    QStringList lines{title()};
    for (const Row& row : rows()) lines << QStringLiteral("%1: %2").arg(row.name, row.value);
    return lines.join(u'\n');
}

void Crosshair::draw(QCPPainter* painter) {
    if (!reading_) return;
    const QRectF area = axesRect();
    const double x = keyAxis()->coordToPixel(reading_->x);
    if (!(x >= area.left() && x <= area.right())) return;
    painter->setAntialiasing(false);
    painter->setPen(QPen(style_.colours().mutedText, style_.px(0.75)));
    painter->drawLine(QPointF(x, area.top()), QPointF(x, area.bottom()));
    painter->setAntialiasing(true);
    drawPoints(*painter);
    drawBox(*painter);
}

void Crosshair::drawPoints(QCPPainter& painter) const {
    for (const CurveReading::Value& value : reading_->values) {
        if (!value.y || !fits(figure_->y, *value.y)) continue;
        const Series& series = figure_->series[value.series];
        painter.setPen(QPen(style_.colours().plotBackground, style_.px(1.)));
        painter.setBrush(seriesColour(style_.theme, series.colour));
        drawMarker(painter, MarkerShape::Circle, pixel(reading_->x, *value.y), style_.px(5.5));
    }
}

/// Beside the line where there is room, else on top of it: within the axes in any case.
Crosshair::Table Crosshair::table() const {
    Table table;
    table.rows = rows();
    const QRectF area = axesRect();
    const QFontMetricsF metrics(style_.small());
    const double em = metrics.height();
    const auto most = static_cast<std::size_t>(
        std::clamp(std::floor(area.height() / em - 3.), 1., static_cast<double>(kMostRows)));
    if (table.rows.size() > most) {
        table.left = table.rows.size() - most;
        table.rows.resize(most);
    }
    for (const Row& row : table.rows) {
        table.names = std::max(table.names, metrics.horizontalAdvance(row.name));
        table.values = std::max(table.values, metrics.horizontalAdvance(row.value));
    }
    const double beside = kSwatch * em + table.values + 2. * em;  // all but the name
    const double width = std::min(
        std::max(beside + table.names, metrics.horizontalAdvance(title()) + em), area.width());
    table.names = std::clamp(width - beside, 0., table.names);
    const double height =
        (static_cast<double>(table.rows.size() + 1 + (table.left > 0)) + 0.6) * em;
    const double lineAt = keyAxis()->coordToPixel(reading_->x);
    const bool fitsRight = lineAt + em / 2. + width <= area.right();
    const double at = fitsRight ? lineAt + em / 2. : lineAt - em / 2. - width;
    table.box = {std::clamp(at, area.left(), area.right() - width), area.top() + em / 3., width,
                 height};
    return table;
}

QRectF Crosshair::box() const {
    return reading_ ? table().box : QRectF();
}

void Crosshair::drawBox(QCPPainter& painter) const {
    const auto [shown, left, names, values, box] = table();
    const QFontMetricsF metrics(style_.small());
    const double em = metrics.height();
    QColor ground = style_.colours().plotBackground;
    ground.setAlphaF(0.9F);
    painter.setPen(QPen(style_.colours().grid, style_.px(0.75)));
    painter.setBrush(ground);
    painter.drawRoundedRect(box, em / 5., em / 5.);

    painter.setFont(style_.small());
    QRectF line(box.left() + em / 2., box.top() + 0.3 * em, box.width() - em, em);
    painter.setPen(style_.colours().plotText);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, title());
    for (const Row& row : shown) {
        line.translate(0., em);
        painter.setPen(row.line);
        const QPointF from(line.left(), line.center().y());
        painter.drawLine(from, from + QPointF(1.2 * em, 0.));
        painter.setPen(style_.colours().plotText);
        painter.drawText(line.adjusted(kSwatch * em, 0., 0., 0.), Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(row.name, Qt::ElideMiddle, names + 1.));
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, row.value);
    }
    if (left == 0) return;
    line.translate(0., em);
    painter.setPen(style_.colours().mutedText);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     QCoreApplication::translate("ardent::Crosshair", "and %1 more").arg(left));
}

}  // namespace ardent

#include "ui/figure/bar_rows.h"

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QLocale>
#include <algorithm>
#include <cmath>
#include <set>
#include <string_view>

#include "core/figure/told.h"
#include "ui/figure/rows_in_sight.h"
#include "ui/figure/selected_part.h"
#include "ui/style/colour_map.h"
#include "ui/style/number_format.h"

namespace ardent {

namespace {

constexpr double kPale = 0.35;         ///< colour left in a bar that is not selected
constexpr double kValueWidthEm = 3.6;  ///< of "0.0123" beside a bar
constexpr double kValueGapEm = 0.4;    ///< between a bar and its value

double spreadOf(const Bars& bars, std::size_t row) {
    return bars.spreads.empty() ? 0. : bars.spreads[row];
}

/// " · found", or nothing.
QString remarkText(const std::string& remark) {
    return remark.empty() ? QString()
                          : QStringLiteral(" · ") + QString::fromStdString(told(remark));
}

/// Of the widest remark.
double remarkWidth(const Bars& bars, const DrawStyle& style) {
    const std::set<std::string_view> different(bars.remarks.begin(), bars.remarks.end());
    const QFontMetricsF metrics(style.small());
    double widest = 0.;
    for (const std::string_view remark : different)
        widest = std::max(widest, metrics.horizontalAdvance(remarkText(std::string(remark))));
    return widest;
}

}  // namespace

BarRows::BarRows(QCustomPlot& plot) : FigurePlottable(plot, QStringLiteral("main")) {}

void BarRows::set(const Bars& bars, bool whole, const DrawStyle& style) {
    whole_ = whole;
    bars_ = bars;
    style_ = style;
}

double BarRows::leastRowHeight(const DrawStyle& style) {
    return (style.live ? 1.7 : 1.35) * style.em();
}

double BarRows::greatestRowHeight(const DrawStyle& style) {
    return 3. * style.em();
}

Range BarRows::range(const Bars& bars, const DrawStyle& style, double widthPx) {
    double low = 0.;
    double high = 0.;
    for (std::size_t row = 0; row < bars.values.size(); ++row) {
        const double value = bars.values[row];
        if (!std::isfinite(value)) continue;
        low = std::min(low, value);
        high = std::max(high, value + spreadOf(bars, row));
    }
    if (low == high) return {0., 1.};
    const double width = kValueWidthEm * style.em() + remarkWidth(bars, style);
    const double room = std::min(0.4, width / std::max(widthPx, 1.));
    const double span = (high - low) / (1. - (low < 0. ? 2. : 1.) * room);
    return {low < 0. ? low - room * span : 0., high > 0. ? high + room * span : 0.};
}

void BarRows::drawBar(QCPPainter& painter, std::size_t row, double thickness) const {
    const double value = bars_.values[row];
    const auto y = static_cast<double>(row);
    const bool isMarked = !bars_.parts.empty();
    const bool selected = !isMarked && (bars_.selected.empty() || bars_.selected[row]);
    const double end = std::isfinite(value) ? value : 0.;
    const QPointF from = pixel(0., y);
    const QPointF to = pixel(end, y);
    painter.setPen(Qt::NoPen);
    painter.setBrush(QColor(classTint(style_.theme, bars_.colour, selected ? 1. : kPale)));
    painter.drawRect(QRectF(std::min(from.x(), to.x()), to.y() - thickness / 2.,
                            std::abs(to.x() - from.x()), thickness));
    if (isMarked && bars_.parts[row] > 0.)
        drawSelectedPart(
            painter,
            QRectF(from.x(), to.y() - thickness / 2.,
                   std::max(pixel(bars_.parts[row], y).x() - from.x(), style_.px(1.5)), thickness),
            classTint(style_.theme, bars_.colour, 1.), style_);

    if (spreadOf(bars_, row) > 0. && std::isfinite(value)) drawWhisker(painter, row, thickness);
    const double gap = kValueGapEm * style_.em();
    const QSizeF room(12. * style_.em(), 2. * style_.em());
    const bool left = value < 0.;
    const double textEnd = left ? to.x() : pixel(end + spreadOf(bars_, row), y).x();
    const QPointF corner(left ? textEnd - gap - room.width() : textEnd + gap,
                         to.y() - room.height() / 2.);
    painter.setPen(selected || isMarked ? style_.colours().plotText : style_.colours().mutedText);
    painter.drawText(QRectF(corner, room),
                     Qt::AlignVCenter | (left ? Qt::AlignRight : Qt::AlignLeft), textOf(row));
}

QString BarRows::textOf(std::size_t row) const {
    const double number = bars_.values[row];
    const QLocale& locale = mParentPlot->locale();
    const QString value =
        whole_ ? locale.toString(std::llround(number)) : formatAligned(number, 3, locale);
    return bars_.remarks.empty() ? value : value + remarkText(bars_.remarks[row]);
}

void BarRows::drawWhisker(QCPPainter& painter, std::size_t row, double thickness) const {
    const auto y = static_cast<double>(row);
    const double value = bars_.values[row];
    const QPointF low = pixel(value - bars_.spreads[row], y);
    const QPointF high = pixel(value + bars_.spreads[row], y);
    painter.setPen(QPen(style_.colours().plotText, style_.px(0.75)));
    painter.drawLine(low, high);
    for (const QPointF& end : {low, high})
        painter.drawLine(end - QPointF(0., thickness / 5.), end + QPointF(0., thickness / 5.));
}

/// Pixel at which a bar and its value end on the right.
double BarRows::endOf(std::size_t row) const {
    const auto y = static_cast<double>(row);
    const double value = bars_.values[row];
    if (value < 0.) return pixel(0., y).x();
    const double end = (std::isfinite(value) ? value : 0.) + spreadOf(bars_, row);
    return pixel(end, y).x() + kValueGapEm * style_.em() +
           QFontMetricsF(style_.small()).horizontalAdvance(textOf(row));
}

/// Above the line at y, or below it, where no value stands there; else the line says it alone.
void BarRows::drawSeparatorLabel(QCPPainter& painter, double y) const {
    const QString label = QCoreApplication::translate("ardent::BarRows", "top %1")
                              .arg(static_cast<qlonglong>(*bars_.separatorAfter));
    const double em = style_.em();
    const double right = axesRect().right() - 0.3 * em;
    const double left =
        right - QFontMetricsF(style_.small()).horizontalAdvance(label) - kValueGapEm * em;
    const auto below = static_cast<std::size_t>(*bars_.separatorAfter);
    const QSizeF room(12. * em, 1.4 * em);
    painter.setPen(style_.colours().mutedText);
    if (endOf(below - 1) <= left)
        painter.drawText(QRectF(QPointF(right - room.width(), y - 1.5 * em), room),
                         Qt::AlignRight | Qt::AlignBottom, label);
    else if (endOf(below) <= left)
        painter.drawText(QRectF(QPointF(right - room.width(), y + 0.1 * em), room),
                         Qt::AlignRight | Qt::AlignTop, label);
}

void BarRows::drawSeparator(QCPPainter& painter) const {
    const QRectF rect = axesRect();
    const double y = pixel(0., static_cast<double>(*bars_.separatorAfter) - 0.5).y();
    QPen pen(style_.colours().mutedText, style_.px(0.75));
    pen.setDashPattern({4., 3.});
    painter.setPen(pen);
    painter.drawLine(QPointF(rect.left(), y), QPointF(rect.right(), y));
    drawSeparatorLabel(painter, y);
}

void BarRows::draw(QCPPainter* painter) {
    if (bars_.values.empty()) return;
    painter->setAntialiasing(true);
    painter->setFont(style_.small());
    const double rowHeight = std::abs(pixel(0., 1.).y() - pixel(0., 0.).y());
    const double thickness = 0.64 * rowHeight;
    const RowSpan rows = rowsInSight(valueAxis()->range(), std::ssize(bars_.values));
    for (Index row = rows.first; row < rows.end; ++row)
        drawBar(*painter, static_cast<std::size_t>(row), thickness);
    if (bars_.separatorAfter) drawSeparator(*painter);
}

}  // namespace ardent

#include "ui/figure/read_out.h"

#include <qcustomplot.h>

#include <QCoreApplication>
#include <QFontMetricsF>
#include <QStringList>
#include <algorithm>
#include <cmath>

#include "ui/figure/draw_style.h"

namespace ardent {

namespace {

constexpr std::size_t kMostRows = 12;
constexpr double kSwatch = 1.6;  ///< of a line's height: a line's sample and the gap after it

/// The rows that have room, and how wide their parts are.
struct Table {
    std::vector<ReadOut::Row> rows;
    std::size_t left = 0;  ///< rows without room
    double swatch = 0., names = 0.;
    QRectF box;
};

bool hasLine(const ReadOut::Row& row) {
    return row.line.style() != Qt::NoPen;
}

/// Beside the line where there is room, else on top of it: within the area in any case.
Table tableOf(const ReadOut& words, const QRectF& area, double x, const DrawStyle& style) {
    Table table;
    table.rows = words.rows;
    const QFontMetricsF metrics(style.small());
    const double em = metrics.height();
    const auto most = static_cast<std::size_t>(
        std::clamp(std::floor(area.height() / em - 3.), 1., static_cast<double>(kMostRows)));
    if (table.rows.size() > most) {
        table.left = table.rows.size() - most;
        table.rows.resize(most);
    }
    double values = 0.;
    for (const ReadOut::Row& row : table.rows) {
        table.names = std::max(table.names, metrics.horizontalAdvance(row.name));
        values = std::max(values, metrics.horizontalAdvance(row.value));
    }
    if (std::ranges::any_of(table.rows, hasLine)) table.swatch = kSwatch * em;
    const double beside = table.swatch + values + 2. * em;  // all but the name
    const double width = std::min(
        std::max(beside + table.names, metrics.horizontalAdvance(words.title) + em), area.width());
    table.names = std::clamp(width - beside, 0., table.names);
    const auto lines = table.rows.size() + (words.title.isEmpty() ? 0 : 1) + (table.left > 0);
    const double height = (static_cast<double>(lines) + 0.6) * em;
    const bool fitsRight = x + em / 2. + width <= area.right();
    const double at = fitsRight ? x + em / 2. : x - em / 2. - width;
    table.box = {std::clamp(at, area.left(), area.right() - width), area.top() + em / 3., width,
                 height};
    return table;
}

}  // namespace

QString ReadOut::text() const {
    QStringList lines;
    if (!title.isEmpty()) lines << title;
    for (const Row& row : rows) lines << QStringLiteral("%1: %2").arg(row.name, row.value);
    return lines.join(u'\n');
}

QRectF boxOf(const ReadOut& words, const QRectF& area, double x, const DrawStyle& style) {
    return tableOf(words, area, x, style).box;
}

void drawReadOut(QCPPainter& painter, const ReadOut& words, const QRectF& area, double x,
                 const DrawStyle& style) {
    const auto [shown, left, swatch, names, box] = tableOf(words, area, x, style);
    const QFontMetricsF metrics(style.small());
    const double em = metrics.height();
    QColor ground = style.colours().plotBackground;
    ground.setAlphaF(0.9F);
    painter.setPen(QPen(style.colours().grid, style.px(0.75)));
    painter.setBrush(ground);
    painter.drawRoundedRect(box, em / 5., em / 5.);

    painter.setFont(style.small());
    QRectF line(box.left() + em / 2., box.top() + 0.3 * em, box.width() - em, em);
    if (!words.title.isEmpty()) {
        painter.setPen(style.colours().plotText);
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, words.title);
        line.translate(0., em);
    }
    for (const ReadOut::Row& row : shown) {
        if (hasLine(row)) {
            painter.setPen(row.line);
            const QPointF from(line.left(), line.center().y());
            painter.drawLine(from, from + QPointF(1.2 * em, 0.));
        }
        painter.setPen(style.colours().plotText);
        painter.drawText(line.adjusted(swatch, 0., 0., 0.), Qt::AlignLeft | Qt::AlignVCenter,
                         metrics.elidedText(row.name, Qt::ElideMiddle, names + 1.));
        painter.drawText(line, Qt::AlignRight | Qt::AlignVCenter, row.value);
        line.translate(0., em);
    }
    if (left == 0) return;
    painter.setPen(style.colours().mutedText);
    painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter,
                     QCoreApplication::translate("ardent::Crosshair", "and %1 more").arg(left));
}

}  // namespace ardent

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
constexpr QStringView kPairSign = u" × ";
constexpr double kAbove = 1. / 3., kPadding = 0.6;  ///< of the box, in heights of a line
constexpr double kSwatch = 1.6;  ///< of a line's height: a line's sample and the gap after it

/// The rows that have room, and how wide their parts are.
struct Table {
    std::vector<ReadOut::Row> rows;
    std::size_t left = 0;  ///< rows without room
    double swatch = 0., names = 0.;
    QStringList title;
    QRectF box;
};

/// A pair of names that is too long for one line has two.
QStringList titleLines(const QString& title, const QFontMetricsF& metrics, double width) {
    if (title.isEmpty()) return {};
    QStringList lines{title};
    if (metrics.horizontalAdvance(title) > width && title.contains(kPairSign)) {
        lines = title.split(kPairSign.toString());
        for (qsizetype i = 1; i < lines.size(); ++i) lines[i].prepend(QStringLiteral("× "));
    }
    for (QString& line : lines) line = metrics.elidedText(line, Qt::ElideMiddle, width);
    return lines;
}

bool hasLine(const ReadOut::Row& row) {
    return row.line.style() != Qt::NoPen;
}

/// That have room below a title, which may be names in a line each.
std::size_t linesOfBox(double areaLines, const QString& title) {
    const auto titles = title.isEmpty() ? 0. : 1. + static_cast<double>(title.count(kPairSign));
    return static_cast<std::size_t>(
        std::max(0., std::floor(areaLines - kAbove - kPadding - titles)));
}

/// Beside the line where there is room, else on top of it: within the area in any case.
Table tableOf(const ReadOut& words, const QRectF& area, const Range& x, const DrawStyle& style) {
    Table table;
    table.rows = words.rows;
    const QFontMetricsF metrics(style.small());
    const double em = metrics.height();
    const std::size_t room = linesOfBox(area.height() / em, words.title);
    if (table.rows.size() > std::min(room, kMostRows)) {
        const std::size_t most = std::clamp<std::size_t>(room, 2, kMostRows + 1) - 1;
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
    constexpr double kMostTitle = 30.;                      // in heights of a line
    table.title = titleLines(words.title, metrics,
                             std::min(area.width() - em, std::max(kMostTitle * em, beside)));
    double title = 0.;
    for (const QString& line : table.title)
        title = std::max(title, metrics.horizontalAdvance(line));
    const double width = std::min(std::max(beside + table.names, title + em), area.width());
    table.names = std::clamp(width - beside, 0., table.names);
    const double lines = static_cast<double>(table.rows.size()) +
                         static_cast<double>(table.title.size()) + (table.left > 0 ? 1. : 0.);
    const double height = (lines + kPadding) * em;
    const bool fitsRight = x.high + em / 2. + width <= area.right();
    const double at = fitsRight ? x.high + em / 2. : x.low - em / 2. - width;
    table.box = {std::clamp(at, area.left(), area.right() - width), area.top() + kAbove * em, width,
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

QRectF boxOf(const ReadOut& words, const QRectF& area, const Range& x, const DrawStyle& style) {
    return tableOf(words, area, x, style).box;
}

void drawReadOut(QCPPainter& painter, const ReadOut& words, const QRectF& area, const Range& x,
                 const DrawStyle& style) {
    const auto [shown, left, swatch, names, title, box] = tableOf(words, area, x, style);
    const QFontMetricsF metrics(style.small());
    const double em = metrics.height();
    QColor ground = style.colours().plotBackground;
    ground.setAlphaF(0.9F);
    painter.setPen(QPen(style.colours().grid, style.px(0.75)));
    painter.setBrush(ground);
    painter.drawRoundedRect(box, em / 5., em / 5.);

    painter.setFont(style.small());
    QRectF line(box.left() + em / 2., box.top() + 0.3 * em, box.width() - em, em);
    painter.setPen(style.colours().plotText);
    for (const QString& part : title) {
        painter.drawText(line, Qt::AlignLeft | Qt::AlignVCenter, part);
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

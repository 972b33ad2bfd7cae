#include "ui/figure/cell_grid.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>

#include "ui/figure/rows_in_sight.h"
#include "ui/style/colour_map.h"
#include "ui/style/fonts.h"
#include "ui/style/number_format.h"

namespace ardent {

namespace {

constexpr double kFullShade = 0.65;  ///< tint on which the numbers can still be read
constexpr double kPaleShade = 0.3;   ///< of a listing, whose small print is muted
constexpr double kCellGap = 0.4;     ///< in em, on either side of a word
constexpr double kLeastGap = 0.15;   ///< where there is little room
constexpr int kMostDecimals = 4;     ///< for which a cell has room
constexpr double kLongestPlain = 1e5;
constexpr double kLeastText = 0.7;  ///< of its size, where a narrow cell would cut it short

QColor readableOn(const QColor& ground) {
    return qGray(ground.rgb()) < 140 ? Qt::white : Qt::black;
}

/// Smaller where that shows the text whole.
QFont fontToFit(const QFont& font, const QString& text, double width) {
    for (int pixels = font.pixelSize(); pixels >= kLeastText * font.pixelSize(); --pixels) {
        const QFont smaller = scaledFont(font, pixels);
        if (QFontMetricsF(smaller).horizontalAdvance(text) <= width) return smaller;
    }
    return font;
}

/// Of words that are wrapped once.
double widthOfTwoLines(const QString& text, const QFontMetricsF& metrics) {
    const double whole = metrics.horizontalAdvance(text);
    double least = whole;
    for (qsizetype gap = text.indexOf(u' '); gap >= 0; gap = text.indexOf(u' ', gap + 1)) {
        const double first = metrics.horizontalAdvance(text.left(gap));
        least = std::min(least, std::max(first, metrics.horizontalAdvance(text.mid(gap + 1))));
    }
    return least;
}

}  // namespace

CellGrid::CellGrid(QCustomPlot& plot) : FigurePlottable(plot, QStringLiteral("main")) {}

void CellGrid::set(const Cells& cells, const DrawStyle& style) {
    cells_ = cells;
    style_ = style;
    largest_ = 0.;
    for (const double value : cells.values.reshaped())
        if (std::isfinite(value)) largest_ = std::max(largest_, std::abs(value));
    constexpr int kDigits = 3;  // of the largest
    decimals_ =
        largest_ > 0. ? std::max(0, kDigits - 1 - int(std::floor(std::log10(largest_)))) : 0;
}

double CellGrid::leastRowHeight(const Cells& cells, const DrawStyle& style) {
    return (cells.remarks.empty() ? 1.9 : 3.) * style.em();
}

double CellGrid::greatestRowHeight(const Cells& cells, const DrawStyle& style) {
    return (cells.remarks.empty() ? 2.6 : 3.8) * style.em();
}

double CellGrid::leastColumnWidth(const Figure& listing, const DrawStyle& style, bool squeezed) {
    constexpr double kNarrowest = 5., kWidest = 10.;  // in em
    const Cells& cells = *findLayer<Cells>(listing);
    const QFontMetricsF text(style.text()), small(style.small());
    const double most = kWidest * style.em();
    double widest = squeezed ? 0. : kNarrowest * style.em();
    const auto add = [&](double width) { widest = std::max(widest, width); };
    for (const std::string& name : listing.x.categories)
        add(text.horizontalAdvance(QString::fromStdString(name)));
    for (std::size_t i = 0; i < cells.words.size() && widest < most; ++i) {
        const QString word = QString::fromStdString(cells.words[i]);
        const QString remark =
            cells.remarks.empty() ? QString() : QString::fromStdString(cells.remarks[i]);
        add(remark.isEmpty() && !cells.remarks.empty() ? widthOfTwoLines(word, text)
                                                       : text.horizontalAdvance(word));
        add(small.horizontalAdvance(remark));
    }
    widest = std::min(widest, most);
    return squeezed ? kLeastText * widest + 2. * kLeastGap * style.em()
                    : widest + 2. * kCellGap * style.em();
}

QRectF CellGrid::rectOf(Index row, Index column) const {
    const auto x = static_cast<double>(column);
    const auto y = static_cast<double>(row);
    return QRectF(pixel(x - 0.5, y - 0.5), pixel(x + 0.5, y + 0.5)).normalized();
}

int CellGrid::colourOf(Index column) const {
    return cells_.columnColours.empty() ? cells_.colour
                                        : cells_.columnColours[static_cast<std::size_t>(column)];
}

/// Those of a listing scroll.
RowSpan CellGrid::columnsInSight() const {
    return cells_.words.empty() ? RowSpan{0, cells_.values.cols()}
                                : rowsInSight(keyAxis()->range(), cells_.values.cols());
}

void CellGrid::draw(QCPPainter* painter) {
    const bool listing = !cells_.words.empty();
    const QPen edge(style_.colours().grid, style_.px(0.6));
    const double full = listing ? kPaleShade : kFullShade;
    const RowSpan rows = listing ? rowsInSight(valueAxis()->range(), cells_.values.rows())
                                 : RowSpan{0, cells_.values.rows()};
    const RowSpan columns = columnsInSight();
    const bool scaled = !cells_.scale.empty();
    const bool hasNumbers = !scaled || hasRoomForNumbers();
    for (Index i = rows.first; i < rows.end; ++i)
        for (Index j = columns.first; j < columns.end; ++j) {
            const QRectF cell = rectOf(i, j);
            const QColor ground(
                scaled ? sequentialColour(cells_.shade(i, j))
                       : classTint(style_.theme, colourOf(j), full * cells_.shade(i, j)));
            const bool blank = scaled && std::isnan(cells_.values(i, j));
            painter->setPen(edge);
            painter->setBrush(blank ? QBrush(Qt::NoBrush) : ground);
            painter->drawRect(cell);
            if (blank) continue;
            painter->setPen(scaled ? readableOn(ground) : style_.colours().plotText);
            if (listing)
                drawWords(*painter, cell, static_cast<std::size_t>(i * cells_.values.cols() + j));
            else if (hasNumbers)
                drawNumber(*painter, cell, cells_.values(i, j));
            if (cells_.selected.size() > 0 && cells_.selected(i, j) > 0.) drawFrame(*painter, cell);
        }
    if (listing) drawColumnColours(*painter);
}

/// Around a cell that holds selected rows.
void CellGrid::drawFrame(QCPPainter& painter, const QRectF& cell) const {
    const double width = style_.px(1.5);
    painter.setPen(
        QPen(style_.colours().plotText, width, Qt::SolidLine, Qt::SquareCap, Qt::MiterJoin));
    painter.setBrush(Qt::NoBrush);
    painter.drawRect(cell.adjusted(width, width, -width, -width));
}

/// Of a map all with the decimals of its largest number.
QString CellGrid::numberOf(double value) const {
    const QLocale locale = mParentPlot->locale();
    if (cells_.scale.empty()) return formatNumber(value, 4, locale);
    const bool isLost = std::abs(value) < 0.5 * std::pow(10., -decimals_);
    if (isLost || decimals_ > kMostDecimals || largest_ >= kLongestPlain)
        return formatNumber(value, 2, locale);
    return locale.toString(value, 'f', decimals_);
}

bool CellGrid::hasRoomForNumbers() const {
    const QFontMetricsF metrics(style_.small());
    const double room = 0.92 * rectOf(0, 0).width();
    return std::ranges::none_of(cells_.values.reshaped(), [&](double value) {
        return !std::isnan(value) && metrics.horizontalAdvance(numberOf(value)) > room;
    });
}

void CellGrid::drawNumber(QCPPainter& painter, const QRectF& cell, double value) const {
    const QFontMetricsF metrics(style_.small());
    const QString number = numberOf(value);
    if (metrics.horizontalAdvance(number) > cell.width() || metrics.height() > cell.height())
        return;
    painter.setFont(style_.small());
    painter.drawText(cell, Qt::AlignCenter, number);
}

void CellGrid::drawWords(QCPPainter& painter, const QRectF& cell, std::size_t entry) const {
    const double gap = kCellGap * style_.em();
    const double leastGap = kLeastGap * style_.em();
    const QRectF room = cell.adjusted(gap, 0., -gap, 0.);
    const QString remark =
        cells_.remarks.empty() ? QString() : QString::fromStdString(cells_.remarks[entry]);
    const auto write = [&](const QString& text, const QFont& font, const QColor& colour,
                           const QRectF& place) {
        painter.setFont(font);
        painter.setPen(colour);
        const QRectF needed =
            QFontMetricsF(font).boundingRect(place, Qt::AlignCenter | Qt::TextWordWrap, text);
        if (needed.width() <= place.width() && needed.height() <= place.height())
            return painter.drawText(place, Qt::AlignCenter | Qt::TextWordWrap, text);
        const QRectF wide = place.adjusted(leastGap - gap, 0., gap - leastGap, 0.);
        const QFont smaller = fontToFit(font, text, wide.width());
        painter.setFont(smaller);
        painter.drawText(
            wide, Qt::AlignCenter,
            QFontMetricsF(smaller).elidedText(text, Qt::ElideRight, wide.width() + 0.5));
    };
    const double line = 1.35 * style_.em();
    QRectF place = room;
    if (!remark.isEmpty())
        place = QRectF(room.left(), room.center().y() - line, room.width(), line);
    write(QString::fromStdString(cells_.words[entry]), style_.text(), style_.colours().plotText,
          place);
    if (!remark.isEmpty())
        write(remark, style_.small(), style_.colours().mutedText, place.translated(0., line));
}

/// Drawn over the first row's edge, where they stay when rows scroll.
void CellGrid::drawColumnColours(QCPPainter& painter) const {
    if (cells_.columnColours.empty()) return;
    painter.setPen(Qt::NoPen);
    const RowSpan columns = columnsInSight();
    for (Index j = columns.first; j < columns.end; ++j) {
        const QRectF column = rectOf(0, j);
        painter.setBrush(seriesColour(style_.theme, colourOf(j)));
        painter.drawRect(QRectF(column.left() + style_.px(1.), axesRect().top(),
                                column.width() - style_.px(2.), style_.px(2.5)));
    }
}

}  // namespace ardent

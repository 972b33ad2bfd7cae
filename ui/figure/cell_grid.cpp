#include "ui/figure/cell_grid.h"

#include <QFontMetricsF>
#include <algorithm>

#include "ui/style/colour_map.h"
#include "ui/style/number_format.h"

namespace ardent {

namespace {

constexpr double kFullShade = 0.65;  ///< tint on which the numbers can still be read

}  // namespace

CellGrid::CellGrid(QCustomPlot& plot) : FigurePlottable(plot, QStringLiteral("main")) {}

void CellGrid::set(const Cells& cells, const DrawStyle& style) {
    cells_ = cells;
    style_ = style;
}

void CellGrid::draw(QCPPainter* painter) {
    const QFontMetricsF metrics(style_.small());
    painter->setFont(style_.small());
    const QPen edge(style_.colours().grid, style_.px(0.6));
    for (Index i = 0; i < cells_.values.rows(); ++i)
        for (Index j = 0; j < cells_.values.cols(); ++j) {
            const auto x = static_cast<double>(j);
            const auto y = static_cast<double>(i);
            const QRectF cell =
                QRectF(pixel(x - 0.5, y - 0.5), pixel(x + 0.5, y + 0.5)).normalized();
            painter->setPen(edge);
            painter->setBrush(
                QColor(classTint(style_.theme, cells_.colour, kFullShade * cells_.shade(i, j))));
            painter->drawRect(cell);
            const QString number = formatNumber(cells_.values(i, j));
            if (metrics.horizontalAdvance(number) > cell.width() ||
                metrics.height() > cell.height())
                continue;
            painter->setPen(style_.colours().plotText);
            painter->drawText(cell, Qt::AlignCenter, number);
        }
}

}  // namespace ardent

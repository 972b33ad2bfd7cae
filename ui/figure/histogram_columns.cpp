#include "ui/figure/histogram_columns.h"

#include <algorithm>

#include "ui/figure/selected_part.h"
#include "ui/style/colour_map.h"

namespace ardent {

namespace {

constexpr double kFill = 0.85;      ///< colour of a column, the rest is the plot's ground
constexpr double kPaleFill = 0.3;   ///< of what is not selected
constexpr double kWidestGap = 1.5;  ///< points between columns
constexpr double kGapShare = 0.12;  ///< of a column's width, where columns are narrow

QRgb columnColour(const Histogram& histogram, ThemeKind kind, std::size_t group,
                  double fill = kFill) {
    return classTint(kind, histogram.colour + static_cast<int>(group), fill);
}

}  // namespace

HistogramColumns::HistogramColumns(QCustomPlot& plot)
    : FigurePlottable(plot, QStringLiteral("main")) {}

void HistogramColumns::set(const Histogram& histogram, const DrawStyle& style) {
    histogram_ = histogram;
    style_ = style;
}

void HistogramColumns::draw(QCPPainter* painter) {
    painter->setAntialiasing(true);
    painter->setPen(Qt::NoPen);
    for (Index bin = 0; bin < histogram_.counts.rows(); ++bin) {
        const auto left = static_cast<std::size_t>(bin);
        double below = 0.;
        for (std::size_t group = 0; group < histogram_.groups.size(); ++group) {
            const double count = histogram_.counts(bin, static_cast<Index>(group));
            if (count == 0.) continue;
            QRectF column = QRectF(pixel(histogram_.edges[left], below + count),
                                   pixel(histogram_.edges[left + 1], below))
                                .normalized();
            const double gap = std::min(style_.px(kWidestGap), kGapShare * column.width());
            column.adjust(gap / 2., 0., -gap / 2., 0.);
            if (below > 0. && column.height() > 3. * style_.px(0.5))
                column.adjust(0., 0., 0., -style_.px(0.5));
            const bool isMarked = histogram_.selected.size() > 0;
            painter->setBrush(QColor(
                columnColour(histogram_, style_.theme, group, isMarked ? kPaleFill : kFill)));
            painter->drawRect(column);
            if (isMarked)
                drawSelected(*painter, column, group,
                             histogram_.selected(bin, static_cast<Index>(group)) / count);
            below += count;
        }
    }
}

/// The lower part of a column, never too low to be seen.
void HistogramColumns::drawSelected(QPainter& painter, const QRectF& column, std::size_t group,
                                    double share) const {
    if (!(share > 0.)) return;
    QRectF part = column;
    part.setTop(column.bottom() - std::max(share * column.height(), style_.px(1.5)));
    drawSelectedPart(painter, part, columnColour(histogram_, style_.theme, group), style_);
}

std::vector<LegendEntry> histogramLegend(const Histogram& histogram, const DrawStyle& style) {
    std::vector<LegendEntry> entries;
    if (histogram.groups.size() < 2) return entries;
    for (std::size_t group = 0; group < histogram.groups.size(); ++group) {
        LegendEntry entry;
        entry.text = QString::fromStdString(histogram.groups[group]);
        entry.swatch = columnColour(histogram, style.theme, group);
        entries.push_back(std::move(entry));
    }
    return entries;
}

}  // namespace ardent

#include "ui/figure/figure_legend.h"

#include "ui/figure/bar_rows.h"
#include "ui/figure/graph_diagram.h"
#include "ui/figure/histogram_columns.h"
#include "ui/figure/point_cloud.h"

namespace ardent {

namespace {

LegendEntry cloudEntry(const Points& cloud, const DrawStyle& style) {
    LegendEntry entry;
    entry.text = QString::fromStdString(cloud.name);
    entry.marker = markerShape(cloud.shape);
    entry.colour = seriesColour(style.theme, cloud.colour);
    return entry;
}

}  // namespace

std::vector<LegendEntry> figureLegend(const Figure& figure, const SeriesLines& lines,
                                      const DrawStyle& style, const QLocale& locale) {
    if (figure.graph) return graphLegend(*figure.graph, style, locale);
    if (figure.bars && figure.bars->beside) return barLegend(*figure.bars, style);
    const bool classes = figure.field && figure.field->map == ColourMap::Classes;
    std::vector<LegendEntry> entries =
        classes ? classLegend(*figure.field, figure.points, style) : lines.legend(figure);
    if (figure.histogram)
        for (LegendEntry& entry : histogramLegend(*figure.histogram, style))
            entries.push_back(std::move(entry));
    if (!classes && figure.points.size() > 1)
        for (const Points& cloud : figure.points) entries.push_back(cloudEntry(cloud, style));
    return entries;
}

}  // namespace ardent

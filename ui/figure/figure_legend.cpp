#include "ui/figure/figure_legend.h"

#include <algorithm>
#include <functional>

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
    entry.open = !cloud.few.empty() && std::ranges::all_of(cloud.few, std::identity{});
    return entry;
}

/// Of the reference line that has the dots' name and colour; null where there is none.
LegendEntry* entryOfLine(const Points& cloud, const std::vector<Series>& lines,
                         std::vector<LegendEntry>& entries) {
    const bool hasLine = std::ranges::any_of(lines, [&](const Series& line) {
        return line.role == LineRole::Reference && line.name == cloud.name &&
               line.colour == cloud.colour;
    });
    if (!hasLine) return nullptr;
    const QString text = QString::fromStdString(cloud.name).mid(sharedBeginning(lines));
    const auto entry = std::ranges::find_if(entries, [&](const LegendEntry& other) {
        return other.text == text && other.line && !other.marker;
    });
    return entry == entries.end() ? nullptr : &*entry;
}

/// A line and its dots are told in one entry; a single cloud of other dots is told beside lines.
void addClouds(const Figure& figure, const DrawStyle& style, std::vector<LegendEntry>& entries) {
    for (const Points& cloud : figure.points) {
        LegendEntry entry = cloudEntry(cloud, style);
        if (LegendEntry* line = entryOfLine(cloud, figure.series, entries)) {
            line->marker = entry.marker;
            line->colour = entry.colour;
            line->open = entry.open;
        } else if (figure.points.size() > 1 || !entries.empty()) {
            entries.push_back(std::move(entry));
        }
    }
}

}  // namespace

std::vector<LegendEntry> figureLegend(const Figure& figure, const SeriesLines& lines,
                                      const DrawStyle& style, const QLocale& locale) {
    if (figure.graph) return graphLegend(*figure.graph, style, locale);
    if (figure.bars && !(figure.bars->beside.empty() && figure.bars->sketches.empty()))
        return barLegend(*figure.bars, style);
    const bool classes = figure.field && figure.field->map == ColourMap::Classes;
    std::vector<LegendEntry> entries =
        classes ? classLegend(*figure.field, figure.points, style) : lines.legend(figure);
    if (figure.histogram)
        for (LegendEntry& entry : histogramLegend(*figure.histogram, style))
            entries.push_back(std::move(entry));
    if (!classes) addClouds(figure, style, entries);
    return entries;
}

}  // namespace ardent

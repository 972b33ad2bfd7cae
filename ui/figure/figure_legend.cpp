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
LegendEntry* entryOfLine(const Points& cloud, const Figure& figure,
                         std::vector<LegendEntry>& entries) {
    const bool hasLine = std::ranges::any_of(layers<Series>(figure), [&](const Series& line) {
        return line.role == LineRole::Reference && line.name == cloud.name &&
               line.colour == cloud.colour;
    });
    if (!hasLine) return nullptr;
    const QString text = QString::fromStdString(cloud.name).mid(sharedBeginning(figure));
    const auto entry = std::ranges::find_if(entries, [&](const LegendEntry& other) {
        return other.text == text && other.line && !other.marker;
    });
    return entry == entries.end() ? nullptr : &*entry;
}

/// A line and its dots are told in one entry; a single cloud of other dots is told beside lines.
void addClouds(const Figure& figure, const DrawStyle& style, std::vector<LegendEntry>& entries) {
    for (const Points& cloud : layers<Points>(figure)) {
        LegendEntry entry = cloudEntry(cloud, style);
        if (LegendEntry* line = entryOfLine(cloud, figure, entries)) {
            line->marker = entry.marker;
            line->colour = entry.colour;
            line->open = entry.open;
        } else if (layers<Points>(figure).size() > 1 || !entries.empty()) {
            entries.push_back(std::move(entry));
        }
    }
}

}  // namespace

std::vector<LegendEntry> figureLegend(const Figure& figure, const SeriesLines& lines,
                                      const DrawStyle& style, const QLocale& locale) {
    if (const Graph* graph = findLayer<Graph>(figure)) return graphLegend(*graph, style, locale);
    const Bars* bars = findLayer<Bars>(figure);
    if (bars && !(bars->beside.empty() && bars->sketches.empty())) return barLegend(*bars, style);
    const Field* field = findLayer<Field>(figure);
    const bool classes = field && field->map == ColourMap::Classes;
    std::vector<LegendEntry> entries =
        classes ? classLegend(*field, figure, style) : lines.legend(figure);
    for (const Histogram& histogram : layers<Histogram>(figure))
        for (LegendEntry& entry : histogramLegend(histogram, style))
            entries.push_back(std::move(entry));
    if (!classes) addClouds(figure, style, entries);
    return entries;
}

}  // namespace ardent

#include "ui/figure/layer_painters.h"

#include "core/base/overloaded.h"

namespace ardent {

/// The plot owns them.
LayerPainters::LayerPainters(QCustomPlot& plot)
    : lines_(plot),
      bars_(*new BarRows(plot)),
      histogram_(*new HistogramColumns(plot)),
      field_(*new FieldMap(plot)),
      cells_(*new CellGrid(plot)),
      graph_(*new GraphDiagram(plot)),
      points_(*new PointCloud(plot)) {}

/// The field's image is painted anew where there is another field.
void LayerPainters::clear(bool hasField, const DrawStyle& style) {
    bars_.set({}, false, style);
    histogram_.set({}, style);
    if (!hasField) field_.set({}, style);
    cells_.set({}, style);
    graph_.set({}, style);
}

void LayerPainters::show(const Figure& figure, const DrawStyle& style) {
    const Field* ground = findLayer<Field>(figure);
    clear(ground != nullptr, style);
    lines_.begin(figure, style);
    points_.begin(ground, style);
    const Overloaded paint{[&](const Series& line) { lines_.add(line, figure, style); },
                           [&](const Bars& bars) { bars_.set(bars, figure.x.whole, style); },
                           [&](const Histogram& histogram) { histogram_.set(histogram, style); },
                           [&](const Field& field) { field_.set(field, style); },
                           [&](const Points& points) { points_.add(points, ground); },
                           [&](const Cells& cells) { cells_.set(cells, style); },
                           [&](const Graph& graph) { graph_.set(graph, style); }};
    for (const Layer& layer : figure.layers) std::visit(paint, layer);
    points_.end();
}

}  // namespace ardent

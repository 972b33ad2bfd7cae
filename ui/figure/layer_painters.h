#pragma once

#include "ui/figure/bar_rows.h"
#include "ui/figure/cell_grid.h"
#include "ui/figure/field_map.h"
#include "ui/figure/graph_diagram.h"
#include "ui/figure/histogram_columns.h"
#include "ui/figure/point_cloud.h"
#include "ui/figure/series_lines.h"

namespace ardent {

/// A painter for every kind of layer, kept from one figure to the next.
class LayerPainters {
public:
    explicit LayerPainters(QCustomPlot& plot);

    void show(const Figure& figure, const DrawStyle& style);

    const SeriesLines& lines() const { return lines_; }
    const PointCloud& points() const { return points_; }
    const GraphDiagram& graph() const { return graph_; }

private:
    void clear(bool hasField, const DrawStyle& style);

    SeriesLines lines_;
    BarRows& bars_;
    HistogramColumns& histogram_;
    FieldMap& field_;
    CellGrid& cells_;
    GraphDiagram& graph_;
    PointCloud& points_;
};

}  // namespace ardent

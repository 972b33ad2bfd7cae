#include "ui/figure/figure_parts.h"

#include <algorithm>
#include <cmath>

#include "core/base/check.h"
#include "ui/figure/graph_layout.h"

namespace ardent {

Index partCount(const Figure& figure) {
    if (figure.graph) return std::ssize(figure.graph->edges);
    if (figure.cells) return figure.cells->values.size();
    return figure.bars ? std::ssize(figure.bars->values) : 0;
}

std::optional<Index> partAt(const Figure& figure, const QCustomPlot& plot, const DrawStyle& style,
                            QPointF pixel) {
    const QRect axes = plot.axisRect()->rect();
    if (figure.graph) return edgeAt(*figure.graph, layOut(*figure.graph, axes, style), pixel);
    if (!(figure.cells || figure.bars) || pixel.y() < axes.top() || pixel.y() > axes.bottom())
        return std::nullopt;
    const auto row = static_cast<Index>(std::floor(plot.yAxis->pixelToCoord(pixel.y()) + 0.5));
    if (figure.bars) return row >= 0 && row < partCount(figure) ? std::optional(row) : std::nullopt;
    const auto column = static_cast<Index>(std::floor(plot.xAxis->pixelToCoord(pixel.x()) + 0.5));
    const Matrix& values = figure.cells->values;
    if (row < 0 || column < 0 || row >= values.rows() || column >= values.cols())
        return std::nullopt;
    return row * values.cols() + column;
}

std::string partName(const Figure& figure, Index part) {
    check(part >= 0 && part < partCount(figure), "part {} of a figure that has {}", part,
          partCount(figure));
    const auto at = static_cast<std::size_t>(part);
    if (figure.graph) return edgeName(*figure.graph, figure.graph->edges[at]);
    if (figure.bars) return figure.bars->names[at];
    const auto columns = static_cast<std::size_t>(figure.cells->values.cols());
    return figure.y.categories[at / columns] + " × " + figure.x.categories[at % columns];
}

Index neighbourOf(const Figure& figure, Index part, int right, int down) {
    if (figure.cells) {
        const Index rows = figure.cells->values.rows(), columns = figure.cells->values.cols();
        const Index row = std::clamp<Index>(part / columns + down, 0, rows - 1);
        return row * columns + std::clamp<Index>(part % columns + right, 0, columns - 1);
    }
    return std::clamp<Index>(part + right + down, 0, partCount(figure) - 1);
}

}  // namespace ardent

#include "ui/figure/figure_parts.h"

#include <algorithm>
#include <cmath>

#include "core/base/check.h"
#include "core/base/overloaded.h"
#include "ui/figure/graph_layout.h"

namespace ardent {

namespace {

constexpr Overloaded kPartCount{
    [](const Graph& graph) { return static_cast<Index>(graph.edges.size()); },
    [](const Cells& cells) { return static_cast<Index>(cells.values.size()); },
    [](const Bars& bars) { return static_cast<Index>(bars.values.size()); },
    [](const auto&) { return Index{0}; }};

Index nearestWhole(double place) {
    return static_cast<Index>(std::floor(place + 0.5));
}

}  // namespace

Index partCount(const Figure& figure) {
    const Layer* body = bodyOf(figure);
    return body ? std::visit(kPartCount, *body) : 0;
}

std::optional<Index> partAt(const Figure& figure, const QCustomPlot& plot, const DrawStyle& style,
                            QPointF pixel) {
    using Part = std::optional<Index>;
    const QRect axes = plot.axisRect()->rect();
    const bool isBeside = pixel.y() < axes.top() || pixel.y() > axes.bottom();
    const Index row = nearestWhole(plot.yAxis->pixelToCoord(pixel.y()));
    const Index column = nearestWhole(plot.xAxis->pixelToCoord(pixel.x()));
    const Overloaded found{
        [&](const Graph& graph) { return edgeAt(graph, layOut(graph, axes, style), pixel); },
        [&](const Bars& bars) {
            return isBeside || row < 0 || row >= std::ssize(bars.values) ? Part() : Part(row);
        },
        [&](const Cells& cells) {
            const Matrix& values = cells.values;
            return isBeside || row < 0 || column < 0 || row >= values.rows() ||
                           column >= values.cols()
                       ? Part()
                       : Part(row * values.cols() + column);
        },
        [](const auto&) { return Part(); }};
    const Layer* body = bodyOf(figure);
    return body ? std::visit(found, *body) : std::nullopt;
}

std::string partName(const Figure& figure, Index part) {
    check(part >= 0 && part < partCount(figure), "part {} of a figure that has {}", part,
          partCount(figure));
    const auto at = static_cast<std::size_t>(part);
    const Overloaded name{[&](const Graph& graph) { return edgeName(graph, graph.edges[at]); },
                          [&](const Bars& bars) { return bars.names[at]; },
                          [&](const Cells& cells) {
                              const auto columns = static_cast<std::size_t>(cells.values.cols());
                              return figure.y.categories[at / columns] + " × " +
                                     figure.x.categories[at % columns];
                          },
                          [](const auto&) { return std::string(); }};
    return std::visit(name, *bodyOf(figure));
}

Index neighbourOf(const Figure& figure, Index part, int right, int down) {
    if (const Cells* cells = findLayer<Cells>(figure)) {
        const Index rows = cells->values.rows(), columns = cells->values.cols();
        const Index row = std::clamp<Index>(part / columns + down, 0, rows - 1);
        return row * columns + std::clamp<Index>(part % columns + right, 0, columns - 1);
    }
    return std::clamp<Index>(part + right + down, 0, partCount(figure) - 1);
}

}  // namespace ardent

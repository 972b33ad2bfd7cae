#include "ui/figure/part_mark.h"

#include "core/base/overloaded.h"
#include "ui/figure/graph_layout.h"

namespace ardent {

PartMark::PartMark(QCustomPlot& plot) : FigurePlottable(plot, QStringLiteral("marks")) {}

void PartMark::set(std::shared_ptr<const Figure> figure, std::optional<Index> part,
                   const DrawStyle& style) {
    figure_ = std::move(figure);
    part_ = part;
    style_ = style;
}

void PartMark::draw(QCPPainter* painter) {
    if (!figure_ || !part_) return;
    painter->setAntialiasing(true);
    painter->setPen(QPen(style_.colours().accent, style_.px(1.5)));
    painter->setBrush(Qt::NoBrush);
    const auto frame = [&](double left, double right, double row) {
        painter->drawRect(QRectF(QPointF(left, pixel(0., row - 0.5).y()),
                                 QPointF(right, pixel(0., row + 0.5).y()))
                              .normalized()
                              .adjusted(1., 1., -1., -1.));
    };
    std::visit(Overloaded{[&](const Graph& graph) { drawEdge(graph, *painter); },
                          [&](const Bars&) {
                              frame(axesRect().left(), axesRect().right(),
                                    static_cast<double>(*part_));
                          },
                          [&](const Cells& cells) {
                              const Index columns = cells.values.cols();
                              const auto column = static_cast<double>(*part_ % columns);
                              frame(pixel(column - 0.5, 0.).x(), pixel(column + 0.5, 0.).x(),
                                    static_cast<double>(*part_ / columns));
                          },
                          [](const auto&) {}},
               *bodyOf(*figure_));
}

void PartMark::drawEdge(const Graph& graph, QCPPainter& painter) const {
    const GraphLayout layout = layOut(graph, axesRect(), style_);
    const auto edge = static_cast<std::size_t>(*part_);
    painter.setPen(QPen(style_.colours().accent, layout.widths[edge] + style_.px(1.5)));
    for (const QLineF& line : linesOf(graph, layout, edge)) painter.drawLine(line);
    painter.setPen(QPen(style_.colours().accent, style_.px(1.5)));
    for (const Index node : graph.edges[edge].nodes) {
        const auto at = static_cast<std::size_t>(node);
        const double radius = layout.radii[at] + style_.px(2.);
        painter.drawEllipse(layout.nodes[at], radius, radius);
    }
}

}  // namespace ardent

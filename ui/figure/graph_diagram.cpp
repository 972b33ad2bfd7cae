#include "ui/figure/graph_diagram.h"

#include <QCoreApplication>
#include <algorithm>

#include "ui/figure/graph_layout.h"
#include "ui/style/colour_map.h"
#include "ui/style/number_format.h"

namespace ardent {

namespace {

constexpr double kPalest = 0.3;  ///< colour of the weakest edge

QPen edgePen(const Graph& graph, const DrawStyle& style, double value, double width) {
    const double share = value / graph.edges.front().value;
    return QPen(QColor(classTint(style.theme, graph.colour, kPalest + (1. - kPalest) * share)),
                width, Qt::SolidLine, Qt::RoundCap);
}

}  // namespace

GraphDiagram::GraphDiagram(QCustomPlot& plot) : FigurePlottable(plot, QStringLiteral("main")) {}

void GraphDiagram::set(const Graph& graph, const DrawStyle& style) {
    graph_ = graph;
    style_ = style;
}

Index GraphDiagram::unnamed() const {
    return std::ssize(graph_.names) - std::ssize(layOut(graph_, axesRect(), style_).labels);
}

void GraphDiagram::draw(QCPPainter* painter) {
    if (graph_.names.empty()) return;
    painter->setAntialiasing(true);
    const GraphLayout layout = layOut(graph_, axesRect(), style_);
    painter->setBrush(Qt::NoBrush);
    for (std::size_t edge = graph_.edges.size(); edge-- > 0;) {
        painter->setPen(edgePen(graph_, style_, graph_.edges[edge].value, layout.widths[edge]));
        for (const QLineF& line : linesOf(graph_, layout, edge)) painter->drawLine(line);
    }
    const QColor colour = seriesColour(style_.theme, graph_.colour);
    painter->setPen(QPen(style_.colours().plotBackground, style_.px(1.2)));
    painter->setBrush(colour);
    for (std::size_t edge = 0; edge < graph_.edges.size(); ++edge)
        if (graph_.edges[edge].nodes.size() > 2)
            drawMarker(*painter, MarkerShape::Triangle, layout.hubs[edge], 0.7 * style_.em());
    for (std::size_t node = 0; node < layout.nodes.size(); ++node)
        painter->drawEllipse(layout.nodes[node], layout.radii[node], layout.radii[node]);
    painter->setFont(style_.small());
    for (const GraphLayout::Label& label : layout.labels) {
        const QPointF side((label.right ? -0.25 : 0.25) * style_.em(), 0.);
        const QPointF end(label.right ? label.rect.left() : label.rect.right(),
                          label.rect.center().y());
        const QLineF leader(layout.nodes[label.node], end + side);
        if (leader.length() > layout.radii[label.node] + 1.2 * style_.em()) {
            painter->setPen(QPen(style_.colours().axis, style_.px(0.5)));
            painter->drawLine(
                leader.pointAt((layout.radii[label.node] + style_.px(1.)) / leader.length()),
                leader.p2());
        }
        painter->setPen(style_.colours().plotText);
        painter->drawText(label.rect,
                          Qt::AlignVCenter | Qt::TextDontClip | Qt::TextSingleLine |
                              (label.right ? Qt::AlignLeft : Qt::AlignRight),
                          label.text);
    }
}

std::vector<LegendEntry> graphLegend(const Graph& graph, const DrawStyle& style,
                                     const QLocale& locale) {
    std::vector<LegendEntry> entries;
    const auto add = [&](const char* words, double value) -> LegendEntry& {
        LegendEntry entry;
        entry.text = QCoreApplication::translate("ardent::GraphDiagram", words)
                         .arg(formatNumber(value, 3, locale));
        entry.colour = seriesColour(style.theme, graph.colour);
        return entries.emplace_back(std::move(entry));
    };
    const auto addLine = [&](const char* words, double value) {
        const double width = edgeWidth(value / graph.edges.front().value);
        QPen pen = edgePen(graph, style, value, style.px(width));
        pen.setCapStyle(Qt::FlatCap);
        add(words, value).line = pen;
    };
    if (!graph.edges.empty())
        addLine(QT_TRANSLATE_NOOP("ardent::GraphDiagram", "strongest: %1"),
                graph.edges.front().value);
    if (graph.edges.size() > 1)
        addLine(QT_TRANSLATE_NOOP("ardent::GraphDiagram", "weakest drawn: %1"),
                graph.edges.back().value);
    if (!graph.sizes.empty()) {
        LegendEntry& circle =
            add(QT_TRANSLATE_NOOP("ardent::GraphDiagram", "largest main effect: %1"),
                *std::ranges::max_element(graph.sizes));
        circle.marker = MarkerShape::Circle;
        circle.markerEm = 2. * kGreatestRadiusEm;
    }
    const auto larger = std::ranges::find_if(
        graph.edges, [](const Graph::Edge& edge) { return edge.nodes.size() > 2; });
    if (larger != graph.edges.end())
        add(QT_TRANSLATE_NOOP("ardent::GraphDiagram", "three together, at most: %1"), larger->value)
            .marker = MarkerShape::Triangle;
    return entries;
}

}  // namespace ardent

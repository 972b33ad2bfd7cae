#include "ui/figure/graph_layout.h"

#include <QFontMetricsF>
#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

#include "ui/figure/distinct_names.h"

namespace ardent {

namespace {

constexpr double kEdgeReach = 6.;    ///< pixels around an edge
constexpr double kLabelShare = 0.3;  ///< of the width, for the names on one side
constexpr double kLineEm = 1.25;
constexpr double kGapEm = 0.7;  ///< between circle and name

double angleOf(std::size_t node, std::size_t count) {
    const double first = count == 2 ? std::numbers::pi : -std::numbers::pi / 2.;
    return first + 2. * std::numbers::pi * static_cast<double>(node) / static_cast<double>(count);
}

double largest(const std::vector<double>& values) {
    return values.empty() ? 0. : *std::ranges::max_element(values);
}

/// Nodes that get a name on one side, from the top down: where there is no room for all, the
/// largest.
std::vector<std::size_t> named(const Graph& graph, std::vector<std::size_t> side,
                               std::size_t most) {
    if (side.size() > most) {
        if (!graph.sizes.empty())
            std::ranges::stable_sort(side, std::greater{},
                                     [&](std::size_t node) { return graph.sizes[node]; });
        side.resize(most);
    }
    return side;
}

/// Moves places that ascend apart until they are `step` from each other, within the limits.
void spread(std::vector<double>& places, double step, double low, double high) {
    double next = low;
    for (double& place : places) {
        place = std::max(place, next);
        next = place + step;
    }
    next = high;
    for (auto place = places.rbegin(); place != places.rend(); ++place) {
        *place = std::min(*place, next);
        next = *place - step;
    }
}

void placeLabels(const Graph& graph, const QRectF& area, const DrawStyle& style,
                 GraphLayout& layout) {
    const QFontMetricsF metrics(style.small());
    DistinctNames names;
    names.set(graph.names);
    const double line = kLineEm * style.em();
    const auto ring = [&](std::size_t node) {
        return layout.radius + layout.radii[node] + kGapEm * style.em();
    };
    const double low = area.top() + line / 2.;
    const double high = area.bottom() - line / 2.;
    const auto most = static_cast<std::size_t>(std::max(0., std::floor((high - low) / line) + 1.));
    for (const bool right : {true, false}) {
        std::vector<std::size_t> side;
        for (std::size_t node = 0; node < layout.nodes.size(); ++node) {
            const QPointF from = layout.nodes[node] - layout.centre;
            const bool upright = std::abs(from.x()) < 1e-6 * layout.radius;
            if ((upright ? from.y() < 0. : from.x() > 0.) == right) side.push_back(node);
        }
        side = named(graph, std::move(side), most);
        std::ranges::sort(side, {}, [&](std::size_t node) { return layout.nodes[node].y(); });
        std::vector<double> places;
        for (const std::size_t node : side)
            places.push_back(layout.centre.y() + (layout.nodes[node].y() - layout.centre.y()) *
                                                     ring(node) / layout.radius);
        spread(places, line, low, high);
        for (std::size_t i = 0; i < side.size(); ++i) {
            const double up = places[i] - layout.centre.y();
            const double around = ring(side[i]);
            const double across = std::max(std::sqrt(std::max(0., around * around - up * up)),
                                           kGapEm * style.em() / 2.);
            const double x = layout.centre.x() + (right ? across : -across);
            const double room = right ? area.right() - x : x - area.left();
            GraphLayout::Label label;
            label.node = side[i];
            label.right = right;
            label.text =
                names.shortened(QString::fromStdString(graph.names[side[i]]), metrics, room);
            const double width = std::min(room, metrics.horizontalAdvance(label.text) + 1.);
            label.rect = QRectF(right ? x : x - width, places[i] - line / 2., width, line);
            layout.labels.push_back(std::move(label));
        }
    }
}

double distance(const QLineF& line, QPointF pixel) {
    const QPointF along = line.p2() - line.p1();
    const double length = QPointF::dotProduct(along, along);
    const double share =
        length > 0. ? std::clamp(QPointF::dotProduct(pixel - line.p1(), along) / length, 0., 1.)
                    : 0.;
    return QLineF(line.p1() + share * along, pixel).length();
}

}  // namespace

double edgeWidth(double share) {
    return 0.75 + 4.5 * share;
}

GraphLayout layOut(const Graph& graph, const QRectF& area, const DrawStyle& style) {
    GraphLayout layout;
    const std::size_t count = graph.names.size();
    if (count == 0) return layout;
    const double em = style.em();
    const QFontMetricsF metrics(style.small());
    double widest = 0.;
    for (const std::string& name : graph.names)
        widest = std::max(widest, metrics.horizontalAdvance(QString::fromStdString(name)));
    const double around = (1. + kGapEm) * em;
    layout.centre = area.center();
    layout.radius = std::max(em, std::min(area.height() / 2. - around - kLineEm * em / 2.,
                                          area.width() / 2. - around -
                                              std::min(widest + 1., kLabelShare * area.width())));
    const double apart =
        2. * layout.radius *
        std::sin(std::numbers::pi / static_cast<double>(std::max<std::size_t>(2, count)));
    const double fullest = std::min(kGreatestRadiusEm * em, 0.45 * apart);
    const double largestSize = largest(graph.sizes);
    for (std::size_t node = 0; node < count; ++node) {
        const double angle = angleOf(node, count);
        layout.nodes.push_back(layout.centre +
                               layout.radius * QPointF(std::cos(angle), std::sin(angle)));
        const double share = largestSize > 0. ? std::sqrt(graph.sizes[node] / largestSize) : 0.4;
        layout.radii.push_back(fullest * (0.25 + 0.75 * share));
    }
    for (const Graph::Edge& edge : graph.edges) {
        QPointF sum;
        for (const Index node : edge.nodes) sum += layout.nodes[static_cast<std::size_t>(node)];
        layout.hubs.push_back(sum / static_cast<double>(edge.nodes.size()));
        const double share = edge.value / graph.edges.front().value;
        layout.widths.push_back(style.px(edgeWidth(share)));
    }
    placeLabels(graph, area, style, layout);
    return layout;
}

std::vector<QLineF> linesOf(const Graph& graph, const GraphLayout& layout, std::size_t edge) {
    const std::vector<Index>& nodes = graph.edges[edge].nodes;
    const auto place = [&](Index node) { return layout.nodes[static_cast<std::size_t>(node)]; };
    if (nodes.size() == 2) return {QLineF(place(nodes[0]), place(nodes[1]))};
    std::vector<QLineF> lines;
    for (const Index node : nodes) lines.emplace_back(layout.hubs[edge], place(node));
    return lines;
}

std::optional<Index> edgeAt(const Graph& graph, const GraphLayout& layout, QPointF pixel) {
    std::optional<Index> found;
    double nearest = kEdgeReach;
    for (std::size_t edge = 0; edge < layout.hubs.size(); ++edge)
        for (const QLineF& line : linesOf(graph, layout, edge)) {
            const double away = std::max(0., distance(line, pixel) - layout.widths[edge] / 2.);
            if (away >= nearest) continue;
            nearest = away;
            found = static_cast<Index>(edge);
        }
    return found;
}

std::optional<Index> nodeAt(const GraphLayout& layout, QPointF pixel) {
    for (std::size_t node = 0; node < layout.nodes.size(); ++node)
        if (QLineF(layout.nodes[node], pixel).length() <= layout.radii[node] + kEdgeReach / 2.)
            return static_cast<Index>(node);
    for (const GraphLayout::Label& label : layout.labels)
        if (label.rect.contains(pixel)) return static_cast<Index>(label.node);
    return std::nullopt;
}

}  // namespace ardent

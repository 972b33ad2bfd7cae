#pragma once

#include <QLineF>
#include <QPointF>
#include <QRectF>
#include <QString>
#include <optional>
#include <vector>

#include "core/figure/figure.h"
#include "ui/figure/draw_style.h"

namespace ardent {

constexpr double kGreatestRadiusEm = 1.;  ///< of a node, in heights of the text

/// Where the parts of a graph stand, in pixels.
struct GraphLayout {
    struct Label {
        std::size_t node;
        QString text;  ///< shortened where it is long
        QRectF rect;
        bool right;  ///< of the circle: written from the left
    };

    QPointF centre;
    double radius = 0.;
    std::vector<QPointF> nodes;
    std::vector<double> radii;   ///< of the nodes
    std::vector<QPointF> hubs;   ///< one an edge: its middle, where the lines of three nodes meet
    std::vector<double> widths;  ///< of the edges
    std::vector<Label> labels;   ///< do not overlap; the smallest nodes go without where room lacks
};

/// In points, of an edge with this share of the strongest one's value.
double edgeWidth(double share);

GraphLayout layOut(const Graph&, const QRectF& area, const DrawStyle&);

/// The strongest edge within reach of a pixel.
std::optional<Index> edgeAt(const Graph&, const GraphLayout&, QPointF pixel);
std::optional<Index> nodeAt(const GraphLayout&, QPointF pixel);

/// The lines of an edge.
std::vector<QLineF> linesOf(const Graph&, const GraphLayout&, std::size_t edge);

}  // namespace ardent

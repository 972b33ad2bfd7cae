#pragma once

#include "core/figure/figure.h"
#include "ui/figure/figure_plottable.h"
#include "ui/figure/flow_legend.h"

namespace ardent {

/// A graph around a circle: wider lines for stronger edges, larger dots for larger nodes, names
/// beside them.
class GraphDiagram : public FigurePlottable {
public:
    explicit GraphDiagram(QCustomPlot& plot);

    void set(const Graph& graph, const DrawStyle& style);

    /// Nodes whose names have no room in the plot as it is.
    Index unnamed() const;

protected:
    void draw(QCPPainter*) override;

private:
    Graph graph_;
    DrawStyle style_;
};

/// What the widest and the narrowest line and the largest dot stand for.
std::vector<LegendEntry> graphLegend(const Graph&, const DrawStyle&, const QLocale&);

}  // namespace ardent

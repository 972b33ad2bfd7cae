#pragma once

#include "ui/figure/figure_plottable.h"

namespace ardent {

/// A line that can be set off from those beneath it by an edge in the colour of the ground.
class HaloedLine : public QCPGraph {
public:
    using QCPGraph::QCPGraph;

    void setHalo(const QPen& halo) { halo_ = halo; }  ///< Qt::NoPen for none
    bool hasHalo() const { return halo_.style() != Qt::NoPen; }
    void drawHalo(QCPPainter& painter) const;

private:
    QPen halo_ = Qt::NoPen;
};

/// The edge of a line, below all lines that have one, so that none hides another.
class LineHalo : public FigurePlottable {
public:
    LineHalo(QCustomPlot& plot, const HaloedLine& line)
        : FigurePlottable(plot, QStringLiteral("halos")), line_(line) {}

protected:
    void draw(QCPPainter* painter) override;

private:
    const HaloedLine& line_;
};

}  // namespace ardent

#pragma once

#include "core/figure/figure.h"
#include "ui/figure/figure_plottable.h"
#include "ui/figure/flow_legend.h"

namespace ardent {

/// Bins as columns side by side, a group stacked on the one before. Of each, what is selected is
/// full and framed, the rest pale.
class HistogramColumns : public FigurePlottable {
public:
    explicit HistogramColumns(QCustomPlot& plot);

    void set(const Histogram& histogram, const DrawStyle& style);

protected:
    void draw(QCPPainter*) override;

private:
    void drawSelected(QPainter& painter, const QRectF& column, std::size_t group,
                      double share) const;

    Histogram histogram_;
    DrawStyle style_;
};

/// Names and colours of the groups, from the bottom up; none for a single group.
std::vector<LegendEntry> histogramLegend(const Histogram& histogram, const DrawStyle& style);

}  // namespace ardent

#pragma once

#include "core/figure/figure.h"
#include "ui/figure/figure_plottable.h"

namespace ardent {

/// Horizontal bars, one a row of the y axis, with whiskers and values beside them. Only rows in
/// sight cost time.
class BarRows : public FigurePlottable {
public:
    explicit BarRows(QCustomPlot& plot);

    /// whole: the bars count something.
    void set(const Bars& bars, bool whole, const DrawStyle& style);

    /// Least and greatest height of a row in pixels: a name must fit, and few bars must not become
    /// slabs.
    static double leastRowHeight(const DrawStyle& style);
    static double greatestRowHeight(const DrawStyle& style);

    /// x axis range that leaves room for the values in a plot of this width.
    static Range range(const Bars& bars, const DrawStyle& style, double widthPx);

protected:
    void draw(QCPPainter*) override;

private:
    void drawBar(QCPPainter&, std::size_t row, double thickness) const;
    void drawWhisker(QCPPainter&, std::size_t row, double thickness) const;
    QString textOf(std::size_t row) const;
    double endOf(std::size_t row) const;
    void drawSeparatorLabel(QCPPainter&, double y) const;
    void drawSeparator(QCPPainter&) const;

    Bars bars_;
    bool whole_ = false;
    DrawStyle style_;
};

}  // namespace ardent

#pragma once

#include "core/figure/figure.h"
#include "ui/figure/figure_plottable.h"
#include "ui/figure/flow_legend.h"

namespace ardent {

/// Horizontal bars, one a row of the y axis, with whiskers and values beside them. What stands
/// beside them are further, thinner bars below in the row: the first is hollow, the second grey and
/// the third in the colour of the text. Sketches stand at the right. Only rows in sight cost time.
class BarRows : public FigurePlottable {
public:
    explicit BarRows(QCustomPlot& plot);

    /// whole: the bars count something.
    void set(const Bars& bars, bool whole, const DrawStyle& style);

    /// Least and greatest height of a row in pixels: a name must fit, and few bars must not become
    /// slabs.
    static double leastRowHeight(const Bars& bars, const DrawStyle& style);
    static double greatestRowHeight(const Bars& bars, const DrawStyle& style);

    /// Of the x axis: with room for the values and sketches in a plot of this width.
    struct Reach {
        Range range;
        double lastTick;  ///< where sketches begin
    };
    static Reach reach(const Bars& bars, bool whole, const DrawStyle& style, const QLocale& locale,
                       double widthPx);

protected:
    void draw(QCPPainter*) override;

private:
    QRectF barRect(double end, double middle, double thickness) const;
    void drawBar(QCPPainter&, std::size_t row, double rowHeight) const;
    void drawBeside(QCPPainter&, std::size_t which, std::size_t row, double rowHeight) const;
    void drawWhisker(QCPPainter&, const Range& reach, double middle, double thickness) const;
    void drawValue(QCPPainter&, QPointF end, bool left, const QString& text) const;
    QString textOf(std::size_t row) const;
    QString besideText(const Bars::Beside&, std::size_t row) const;
    double besideEnd(std::size_t which, std::size_t row) const;
    double endOf(std::size_t row) const;
    void drawSketch(QCPPainter&, std::size_t row, double rowHeight) const;
    void drawSeparatorLabel(QCPPainter&, double y) const;
    void drawSeparator(QCPPainter&) const;

    Bars bars_;
    std::vector<double> besideUnits_;
    double sketchReach_ = 0.;  ///< largest deviation of all sketches
    bool whole_ = false;
    bool isValueLeft_ = true;  ///< of a negative bar
    DrawStyle style_;
};

/// Which bar is which, where several stand in a row, and what sketches show.
std::vector<LegendEntry> barLegend(const Bars& bars, const DrawStyle& style);

}  // namespace ardent

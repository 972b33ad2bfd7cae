#pragma once

#include <optional>
#include <vector>

#include "core/figure/figure.h"
#include "ui/figure/figure_plottable.h"
#include "ui/figure/marker.h"

namespace ardent {

/// How many values of a figure's lines have no place between the axes.
struct Unplaced {
    Index notFinite = 0;    ///< gaps: neighbouring values count once
    Index notPositive = 0;  ///< 0 or below on a logarithmic axis
};

/// Which points of a line have a shape.
enum class LineShapes { None, End, Along };

/// What a line alone cannot show: a few shapes that tell runs apart, single values between gaps,
/// where values are missing from the picture, and what an upright line marks.
class SeriesMarks : public FigurePlottable {
public:
    explicit SeriesMarks(QCustomPlot& plot);

    /// Marks at the edge keep to their `lane`, so that those of one line do not hide another's.
    void set(const Series& series, const Axis& x, const Axis& y, const DrawStyle& style,
             LineShapes shapes, int lane);
    Unplaced unplaced() const { return unplaced_; }

protected:
    void draw(QCPPainter*) override;

private:
    void drawEdges(QCPPainter& painter, double size) const;
    void drawPlace(QCPPainter& painter, double size) const;
    void findEdges(const Series&, const Axis& x, const Axis& y);
    void findShapes(const Series&, const Axis& x, const Axis& y, LineShapes shapes);

    DrawStyle style_;
    QColor colour_;
    MarkerShape shape_ = MarkerShape::Circle;
    bool open_ = false;
    int lane_ = 0;
    std::vector<QPointF> shapes_;    ///< data coordinates
    std::vector<QPointF> singles_;   ///< data coordinates
    std::vector<double> gaps_;       ///< x where values stop being finite
    std::vector<double> belowLog_;   ///< x of values ≤ 0 on a logarithmic y axis
    std::vector<double> besideLog_;  ///< y of values whose x ≤ 0 on a logarithmic x axis
    Unplaced unplaced_;
    std::optional<double> place_;  ///< x that a line marks
    PlaceKind kind_ = PlaceKind::Other;
    QString sign_;
};

/// A reference line that marks a place on the x axis.
bool isUpright(const Series&);

/// At the upper end of an upright line, where such lines of one figure are told apart by shapes.
std::optional<MarkerShape> shapeOf(PlaceKind);

/// True when the value has a place on the axis.
bool fits(const Axis& axis, double value);

}  // namespace ardent

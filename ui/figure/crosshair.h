#pragma once

#include <memory>
#include <optional>

#include "core/figure/lines/curve_reading.h"
#include "ui/figure/figure_plottable.h"
#include "ui/figure/read_out.h"

namespace ardent {

/// A line across the plot with what the curves are there, on a layer that is drawn by itself.
class Crosshair : public FigurePlottable {
public:
    explicit Crosshair(QCustomPlot& plot);

    /// Nothing read: no line. Drawn with the plot, or with redraw() alone.
    void set(std::shared_ptr<const Figure> figure, std::optional<CurveReading> reading,
             const DrawStyle& style);
    void redraw();
    /// The same in words: "Epoch: 12" or "λ = 0.0081", and a line a curve.
    QString text() const;
    /// Where the words stand, in pixels; empty where nothing is read.
    QRectF box() const;

protected:
    void draw(QCPPainter*) override;

private:
    ReadOut words() const;
    double at() const;
    void drawPoints(QCPPainter& painter) const;

    std::shared_ptr<const Figure> figure_;
    std::optional<CurveReading> reading_;
    DrawStyle style_;
};

}  // namespace ardent

#pragma once

#include <memory>
#include <optional>

#include "core/figure/curve_reading.h"
#include "ui/figure/figure_plottable.h"

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
    /// Where the words stand, in pixels: within the axes where these are four lines of text high,
    /// and never wider than they. Empty where nothing is read.
    QRectF box() const;

protected:
    void draw(QCPPainter*) override;

private:
    struct Row {
        QPen line;
        QString name;
        QString value;
    };

    /// The rows that have room, and how wide their parts are.
    struct Table {
        std::vector<Row> rows;
        std::size_t left = 0;  ///< rows without room
        double names = 0., values = 0.;
        QRectF box;
    };

    std::vector<Row> rows() const;
    QString title() const;
    Table table() const;
    void drawPoints(QCPPainter& painter) const;
    void drawBox(QCPPainter& painter) const;

    std::shared_ptr<const Figure> figure_;
    std::optional<CurveReading> reading_;
    DrawStyle style_;
};

}  // namespace ardent

#pragma once

#include <QPointF>
#include <QString>
#include <memory>
#include <optional>

#include "core/figure/figure.h"
#include "ui/figure/draw_style.h"

class QCustomPlot;

namespace ardent {

class Crosshair;
class FieldProbe;

/// Reads a figure at one place: fields anywhere, all curves at a crosshair where these are read.
class FigureReader {
public:
    explicit FigureReader(QCustomPlot& plot);

    void setReadsCurves(bool reads);
    /// Another figure or style at the same place; drawn with the plot.
    void show(const std::shared_ptr<const Figure>& figure, const DrawStyle& style);

    /// In the figure's coordinates; nothing: no longer. Drawn at once.
    void moveTo(std::optional<QPointF> place);
    /// The same below the mouse, where it is between the axes; for a brush's button too.
    void pointAt(QPointF pixel);
    bool isReadByKeys() const { return place_ && !isPointedAt_; }
    /// So many values or logged points away: the first ones from where nothing is read. Nothing
    /// where there is none in this direction.
    std::optional<QPointF> next(int right, int up) const;

    /// What stands there; "" where there is nothing.
    QString text() const;

private:
    void read();
    QPointF middle() const;

    QCustomPlot& plot_;
    std::shared_ptr<const Figure> figure_;
    DrawStyle style_;
    Crosshair* crosshair_ = nullptr;
    FieldProbe* probe_ = nullptr;
    std::optional<QPointF> place_;
    bool isPointedAt_ = false;  ///< by the mouse
};

}  // namespace ardent

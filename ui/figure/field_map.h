#pragma once

#include <QImage>

#include "core/figure/figure.h"
#include "ui/figure/figure_plottable.h"

namespace ardent {

/// Least and greatest finite value; symmetric about 0 for a diverging map.
Range colourRange(const Field& field);

/// Colour of a value of the field, for its cells and for points on top.
QRgb fieldColour(const Field& field, const Range& range, ThemeKind, double value);

/// Tint of a class that is shown with this probability.
QRgb classColour(const Field& field, ThemeKind, Index classIndex, double probability);

/// Fills an image of Format_RGB32 with a field of one value at least. Values and probabilities are
/// interpolated before they become colours, so that the boundary between two classes stays sharp.
void paintField(const Field& field, ThemeKind, QImage& image);

class FieldMap : public FigurePlottable {
public:
    explicit FieldMap(QCustomPlot& plot);

    void set(const Field& field, const DrawStyle& style);

protected:
    void draw(QCPPainter*) override;

private:
    Range x_, y_;
    QImage image_;
};

}  // namespace ardent

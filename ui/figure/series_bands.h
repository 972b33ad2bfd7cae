#pragma once

#include <vector>

#include "core/figure/figure.h"
#include "ui/figure/figure_plottable.h"

namespace ardent {

/// Shaded bands behind lines, as far as their spreads reach, and over what a stage takes.
class SeriesBands : public FigurePlottable {
public:
    explicit SeriesBands(QCustomPlot& plot);

    void set(const Figure& figure, const DrawStyle& style);

protected:
    void draw(QCPPainter*) override;

private:
    struct Band {
        QColor colour;
        std::vector<double> x = {}, low = {}, high = {};  ///< data coordinates, x ascending
        bool isStage = false;
    };

    static Band ofWholeHeight(Band, const Series&);

    std::vector<Band> bands_;
};

/// Of a band on the plot's ground, alone.
QRgb bandTint(ThemeKind, int position);

}  // namespace ardent

#pragma once

#include "core/figure/figure.h"
#include "ui/figure/figure_plottable.h"

namespace ardent {

/// A table of numbers in shaded cells, one a unit of both axes; numbers that do not fit are left
/// out.
class CellGrid : public FigurePlottable {
public:
    explicit CellGrid(QCustomPlot& plot);

    void set(const Cells& cells, const DrawStyle& style);

protected:
    void draw(QCPPainter*) override;

private:
    Cells cells_;
    DrawStyle style_;
};

}  // namespace ardent

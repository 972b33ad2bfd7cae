#pragma once

#include <qcustomplot.h>

#include <string>

#include "core/figure/figure.h"
#include "ui/figure/draw_style.h"

namespace ardent {

/// The key to a figure's colours, at the right of its axes and as high as they are; none where
/// colours are no numbers.
class ColourScale {
public:
    /// `body` has the axes at its left.
    ColourScale(QCustomPlot& plot, QCPLayoutGrid& body);

    void set(const Figure& figure, const DrawStyle& style);
    void wrap(double heightPx, int mostLines);
    void setTicks(int count);

private:
    QCustomPlot& plot_;
    QCPLayoutGrid& body_;
    QCPMarginGroup* height_;
    QCPColorScale* scale_ = nullptr;
    std::string label_;
};

}  // namespace ardent

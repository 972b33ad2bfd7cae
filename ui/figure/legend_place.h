#pragma once

#include <qcustomplot.h>

#include "ui/figure/flow_legend.h"

namespace ardent {

/// Where a figure's legend stands: in rows above the axes, or at their right where the page is wide
/// and a column has room for more of its names.
class LegendPlace {
public:
    /// In the third row of `page`, above the row of `lower`, which has the axes at its left.
    LegendPlace(FlowLegend& legend, QCPLayoutGrid& page, QCPLayoutGrid& lower);

    /// The rows may be so many, and a column has a part of the page.
    void arrange(int rowWidth, int mostRows, QSizeF page);
    void arrangeAbove(int rowWidth, int mostRows);
    bool isBeside() const;

    /// A column takes the height that the layout leaves it.
    void fitColumn();

private:
    void place(bool beside);

    FlowLegend& legend_;
    QCPLayoutGrid& page_;
    QCPLayoutGrid& lower_;
    int mostWidth_ = 0;  ///< of a column
};

}  // namespace ardent

#pragma once

#include <QString>

#include "core/figure/figure.h"
#include "ui/figure/series_marks.h"

namespace ardent {

/// What of a figure's values a drawing marks instead of placing them, or leaves out.
struct MarkedOrLeftOut {
    Unplaced unplaced = {};
    bool sharesPlaces = false;  ///< points stand side by side
    Index rows = 0;             ///< of text: bars or a listing
    Index rowsDrawn = 0;        ///< 0: all
    Index columnsLeftOut = 0;   ///< of a listing
    Index unnamed = 0;          ///< nodes of a graph, rows and columns of a map
};

/// caution: the beginning of the text; kept: its end from the figure's origin on; notShown: "7 more
/// not shown." of rows, also where there is no other text.
struct FigureNote {
    QString text, caution, kept, notShown;
};

FigureNote figureNote(const Figure& figure, const MarkedOrLeftOut& drawn);

}  // namespace ardent

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

/// Of a text that has too little room its beginning and its end are kept. notShown: "7 more not
/// shown." of rows, also where there is no other text.
struct FigureNote {
    QString text, beginning, end, notShown;
};

/// The figure's notes and, as such of what is shown, what its drawing adds to them.
std::vector<Note> drawnNotes(const Figure& figure, const MarkedOrLeftOut& drawn);

/// Which of the figure's notes.
enum class NoteChoice {
    Headline,
    BelowFinding,  ///< the headline without its finding, which stands as the title
    All
};

/// With what the drawing adds to them.
FigureNote figureNote(const Figure& figure, const MarkedOrLeftOut& drawn, NoteChoice choice);

}  // namespace ardent

#pragma once

#include <vector>

#include "core/figure/figure.h"
#include "core/train/snapshot.h"

namespace ardent {

enum class SelectionView {
    Weights,  ///< relevance of every variable, tick by tick
    Ranks,    ///< its place among all, tick by tick
    Score     ///< score of keeping the first m variables, against m
};

struct SelectionChoice {
    SelectionView view = SelectionView::Weights;
    Index named = 8;  ///< variables with a colour of their own, the first in order; others are pale
    int colour = 0;   ///< of the score's line
    bool maySelect = true;  ///< false: the run's method never selects
};

/// How a run finds out which variables matter, and which it keeps. Where the model kept is that of
/// an earlier tick, that tick is marked and the lines end before the last one, at which a trail
/// holds what is kept. An empty figure says why there is nothing to draw.
Figure selectionFigure(const Snapshot&, const SelectionChoice&);

}  // namespace ardent

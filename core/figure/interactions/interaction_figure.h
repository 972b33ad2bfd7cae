#pragma once

#include "core/figure/figure.h"
#include "core/train/findings.h"

namespace ardent {

struct InteractionChoice {
    Index most = 30;       ///< list: bars
    Index variables = 20;  ///< graph and map: those in the strongest sets
    double least = 0.1;    ///< graph: share of the strongest score that a set needs
    int colour = 0;
};

/// Those of the strongest sets of a score that counts (above 1e-9 of the largest), at most so many,
/// in the order of the table.
std::vector<Index> strongestVariables(const Interactions&, Index most);

/// How many of the sets, the strongest of a score that counts, have a bar of their own.
Index shownSets(const Interactions&, const InteractionChoice&);

/// One bar a set of variables that act together, "a × b", strongest first; a last one is for all
/// whose score does not count, unless stronger ones have no bar either.
Figure interactionFigure(const Interactions&, const InteractionChoice&);

/// Variables around a circle in the order of the table, sets of two and three as lines between
/// them. mainEffects: what their sizes mean; null: none is known.
Figure interactionGraph(const Interactions&, const Relevance* mainEffects,
                        const InteractionChoice&);

/// Variables by variables, in the order of the table; sets of three have no place in it.
Figure interactionMap(const Interactions&, const InteractionChoice&);

}  // namespace ardent

#pragma once

#include "core/figure/lines/trail.h"
#include "core/train/findings.h"

namespace ardent {

struct PathChoice {
    Index marked = -1;  ///< position of the λ that is marked; −1: the run's own
    Index named = 8;    ///< named variables, the largest at the run's own λ
    int colour = 0;     ///< of the score's line
    std::vector<std::string> variables = {};  ///< names of all, of which a path may hold some
    bool isWhole = false;                     ///< no λ follows
    std::optional<PathTicks> ticks = {};      ///< of the run, see ticksOfPath()
};

/// How strongly each name takes part against λ, from the largest λ on the left to the smallest,
/// around 0 where the path has signs. A variable keeps its colour whichever λ is marked, and in
/// other views.
Figure pathNormsFigure(const Path&, const PathChoice&);

/// The score against λ with its standard errors, and which λ are best, sparsest within one standard
/// error, and marked.
Figure pathScoreFigure(const Path&, const PathChoice&);

}  // namespace ardent

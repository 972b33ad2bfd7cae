#pragma once

#include "core/base/types.h"

namespace ardent {

/// The stochastic search for interactions (Pollner, section 4).
struct SearchPlan {
    Index pairs = 1000;          ///< k: sines, and as many cosines
    double meanVariables = 2.5;  ///< pq, of which q follows
    bool mayBeEmpty = false;     ///< functions without a variable are left as they are drawn
    bool identities = true;      ///< the inputs themselves as well
    Index mostVariables = 20;    ///< kept by the first search for the second
    double leastShare = 0.005;   ///< of the largest importance, to get from the last search on
    Index mostPairs = 200;       ///< kept by the searches for the group lasso
    Index mostTriples = 10;
    Index mostHidden = 10;   ///< sets that the first search left in the remainder, for the second
    Index hiddenPairs = 20;  ///< sines, and as many cosines, of each of them
    int folds = 5;
    int lambdas = 25;  ///< a ranking does not need the densest fits
};

}  // namespace ardent

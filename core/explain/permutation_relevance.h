#pragma once

#include <optional>

#include "core/base/go_on.h"
#include "core/explain/explained.h"
#include "core/train/findings.h"

namespace ardent {

struct PermutationSettings {
    int repeats = 5;
    Seed seed = 1;
};

/// How much worse a model predicts when one source column is shuffled among the rows (Breiman
/// 2001), for any model. Regression: growth of the root mean squared error, in the target's unit.
/// Classification: growth of the mean log loss.
struct PermutationRelevance {
    Relevance relevance;             ///< mean over the repeats; can be below 0
    std::vector<double> deviations;  ///< standard deviation over the repeats (n − 1); empty for one
    double loss = 0.;                ///< of the model as it is
};

/// y: as in a Task, one value a row of x. Needs a row; the repeats have the same shuffles for all
/// columns. Gaps of the rows are filled as withDrawnLevels does. What the model does not look at
/// has exactly 0 and costs no prediction; `goOn` is asked before each of the others, and the share
/// of the columns done is told.
std::optional<Explained<PermutationRelevance>> permutationRelevance(
    const Predictor&, const DesignMatrix& x, const std::vector<float>& y,
    const std::vector<std::int32_t>& rows, const PermutationSettings&, const GoOn& = always,
    const TellShare& = tellNobody);

}  // namespace ardent

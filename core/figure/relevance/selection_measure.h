#pragma once

#include <optional>

#include "core/evaluate/evaluation_set.h"
#include "core/figure/relevance/importance.h"

namespace ardent {

/// What a run was trained on and how, to train it anew.
struct TrainedOn {
    const Recipe& recipe;
    const Table& table;
    EvaluatedMethod method;
};

/// Which variables models of the run's method show to matter, trained on the whole table: with
/// knockoff copies (W, and the least false discovery rate q at which each is selected), or on 50
/// pairs of halves (the share of halves in which each is among the first). The model of the run has
/// no part in it. Errors: those of `selectByKnockoffs` and `selectByStability`.
Result<Measured> measureSelection(Importance, const FittedRecipe&, const TrainedOn&, const GoOn&,
                                  const TellShare&);

}  // namespace ardent

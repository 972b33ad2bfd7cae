#pragma once

#include "core/base/go_on.h"
#include "core/data/task/recipe.h"
#include "core/train/findings.h"

namespace ardent {

/// TopK (RFFNet, Algorithm 3) for whatever ends with a Fourier model and an order of the sources:
/// scores of the model with the inputs of all but the first k sources at 0, without refitting, as
/// HeldOutJudge takes them, losses as such; all threads ask `goOn`. For every k up to 40 and the
/// one chosen; beyond, every k a tenth above the last one and all; NaN between. On drawn rows where
/// all would take more than 10⁹ cosines. A selection without a rule keeps the k of the best score,
/// the smallest of equals, or nothing where the model is a constant. False: `goOn` was, and nothing
/// is changed.
bool scoreSelection(Selection&, const Predictor&, const Task&, bool mayUseValidation,
                    const GoOn& goOn);

}  // namespace ardent

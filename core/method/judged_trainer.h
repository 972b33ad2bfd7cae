#pragma once

#include "core/train/trainer.h"

namespace ardent {

/// A trainer that can be compared with another one.
class JudgedTrainer : public Trainer {
public:
    /// At the end: the mean loss, in the unit of the curve, of models made like `predictor` at rows
    /// that they were not fitted on. Nothing where none is known.
    virtual std::optional<double> heldOutLoss() const = 0;
};

}  // namespace ardent

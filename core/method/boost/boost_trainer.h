#pragma once

#include "core/method/boost/boost_machine.h"
#include "core/train/trainer.h"

namespace ardent {

/// What stands in place of the 0 of the paper's λ.
inline constexpr double kLeastPenalty = 1. / 1024.;

enum class BoostSearch { None, Width, Grid };

struct BoostPlan {
    BoostSettings settings;
    int rounds = 100;
    int patience = 0;  ///< rounds without a lower validation loss after which it ends; 0: never
    BoostSearch search = BoostSearch::None;  ///< what is chosen by cross-validation first
    int folds = 5;                           ///< of the grid
    double leastPenalty = kLeastPenalty;     ///< λ of the grid for GBRFF2
};

/// How many models of four fifths of the training rows are boosted along, so that class
/// probabilities are calibrated on rows that their scores were not fitted to: all five, or as many
/// as leave out 1,000 rows; none for numbers and where validation rows calibrate.
Index calibrationFolds(const Task&);

/// One tick a round. Keeps the model of the last round within two standard errors of the lowest
/// validation loss (cross-entropy of the calibrated probabilities, or squared error; see
/// RoundChoice), or the constant where no round is below it, the training mean or shares; without
/// validation rows the model of the last round.
std::unique_ptr<Trainer> makeBoostTrainer(TaskPtr, const BoostPlan&, Seed);

}  // namespace ardent

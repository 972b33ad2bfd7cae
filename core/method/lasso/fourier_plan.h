#pragma once

#include "core/method/lasso/fourier_path_fit.h"
#include "core/method/lasso/fourier_variables.h"
#include "core/method/lasso/search_plan.h"
#include "core/train/trainer.h"

namespace ardent {

enum class SetChoice {
    None,      ///< variables only
    AllPairs,  ///< where there are few enough, else those that a search finds; all variables alone
    Searched,  ///< pairs and triples that the search finds
    Functions  ///< none: the stochastic functions themselves are the model (eq 6)
};

/// What the methods of the family do, one after the other.
struct FourierPlan {
    FourierBasisPlan basis;
    SearchPlan search;
    PathFitSettings fit;
    SetChoice sets = SetChoice::None;
    /// A second group lasso on what the first one keeps, with weights √K_g / (size of the group's
    /// part of f in the first): the adaptive group lasso (Wang and Leng, 2008).
    bool adaptive = false;
    bool prunes = true;  ///< after two fits, what the data do not support is left out on trial
    /// Weight of a pair or triple over that of a variable with as many columns. Above 1 because its
    /// functions can also imitate those of its variables.
    double setWeight = 2.;
    bool sizeWeights = true;  ///< weights grow with √(columns of the group), as in eq 2
    Index mostPairs = 500;    ///< of SetChoice::AllPairs
    /// Sines, and as many cosines, of a set in the first of two fits of many sets: enough to tell
    /// which matter; the second has all.
    Index coarseSetPairs = 5;
    /// With two fits, variables of less importance 1 − r, or of no more than chance gives, go, so
    /// many times at most.
    double leastImportance = 1e-3;
    Index mostPrunings = 3;
    /// Variables of less than this share of the largest importance are left out on trial.
    double minorShare = 0.05;
};

/// Whether the plan begins with a search for this many variables.
bool searches(const FourierPlan&, Index variables);

/// Whether the first of two fits takes fewer functions a set.
bool isCoarse(const FourierPlan&, Index groups);

/// The first of two fits only gives the second one its weights.
int lambdasOfFirstFit(const FourierPlan&);

/// Errors (Fault::Usage): nothing could be drawn, or the largest fit would not go into memory.
Result<> checkPlan(const Task&, const FourierPlan&);

/// Checks the plan and makes the trainer.
Result<std::unique_ptr<Trainer>> makeFourierTrainer(TaskPtr, FourierPlan, Seed);

}  // namespace ardent

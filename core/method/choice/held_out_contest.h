#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "core/method/held_out_plan.h"
#include "core/train/trainer.h"

namespace ardent {

using MakeTrainer = std::function<std::unique_ptr<Trainer>(TaskPtr)>;

/// Parts of the training and validation rows together: every row is held out once. None where rows
/// cannot be parted.
std::vector<HeldOut> partsOfLearning(const Task&, int folds, Seed);

/// The same, a quarter of the rows at a time below 600 rows and a half above, since every part is
/// trained on from the start.
std::vector<HeldOut> contestParts(const Task&, Seed);

/// How well methods predict rows that nothing of them has seen: each is trained from the start on
/// the rows to fit of every part, and what it ends with is scored on the others. Losses that a
/// method knows of itself are of rows that have chosen its variables, its scales or its end, and
/// too low, each by another amount.
class HeldOutContest {
public:
    HeldOutContest(TaskPtr, std::vector<MakeTrainer>, std::vector<HeldOut> parts);

    /// One piece of a training.
    void advance(const GoOn&);
    bool isOver() const { return part_ == parts_.size(); }
    std::size_t part() const { return part_; }  ///< being trained on
    std::size_t parts() const { return parts_.size(); }

    /// Mean over the rows of all parts in the unit of a curve, one a method; +∞ for one that has
    /// ended without a model.
    std::vector<double> losses() const;

private:
    TaskPtr partTask() const;

    TaskPtr task_;
    std::vector<MakeTrainer> methods_;
    std::vector<HeldOut> parts_;
    std::size_t part_ = 0, method_ = 0;
    TaskPtr learned_;  // whose test rows are those held out
    std::unique_ptr<Trainer> trainer_;
    std::vector<double> sums_;
    double rows_ = 0.;
};

}  // namespace ardent

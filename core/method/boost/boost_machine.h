#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/base/go_on.h"
#include "core/data/task/recipe.h"
#include "core/method/boost/weak_learner.h"
#include "core/train/findings.h"

namespace ardent {

/// The least, the quartiles and the largest of at least one value, each one of them. Where they lie
/// further apart than numbers reach, the least stands for the quartiles.
std::array<double, 5> fiveNumbers(const Vector& values);

/// H⁰ of equation 6, ½ ln((1 + ȳ)/(1 − ȳ)) for y = ±1, within ±20 where a class is missing.
double constantVote(const Vector& y);

/// α of Algorithms 2 and 3, line 8: ½ ln(Σ(1 + y h)w / Σ(1 − y h)w), within ±20.
double exponentialStep(const Vector& y, const Vector& h, const Vector& weights);

/// Gradient boosting of random Fourier features (Gautheron et al., 2020) on some rows of a task:
/// the exponential loss for classes (one score, or one a class against the rest), the squared error
/// of the standardised target for numbers. For squared errors ỹ is the residual over its root mean
/// square and α the least-squares step.
class BoostMachine {
public:
    using Round = Boosting::Round;

    /// Scores `held` rows along. `sharing`: whether it may use several threads.
    BoostMachine(TaskPtr, std::vector<std::int32_t> fit, std::vector<std::int32_t> held,
                 const BoostSettings&, Seed, Sharing);

    /// One more round: a weak learner for every output. False: `goOn` was, and nothing is changed.
    bool advance(const GoOn& goOn);

    /// From the next round on.
    void setStep(double learningRate, double lambda) {
        settings_.learningRate = learningRate;
        settings_.lambda = lambda;
    }

    Index rounds() const { return rounds_; }
    const std::vector<std::shared_ptr<const Round>>& learners() const { return learners_; }

    /// Gives their memory back; scores, losses and what the next round draws stay as they are.
    void forgetLearners() { learners_.clear(); }

    const Vector& start() const { return start_; }  ///< H⁰ of every output

    const Matrix& heldScores() const { return heldScores_; }  ///< n × K
    double fitLoss() const;   ///< mean over rows and outputs; squared: of the standardised target
    double heldLoss() const;  ///< NaN without held-out rows

private:
    struct Found {
        std::shared_ptr<Round> round;
        Vector fitValues, heldValues;  // α h
    };

    std::optional<Found> find(Index output, const GoOn& goOn) const;
    Vector targets(const std::vector<std::int32_t>& rows, Index output) const;
    double meanLoss(const Matrix& targets, const Matrix& scores) const;

    TaskPtr task_;
    BoostSettings settings_;
    Seed seed_;
    Sharing sharing_;
    WeakLoss loss_;
    Index outputs_;
    std::vector<std::int32_t> fit_, held_;
    Matrix fitTargets_, heldTargets_;  // ±1, or the standardised target
    Matrix fitScores_, heldScores_;    // H
    Vector start_;
    Index rounds_ = 0;
    std::vector<std::shared_ptr<const Round>> learners_;
};

}  // namespace ardent

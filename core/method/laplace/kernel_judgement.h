#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/method/held_out_plan.h"
#include "core/method/laplace/held_out_scores.h"
#include "core/method/laplace/lambda_search.h"
#include "core/method/laplace/laplace_model.h"
#include "core/method/laplace/laplace_options.h"
#include "core/method/laplace/scale_search.h"

namespace ardent {

/// How well the Laplace kernel predicts rows that nothing of it has seen: for every part the scales
/// are searched anew on at most 1,000 of the rows to fit, from even ones, λ by leave-one-out on at
/// most 3,000 and the weights on as many as the model may have; at most 10,000 rows are scored.
/// Scores of classes, which leave-one-out has calibrated, are calibrated once more on the rows
/// scored: leave-one-out is of rows that the scales have seen, and too sure where columns are many.
class KernelJudgement {
public:
    /// inputs: those that may have a scale.
    KernelJudgement(TaskPtr, const LaplaceOptions&, std::vector<Index> inputs,
                    std::vector<HeldOut> parts, Seed);

    /// One fit; `goOn` saying no changes nothing.
    void advance(const GoOn& goOn);
    bool isOver() const { return part_ == parts_.size(); }

    /// Means over the rows of all parts, of no unit, once it is over: of the kernel, +∞ where a fit
    /// failed, and of a constant. Nothing without parts.
    std::optional<double> loss() const { return loss_; }
    std::optional<double> lossOfConstant() const;
    /// Of classes, where there is a finite loss: of scores that leave-one-out has calibrated.
    const std::optional<Calibration>& calibration() const { return calibration_; }

private:
    void draw(Index most);
    void searchScales(const GoOn& goOn);
    void searchLambda(const GoOn& goOn);
    void score(const GoOn& goOn);
    void take(Matrix scores, const TaskRows& rows, double count);
    void finish();

    TaskPtr task_;
    LaplaceOptions options_;
    std::vector<Index> inputs_;
    std::vector<HeldOut> parts_;
    Seed seed_;
    std::size_t part_ = 0;
    double sum_ = 0., sumOfConstant_ = 0., scored_ = 0.;  // rows that count
    bool hasFailed_ = false;
    std::vector<HeldOutScores> ofClasses_;  // of the parts so far
    std::optional<double> loss_;
    std::optional<Calibration> calibration_;

    int step_ = 0;
    TaskRows rows_;
    LaplaceRows data_;
    std::unique_ptr<ScaleSearch> scales_;
    std::optional<LambdaSearch> lambdas_;
    Vector scale_;
    LaplaceSpace space_;
};

}  // namespace ardent

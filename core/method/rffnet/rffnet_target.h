#pragma once

#include <span>
#include <vector>

#include "core/data/task/recipe.h"
#include "core/method/rffnet/rffnet_options.h"
#include "core/model/fourier_model.h"

namespace ardent {

/// What RFFNet learns: the task's standardised target, or with TargetScaling::None the numbers of
/// the table, as the authors' program does. Classes are as the task has them either way.
class RffnetTarget {
public:
    /// The task outlives it.
    RffnetTarget(const Task&, TargetScaling);

    std::span<const float> values() const { return isRaw() ? raw_ : task_.y; }

    /// What a mean squared error of these values is multiplied by to be in the target's squared
    /// unit; 1 for classes.
    double lossUnit() const;

    /// Scores (rows × K) for these values as scores for the task's.
    Matrix standardised(const Matrix& scores) const;

    /// A model of these values becomes one of the task's.
    void standardise(FourierModel&) const;

private:
    bool isRaw() const { return !raw_.empty(); }

    const Task& task_;
    std::vector<float> raw_;
};

}  // namespace ardent

#pragma once

#include "core/method/lambda_trainer.h"

namespace ardent {

/// The solver of a task with a kernel of this width, and with so many folds where the task has no
/// validation rows.
using SolverOfWidth =
    std::function<std::unique_ptr<LambdaSolver>(const TaskPtr&, int folds, double width)>;

/// What λ is added to; beside a sum the same λ weighs more where there are fewer rows.
enum class LambdaBeside { MeanLoss, LossSum };

/// The solver with the best of 1, 2, 4, 8 and 16 times the median distance to the 20 nearest
/// neighbours: the width with the lowest judged loss, of equal ones the largest. Looks at up to
/// 2,000 training and 2,000 validation rows, drawn once for all, or at two folds, and at eight λ,
/// or at the one that is given.
std::unique_ptr<LambdaSolver> makeWidthSearch(TaskPtr, const LambdaOptions&, LambdaBeside,
                                              SolverOfWidth);

/// γ of a method whose width 1/√(2γ) the search above chooses where γ is 0, for the option table of
/// a struct with a member `gamma`.
template <class O>
auto kernelCoefficientField() {
    return number<O, double>(
               &O::gamma, "gamma", "Kernel coefficient γ",
               "The kernel is exp(−γ ‖x − x′‖²) of standardised columns; 0: 1/(2σ²) with the best "
               "σ, on up to 2,000 training rows, of 1, 2, 4, 8 and 16 times the median distance to "
               "the 20 nearest neighbours.",
               0, 1e9)
        .zeroIs(OptionSpec::Zero::Automatic);
}

}  // namespace ardent

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
/// neighbours: the width with the lowest held-out loss, of equal ones the largest. Looks at up to
/// 2,000 training and 2,000 validation rows, drawn once for all, or at two folds, and at eight λ,
/// or at the one that is given.
std::unique_ptr<LambdaSolver> makeWidthSearch(TaskPtr, const LambdaOptions&, LambdaBeside,
                                              SolverOfWidth);

}  // namespace ardent

#pragma once

#include <optional>

#include "core/base/error.h"
#include "core/base/go_on.h"
#include "core/data/task/recipe.h"
#include "core/model/kernel_model.h"

namespace ardent {

/// Columns and penalty of a support vector machine with the Gaussian kernel.
struct SvmSettings {
    double cost = 1.;   ///< C
    double width = 1.;  ///< γ of exp(−γ ‖s ⊙ (x − x′)‖²)
    Vector scale;       ///< s: d, 0 for a column that is left out
};

/// By libsvm: C-SVC for two classes and one against the rest for more (regression: ε-SVR with ε =
/// 0.1 of the standardised target). The scores are decision values, positive for the second class
/// or for the class of the output; only support vectors are kept. The rows must hold two classes.
/// Nothing when `goOn` said no: it is asked before every machine, and every thousand steps of
/// libsvm, which cannot leave a machine half-way but can wait there.
std::optional<KernelModel> fitSupportVectors(const Task&, const std::vector<std::int32_t>& rows,
                                             const SvmSettings&, const GoOn& goOn);

/// The most training rows. They bound how long a cancel may wait for libsvm to end its machine,
/// which it does after ten million steps at the latest: on so many rows of 20 columns it took 10 s
/// with C = 1, and with C = 100 80 s for classes and more than 10 min for numbers (one core of the
/// reference machine).
inline constexpr Index kMostSvmRows = 20'000;

/// Fault::Usage where a machine on all columns, with the training rows in libsvm's form, does not
/// fit in free memory.
Result<> checkSvmMemory(const Task&, const Message& advice);

/// The linear machine's weights (d × K, K as above) and intercepts: C-SVC with a linear kernel.
struct LinearMachine {
    Matrix weights;
    Vector intercept;
};
std::optional<LinearMachine> fitLinearSupportVectors(const Task&,
                                                     const std::vector<std::int32_t>& rows,
                                                     double cost, const Vector& scale,
                                                     const GoOn& goOn);

}  // namespace ardent

#include "core/method/ccm/ccm_choice.h"

namespace ardent {
namespace {

/// The paper's.
double standardEpsilon(const Task& task) {
    return task.recipe->problem == Problem::Regression ? 0.1 : 1e-3;
}

}  // namespace

CcmOptions chosenFor(const Task& task, CcmOptions options) {
    const bool wide = task.x.cols() > std::ssize(task.split.train);
    if (options.width == CcmWidth::Automatic)
        options.width = wide ? CcmWidth::Selected : CcmWidth::Text;
    if (options.ordering == CcmOrder::Automatic)
        options.ordering = wide ? CcmOrder::Elimination : CcmOrder::Within;
    return options;
}

double epsilonOf(const Task& task, const CcmOptions& options) {
    return options.epsilon > 0. ? options.epsilon : standardEpsilon(task);
}

Result<> checkInverseFree(const Task& task, const CcmOptions& options) {
    const double least =
        1. / (4. * static_cast<double>(task.split.train.size()) * epsilonOf(task, options));
    if (options.lambda2 >= least) return {};
    return fail(Fault::Usage,
                message("lambda2-too-small",
                        "The inverse-free form has no minimum with lambda2 under 1/(4nε), which is "
                        "{:.3g} here; set lambda2 to {:.3g} or more.",
                        least, 1.01 * least));
}

}  // namespace ardent

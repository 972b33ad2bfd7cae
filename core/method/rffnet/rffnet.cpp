#include "core/method/rffnet/rffnet.h"

#include "core/base/memory.h"
#include "core/base/text.h"
#include "core/method/feature_path.h"
#include "core/method/rffnet/rffnet_trainer.h"

namespace ardent {
namespace {

constexpr Index kLargestLassoInputs = 5000;

Result<std::unique_ptr<Trainer>> makeRffnet(TaskPtr task, const OptionValues& values, Seed seed) {
    const auto options = readOptions<RffnetOptions>(values);
    if (options.initialiser == Initialiser::Lasso && task->x.cols() > kLargestLassoInputs)
        return fail(
            Fault::Usage,
            message(
                "too-many-columns-for-lasso-start",
                "The lasso start needs a matrix of {0} × {0} numbers; above {1} encoded columns "
                "choose initialiser=constant.",
                task->x.cols(), kLargestLassoInputs));
    const double bytes = 24. * options.features * static_cast<double>(task->x.cols());
    const auto fits = checkMemory(bytes, memoryOfFourierFeatures(options.features, task->x.cols()),
                                  setFewerFeatures());
    if (!fits) return tl::unexpected(fits.error());
    return rffnetTrainer(std::move(task), options, seed);
}

}  // namespace

Method rffnetMethod() {
    return {
        "rffnet",
        "RFFNet",
        "Learns a kernel model and the relevance of every variable together: random cosines of the "
        "variables, each scaled by its relevance, are weighted and summed, and minibatch gradients "
        "move "
        "weights and relevances. A relevance near zero means that the prediction ignores the "
        "variable.",
        "RFFNet: Large-Scale Interpretable Kernel Methods via Random Fourier Features",
        {Problem::Regression, Problem::Classification},
        {RunPart::Selection},
        &schemaOf<RffnetOptions>,
        &makeRffnet};
}

}  // namespace ardent

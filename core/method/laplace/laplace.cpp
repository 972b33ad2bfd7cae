#include "core/method/laplace/laplace.h"

#include "core/method/laplace/laplace_trainer.h"

namespace ardent {
namespace {

Result<std::unique_ptr<Trainer>> makeLaplace(TaskPtr task, const OptionValues& values, Seed seed) {
    const auto options = readOptions<LaplaceOptions>(values);
    const auto fits = checkLaplaceMemory(*task, options);
    if (!fits) return tl::unexpected(fits.error());
    return laplaceTrainer(std::move(task), options, seed);
}

}  // namespace

Method laplaceMethod() {
    return {"laplace",
            "Laplace kernel ridge",
            "An exact kernel machine that is sharp along the axes, as trees are: the influence of "
            "a training row falls off exponentially with the distance in each variable, with a "
            "scale for every variable, learned by the evidence. Time grows with the cube of the "
            "rows.",
            "Rasmussen & Williams: Gaussian Processes for Machine Learning (2006), chapter 5",
            {Problem::Regression, Problem::Classification},
            {},
            &schemaOf<LaplaceOptions>,
            &makeLaplace};
}

}  // namespace ardent

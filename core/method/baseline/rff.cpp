#include "core/method/baseline/rff.h"

#include "core/base/go_on.h"
#include "core/kernel/feature_map.h"
#include "core/method/baseline/width_search.h"
#include "core/method/feature_path.h"
#include "core/method/sampler_field.h"

namespace ardent {
namespace {

struct RffOptions : LambdaOptions {
    int features = 300;
    double width = 0.;
    Sampler sampler = Sampler::Gaussian;

    static auto describe() {
        using O = RffOptions;
        return std::tuple_cat(
            std::tuple{
                number(&O::features, "features", "Fourier features",
                       "Number D of random cosines; more come closer to the exact kernel and cost "
                       "more.",
                       1, 100'000)
                    .logarithmic(),
                number(&O::width, "width", "Kernel width σ",
                       "Distance over which the prediction changes, in standard deviations of the "
                       "columns; 0: the best, on up to 2,000 training rows, of 1, 2, 4, 8 and 16 "
                       "times the median distance to the 20 nearest neighbours.",
                       0, 1e6)
                    .zeroIs(OptionSpec::Zero::Automatic),
                samplerField<O>()},
            lambdaFields<O>("Weight of the squared norm of the outer weights, next to the mean "
                            "loss."));
    }
};

FeatureSpace fourierSpace(const TaskPtr& task, const RffOptions& options, Seed seed) {
    const auto basis = std::make_shared<const FourierBasis>(
        drawBasis(options.sampler, task->x.cols(), options.features, seed));
    const Vector scale = Vector::Constant(task->x.cols(), 1. / options.width);
    FeatureSpace space;
    space.columns = options.features;
    space.map = [task, map = std::make_shared<const FeatureMap<float>>(*basis, scale)](
                    std::span<const std::int32_t> rows, Matrix& block) {
        Eigen::MatrixXf features(static_cast<Index>(rows.size()), map->features());
        map->map(task->x.data(), rows, features, 0);
        block = features.cast<double>();
    };
    space.modelOf = [basis, scale](const LinearScores& scores) {
        FourierModel model;
        model.basis = basis;
        model.scale = scale;
        model.weights = scores.weights;
        model.intercept = scores.intercept;
        return model;
    };
    space.farSquare = &farSquareOfCosines;
    return space;
}

Result<std::unique_ptr<Trainer>> makeRff(TaskPtr task, const OptionValues& values, Seed seed) {
    auto options = readOptions<RffOptions>(values);
    options.enoughValidation = enoughValidationForWaves(*task);
    const auto fits = checkFeatureMemory(*task, options.features, options, setFewerFeatures());
    if (!fits) return tl::unexpected(fits.error());
    const SolverOfWidth solverOf = [options, seed](const TaskPtr& some, int folds, double width) {
        RffOptions changed = options;
        changed.folds = folds;
        changed.width = width;
        return makeFeaturePath(
            some, [some, changed, seed](const GoOn&) { return fourierSpace(some, changed, seed); },
            changed, seed);
    };
    auto solver = options.width > 0.
                      ? solverOf(task, options.folds, options.width)
                      : makeWidthSearch(task, options, LambdaBeside::MeanLoss, solverOf);
    return makeLambdaTrainer(task, options, std::move(solver));
}

}  // namespace

Method rffMethod() {
    return {
        "rff",
        "Random Fourier features",
        "An approximate kernel machine: random cosines of all variables, weighted by a ridge or "
        "logistic regression. Every variable counts alike, so that it tells none from another; "
        "the baseline for methods that do.",
        "Rahimi & Recht: Random Features for Large-Scale Kernel Machines (2007)",
        {Problem::Regression, Problem::Classification},
        {RunPart::Path},
        &schemaOf<RffOptions>,
        &makeRff};
}

}  // namespace ardent

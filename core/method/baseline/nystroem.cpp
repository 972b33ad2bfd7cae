#include "core/method/baseline/nystroem.h"

#include <Eigen/Eigenvalues>
#include <algorithm>

#include "core/base/go_on.h"
#include "core/data/task/samples_as_double.h"
#include "core/kernel/kernel_matrix.h"
#include "core/method/baseline/width_search.h"
#include "core/method/feature_path.h"
#include "core/random/sample_rows.h"

namespace ardent {
namespace {

struct NystroemOptions : LambdaOptions {
    int landmarks = 300;
    double gamma = 0.;

    static auto describe() {
        using O = NystroemOptions;
        return std::tuple_cat(
            std::tuple{
                number(&O::landmarks, "landmarks", "Landmarks",
                       "Number m of training rows at which the kernel is taken; more come closer "
                       "to the exact kernel and cost more.",
                       1, 20'000)
                    .logarithmic(),
                kernelCoefficientField<O>()},
            lambdaFields<O>("Weight of the squared norm of the weights, next to the mean loss."));
    }
};

std::optional<FeatureSpace> nystroemSpace(const TaskPtr& task, const NystroemOptions& options,
                                          Seed seed, const GoOn& goOn) {
    const double gamma = options.gamma;
    const auto landmarks =
        drawnAscending(task->split.train, options.landmarks, seed, StreamId::Landmarks);
    DesignMatrix points(std::ssize(landmarks), task->x.cols());
    for (Index i = 0; i < points.rows(); ++i)
        points.row(i) = task->x.row(landmarks[static_cast<std::size_t>(i)]);
    const auto shared = std::make_shared<const DesignMatrix>(std::move(points));
    const auto exact = std::make_shared<const Matrix>(shared->cast<double>());
    if (!goOn()) return std::nullopt;
    const auto root = std::make_shared<const Matrix>(
        nystroemRoot(kernelMatrix(Kernel::Gaussian, gamma, *exact, *exact)));

    FeatureSpace space;
    space.columns = root->cols();
    space.map = [task, gamma, exact, root](std::span<const std::int32_t> rows, Matrix& block) {
        const Matrix x = samplesAsDouble(task->x, rows);
        block.noalias() = kernelMatrix(Kernel::Gaussian, gamma, x, *exact) * *root;
    };
    space.modelOf = [gamma, shared, root](const LinearScores& scores) {
        return KernelModel{Kernel::Gaussian, gamma, shared, *root * scores.weights,
                           scores.intercept, {}};
    };
    return space;
}

Result<std::unique_ptr<Trainer>> makeNystroem(TaskPtr task, const OptionValues& values, Seed seed) {
    auto options = readOptions<NystroemOptions>(values);
    options.enoughValidation = enoughValidation(*task);
    const Index columns = std::min<Index>(options.landmarks, std::ssize(task->split.train));
    const auto fits = checkFeatureMemory(*task, columns, options, setFewerLandmarks());
    if (!fits) return tl::unexpected(fits.error());
    const auto solverOf = [seed](const TaskPtr& some, const NystroemOptions& wanted) {
        return makeFeaturePath(
            some,
            [some, wanted, seed](const GoOn& goOn) {
                return nystroemSpace(some, wanted, seed, goOn);
            },
            wanted, seed);
    };
    if (options.gamma > 0.) return makeLambdaTrainer(task, options, solverOf(task, options));
    auto search =
        makeWidthSearch(task, options, LambdaBeside::MeanLoss,
                        [options, solverOf](const TaskPtr& some, int folds, double width) {
                            NystroemOptions changed = options;
                            changed.folds = folds;
                            changed.gamma = 0.5 / (width * width);
                            return solverOf(some, changed);
                        });
    return makeLambdaTrainer(task, options, std::move(search));
}

}  // namespace

Matrix nystroemRoot(const Matrix& landmarkKernel) {
    const Eigen::SelfAdjointEigenSolver<Matrix> solver(landmarkKernel);
    const Vector& values = solver.eigenvalues();
    const Index m = values.size();
    Index rank = 0;
    while (rank < m && values[m - 1 - rank] > 1e-12 * values[m - 1]) ++rank;
    return solver.eigenvectors().rightCols(rank) *
           values.tail(rank).cwiseSqrt().cwiseInverse().asDiagonal();
}

Method nystroemMethod() {
    return {"nystroem",
            "Nyström kernel regression",
            "An approximate kernel machine: kernel values at randomly chosen training rows, "
            "weighted by a ridge or logistic regression. Every variable counts alike, so that it "
            "tells none from another.",
            "Williams & Seeger: Using the Nyström Method to Speed Up Kernel Machines (2001)",
            {Problem::Regression, Problem::Classification},
            {RunPart::Path},
            &schemaOf<NystroemOptions>,
            &makeNystroem};
}

}  // namespace ardent

#include <algorithm>
#include <cmath>

#include "core/base/go_on.h"
#include "core/base/memory.h"
#include "core/data/task/drawn_rows.h"
#include "core/kernel/dependence.h"
#include "core/kernel/kernel_matrix.h"
#include "core/method/ranking/elimination.h"
#include "core/method/ranking/ranking_data.h"
#include "core/method/ranking/ranking_fit.h"
#include "core/method/ranking/rankings.h"
#include "core/method/ranking/support_vectors.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kMedianRows = 2000;  // from which the kernel width is taken

constexpr Index kEliminationRows = 1000;

enum class RfeKernel { Linear, Gaussian };

struct BahsicOptions : RankingOptions {
    double share = 0.1;

    static auto describe() {
        using O = BahsicOptions;
        return std::tuple_cat(
            rankingFields<O>(),
            std::tuple{number(&O::share, "share", "Share a step",
                              "Part of the variables left that one step takes out; one at a time "
                              "from 20 downwards.",
                              1e-6, 0.9)
                           .advanced()});
    }
};

struct RfeOptions : BahsicOptions {
    RfeKernel kernel = RfeKernel::Linear;

    static auto describe() {
        using O = RfeOptions;
        return std::tuple_cat(
            std::tuple{choice(&O::kernel, "kernel", "Kernel", "Of the support vector machine.",
                              {{RfeKernel::Linear, "linear", "Linear"},
                               {RfeKernel::Gaussian, "gaussian", "Gaussian"}})},
            rankingFields<O>(svmCostField<O>(
                "Weight of the training errors in the support vector machines that eliminate, and "
                "in the final one where that is the model.")),
            std::tuple{number<O, double>(&O::share, "share", "Share a step",
                                         "Part of the variables left that one step takes out; one "
                                         "at a time from 20 downwards.",
                                         1e-6, 0.9)
                           .advanced()});
    }
};

std::optional<std::vector<double>> forAll(const std::vector<Index>& left, const GoOn& goOn,
                                          const std::function<double(Index source)>& value) {
    return valueOfEach(std::ssize(left), goOn,
                       [&](Index i) { return value(left[static_cast<std::size_t>(i)]); });
}

Matrix columnsOfSources(const RankingData& data, const std::vector<Index>& sources) {
    std::vector<Index> columns;
    for (const Index source : sources)
        for (const Index column : data.groups[static_cast<std::size_t>(source)])
            columns.push_back(column);
    return data.x(Eigen::all, columns);
}

/// A source matters as much as the criterion falls without it.
EliminationScores hsicWithout(RankingData data) {
    return [data = std::move(data)](const std::vector<Index>& left, const GoOn& goOn) {
        const Matrix distances = squaredDistances(columnsOfSources(data, left));
        const double width = 1. / medianOff(distances);
        const auto n = static_cast<double>(data.x.rows());
        return forAll(left, goOn, [&](Index source) {
            const Matrix rest = distances - squaredDistances(columnsOfSource(data, source));
            const Matrix kernel = (-width * rest.array().max(0.)).exp();
            return -hsicTrace(kernel, data.y) / ((n - 1.) * (n - 1.));
        });
    };
}

std::optional<std::vector<double>> linearWeights(const Task& task,
                                                 std::span<const VariableInputs> groups,
                                                 double cost, const std::vector<Index>& left,
                                                 const GoOn& goOn) {
    const auto machine =
        fitLinearSupportVectors(task, task.split.train, cost, columnsOf(*task.recipe, left), goOn);
    if (!machine) return std::nullopt;
    std::vector<double> scores;
    for (const Index source : left) {
        double sum = 0.;
        for (const Index column : groups[static_cast<std::size_t>(source)])
            sum += machine->weights.row(column).squaredNorm();
        scores.push_back(sum);
    }
    return scores;
}

/// ½ Σ over the machines of αᵀKα − αᵀK₋ₛα, with α of the machine that has the source. `few`: the
/// rows whose distances make the kernel width.
std::optional<std::vector<double>> kernelChanges(const Task& task,
                                                 const std::vector<std::int32_t>& few,
                                                 std::span<const VariableInputs> groups,
                                                 double cost, const std::vector<Index>& left,
                                                 const GoOn& goOn) {
    const Vector scale = columnsOf(*task.recipe, left);
    const auto columnsAsDouble = [&](const DesignMatrix& x, const std::vector<Index>& columns) {
        return Matrix(x(Eigen::all, columns).cast<double>());
    };
    std::vector<Index> all;
    for (Index j = 0; j < scale.size(); ++j)
        if (scale[j] != 0.) all.push_back(j);
    const DesignMatrix some = task.x(few, Eigen::all);
    const double width = 1. / medianOff(squaredDistances(columnsAsDouble(some, all)));
    const auto model = fitSupportVectors(task, task.split.train, {cost, width, scale}, goOn);
    if (!model) return std::nullopt;
    const Matrix distances = squaredDistances(columnsAsDouble(*model->points, all));
    const auto energy = [&](const Matrix& squares) {
        const Matrix kernel = (-width * squares.array().max(0.)).exp();
        return 0.5 * model->weights.cwiseProduct(kernel * model->weights).sum();
    };
    if (!goOn()) return std::nullopt;
    const double whole = energy(distances);
    return forAll(left, goOn, [&](Index source) {
        const auto& columns = groups[static_cast<std::size_t>(source)];
        const Matrix without =
            distances - squaredDistances(columnsAsDouble(*model->points, columns));
        return std::abs(whole - energy(without));
    });
}

Result<std::unique_ptr<Trainer>> makeBahsic(TaskPtr task, const OptionValues& values, Seed seed) {
    const auto options = readOptions<BahsicOptions>(values);
    const auto fits = checkRankingModel(*task, options);
    if (!fits) return tl::unexpected(fits.error());
    RankingData data = rankingData(*task, kEliminationRows, seed);
    Message note = scoredOnDrawnRows(data.x.rows(), *task);
    auto ranker = makeElimination(task, options.share,
                                  message("negative-hsic", "negative HSIC without the first to go"),
                                  hsicWithout(std::move(data)), std::move(note));
    return makeRankingTrainer(task, options, std::move(ranker), seed);
}

Result<std::unique_ptr<Trainer>> makeRfe(TaskPtr task, const OptionValues& values, Seed seed) {
    const auto options = readOptions<RfeOptions>(values);
    const auto fits = checkRankingModel(*task, options);
    if (!fits) return tl::unexpected(fits.error());
    if (std::ssize(task->split.train) > kMostSvmRows)
        return fail(Fault::Usage,
                    message("too-many-rows-for-rfe",
                            "Recursive elimination with support vector machines takes too long on "
                            "{} training rows (at most {}); choose hsic or ccm.",
                            task->split.train.size(), kMostSvmRows));
    if (const auto room = checkSvmMemory(*task, message("choose-ranker", "choose hsic or ccm"));
        !room)
        return tl::unexpected(room.error());
    const auto n = static_cast<double>(task->split.train.size());
    const double bytes = 8. * n * n * 3. * (1. + availableThreads());
    if (options.kernel != RfeKernel::Linear) {
        const auto room =
            checkMemory(bytes,
                        message("memory-of-rfe",
                                "Recursive elimination with a Gaussian kernel on {} training rows",
                                task->split.train.size()),
                        message("set-linear-kernel", "set kernel=linear or train on fewer rows"));
        if (!room) return tl::unexpected(room.error());
    }
    const std::vector<VariableInputs> groups = variableInputs(*task->recipe);
    EliminationScores scores = [task, groups, cost = options.svmCost, kernel = options.kernel,
                                few = drawnRows(*task, task->split.train, kMedianRows, seed)](
                                   const std::vector<Index>& left,
                                   const GoOn& goOn) -> std::optional<std::vector<double>> {
        return kernel == RfeKernel::Linear ? linearWeights(*task, groups, cost, left, goOn)
                                           : kernelChanges(*task, few, groups, cost, left, goOn);
    };
    auto ranker =
        makeElimination(task, options.share, message("criterion", "criterion of the first to go"),
                        std::move(scores));
    return makeRankingTrainer(task, options, std::move(ranker), seed);
}

}  // namespace

Method bahsicMethod() {
    return {"bahsic",
            "BAHSIC",
            "Takes out one variable after the other, always the one without which the rest depend "
            "on the target most strongly; the last ones left matter most.",
            "Song, Smola, Gretton, Bedo & Borgwardt: Feature Selection via Dependence Maximization "
            "(2012)",
            {Problem::Regression, Problem::Classification},
            {RunPart::Selection},
            &schemaOf<BahsicOptions>,
            &makeBahsic};
}

Method rfeMethod() {
    return {"rfe",
            "Recursive elimination",
            "Fits a support vector machine, takes out the variables that it uses least, and fits "
            "again; the last ones left matter most.",
            "Guyon, Weston, Barnhill & Vapnik: Gene Selection for Cancer Classification (2002)",
            {Problem::Regression, Problem::Classification},
            {RunPart::Selection},
            &schemaOf<RfeOptions>,
            &makeRfe};
}

}  // namespace ardent

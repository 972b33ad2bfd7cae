#include "core/method/boost/pbrff.h"

#include <atomic>
#include <cmath>

#include "core/base/go_on.h"
#include "core/base/memory.h"
#include "core/data/task/samples_as_double.h"
#include "core/data/task/varying_sources.h"
#include "core/kernel/waves.h"
#include "core/kernel/weak_cosines.h"
#include "core/method/boost/boost_machine.h"
#include "core/method/boost/grid_path.h"
#include "core/method/boost/hinge_path.h"
#include "core/method/ranking/ranking_fit.h"
#include "core/parallel/blocks.h"
#include "core/random/random_stream.h"

namespace ardent {
namespace {

enum class PbrffModel { Logistic, Svm };
enum class PbrffPreset { Standard, Paper };
enum class PbrffTuning { Fixed, CrossValidate };

struct PbrffOptions : LambdaOptions {
    PbrffPreset preset = PbrffPreset::Standard;
    PbrffTuning tuning = PbrffTuning::Fixed;
    int landmarks = 100;
    int features = 10;
    double gamma = 0.;
    double beta = 1.;
    PbrffModel model = PbrffModel::Logistic;

    PbrffOptions() { lambdas = 25; }

    static auto describe() {
        using O = PbrffOptions;
        return std::tuple_cat(
            std::tuple{
                choice(&O::preset, "preset", "Preset",
                       "Defaults of the options below: ours, or those of the GBRFF paper: γ, β and "
                       "C by cross-validation, a support vector machine on the similarities "
                       "(classes only); what you set yourself stays.",
                       {{PbrffPreset::Standard, "standard", "Standard"},
                        {PbrffPreset::Paper, "paper", "As in the paper"}}),
                choice(&O::tuning, "tuning", "Tuning",
                       "Take γ and β as they are, or the best of 2⁻² … 2² over the number of "
                       "encoded columns and of 10⁻² … 10², by cross-validation on up to 2,000 "
                       "training rows.",
                       {{PbrffTuning::Fixed, "fixed", "No grid"},
                        {PbrffTuning::CrossValidate, "cross_validate",
                         "Cross-validate the paper's grid"}})
                    .under("paper", PbrffTuning::CrossValidate),
                number(&O::landmarks, "landmarks", "Landmarks",
                       "Training rows drawn, with replacement, to which every row is compared.", 1,
                       10'000)
                    .logarithmic(),
                number(&O::features, "features", "Fourier features a landmark",
                       "Number K of random cosines that make up a similarity.", 1, 10'000)
                    .logarithmic(),
                number(&O::gamma, "gamma", "Kernel coefficient γ",
                       "Frequencies are drawn from a normal law of variance 2γ, which is the "
                       "kernel exp(−γ ‖x − x′‖²); 0: one over the number of encoded columns.",
                       0, 1e6)
                    .zeroIs(OptionSpec::Zero::Automatic)
                    .logarithmic()
                    .onlyWith("tuning", {"fixed"}),
                number(&O::beta, "beta", "Weighting β",
                       "How strongly the features of a landmark are weighted by their loss; 0: all "
                       "alike.",
                       0, 1e6)
                    .logarithmic()
                    .onlyWith("tuning", {"fixed"}),
                choice(&O::model, "model", "Model on the similarities",
                       "What is fitted on the similarities to the landmarks: ridge or logistic "
                       "regression, or a linear support vector machine as in the paper (classes "
                       "only), whose C is one over 2nλ.",
                       {{PbrffModel::Logistic, "logistic", "Ridge or logistic regression"},
                        {PbrffModel::Svm, "svm", "Linear support vector machine"}})
                    .under("paper", PbrffModel::Svm)},
            lambdaFields<O>("Weight of the squared norm of the landmarks' weights, next to the "
                            "mean loss; used when penalty=fixed."));
    }
};

/// All landmarks side by side: cosines of ω·x − b, weighted by q, K for every landmark.
struct Similarities {
    Matrix frequencies;  // d × (L K)
    Vector shifts, weights;
    Index perLandmark = 1;
};

double agreement(const Task& task, std::int32_t one, std::int32_t other) {
    const auto a = static_cast<double>(task.y[static_cast<std::size_t>(one)]);
    const auto b = static_cast<double>(task.y[static_cast<std::size_t>(other)]);
    if (task.recipe->problem == Problem::Regression) return a * b;
    return a == b ? 1. : -1.;
}

std::optional<Similarities> learn(const Task& task, const PbrffOptions& options, Seed seed,
                                  const GoOn& goOn) {
    const auto& rows = task.split.train;
    const Index k = options.features, d = task.x.cols();
    const Matrix x = samplesAsDouble(task.x, rows);
    const double gamma =
        options.gamma > 0. ? options.gamma : 1. / static_cast<double>(varyingInputs(*task.recipe));
    Similarities all{Matrix(d, options.landmarks * k), Vector(options.landmarks * k),
                     Vector(options.landmarks * k), k};
    RandomStream draws(seed, StreamId::Landmarks);
    std::vector<std::int32_t> landmarks;
    for (int l = 0; l < options.landmarks; ++l)
        landmarks.push_back(rows[draws.below(static_cast<std::uint32_t>(rows.size()))]);
    const auto learnOne = [&](Index l) {
        RandomStream random(seed, StreamId::Boosting, static_cast<std::uint32_t>(l));
        Matrix frequencies(d, k);
        for (double& value : frequencies.reshaped())
            value = std::sqrt(2. * gamma) * random.normal();
        const std::int32_t landmark = landmarks[static_cast<std::size_t>(l)];
        Vector residuals(x.rows());
        for (Index i = 0; i < x.rows(); ++i)
            residuals[i] = agreement(task, landmark, rows[static_cast<std::size_t>(i)]);
        const Vector shifts =
            frequencies.transpose() * task.x.row(landmark).transpose().cast<double>();
        const WeakShifts waves(x, residuals, frequencies, WeakLoss::Exponential,
                               Sharing::ThisThread);
        all.frequencies.middleCols(l * k, k) = frequencies;
        all.shifts.segment(l * k, k) = shifts;
        all.weights.segment(l * k, k) =
            featureWeights(waves.lossOfEach(shifts), options.beta, x.rows());
    };
    std::atomic<bool> stopped{false};
    forEachBlock(options.landmarks, 1, [&](Index, Index l, Index) {
        if (!stopped && !goOn()) stopped = true;
        if (!stopped) learnOne(l);
    });
    if (stopped) return std::nullopt;
    return all;
}

FeatureSpace spaceOf(const TaskPtr& task, Similarities learned) {
    const auto all = std::make_shared<const Similarities>(std::move(learned));
    const Index landmarks = all->shifts.size() / all->perLandmark;
    FeatureSpace space;
    space.columns = landmarks;
    space.map = [task, all, landmarks](std::span<const std::int32_t> rows, Matrix& block) {
        const Matrix some = samplesAsDouble(task->x, rows);
        Matrix turns = some * (kQuarterTurns * all->frequencies);
        turns.rowwise() -= kQuarterTurns * all->shifts.transpose();
        Matrix cosines, sines;
        cosinesAndSines(turns, cosines, sines);
        const Index k = all->perLandmark;
        block.resize(some.rows(), landmarks);
        for (Index l = 0; l < landmarks; ++l)
            block.col(l).noalias() = cosines.middleCols(l * k, k) * all->weights.segment(l * k, k);
    };
    space.modelOf = [all](const LinearScores& scores) {
        auto basis = std::make_shared<FourierBasis>();
        basis->frequencies = all->frequencies;
        basis->phases = -all->shifts;
        FourierModel model;
        model.scale = Vector::Ones(all->frequencies.rows());
        model.weights.resize(all->weights.size(), scores.weights.cols());
        for (Index j = 0; j < all->weights.size(); ++j)
            model.weights.row(j) = all->weights[j] * scores.weights.row(j / all->perLandmark);
        model.basis = std::move(basis);
        model.intercept = scores.intercept;
        return model;
    };
    space.farSquare = [all](const LinearScores& scores) {
        double sum = 0.;
        for (Index j = 0; j < all->weights.size(); ++j)
            sum += 0.5 * scores.weights.row(j / all->perLandmark).squaredNorm() * all->weights[j] *
                   all->weights[j];
        return sum;
    };
    return space;
}

std::unique_ptr<LambdaSolver> pathOf(const TaskPtr& task, const PbrffOptions& options, Seed seed) {
    return (options.model == PbrffModel::Svm ? makeHingePath : makeFeaturePath)(
        task,
        [task, options, seed](const GoOn& goOn) -> std::optional<FeatureSpace> {
            auto learned = learn(*task, options, seed, goOn);
            if (!learned) return std::nullopt;
            return spaceOf(task, std::move(*learned));
        },
        options, seed);
}

/// γ ∈ 2^{−2…2}/d and β ∈ 10^{−2…2}, the widest kernel first.
std::unique_ptr<LambdaSolver> tunedPath(const TaskPtr& task, const PbrffOptions& options,
                                        Seed seed) {
    constexpr std::size_t kPowers = 5;
    const auto inputs = static_cast<double>(varyingInputs(*task->recipe));
    const auto optionsAt = [options, inputs](std::size_t place) {
        PbrffOptions one = options;
        one.gamma = std::ldexp(1. / inputs, static_cast<int>(place / kPowers) - 2);
        one.beta = std::pow(10., static_cast<double>(place % kPowers) - 2.);
        return one;
    };
    SettingsGrid grid;
    grid.count = kPowers * kPowers;
    if (options.penalty == LambdaChoice::Fixed) grid.lambda = options.lambda;
    grid.solverOf = [optionsAt, seed](const TaskPtr& some, std::size_t place) {
        return pathOf(some, optionsAt(place), seed);
    };
    grid.note = [optionsAt](std::size_t place) {
        const PbrffOptions chosen = optionsAt(place);
        return message("best-of-landmark-grid",
                       "γ = {:.3g} and β = {:.3g} have the lowest cross-validated loss of {} "
                       "pairs.",
                       chosen.gamma, chosen.beta, kPowers * kPowers);
    };
    return makeGridPath(task, std::move(grid));
}

/// Of machines whose decision values the validation rows make probabilities.
class CalibratedTrainer final : public Trainer {
public:
    explicit CalibratedTrainer(std::unique_ptr<Trainer> path) : path_(std::move(path)) {}

    std::vector<CurveSeries> series() const override { return path_->series(); }
    TickUnit tickUnit() const override { return path_->tickUnit(); }
    std::int64_t plannedTicks() const override { return path_->plannedTicks(); }
    Advance advance(const GoOn& goOn) override {
        Advance done = path_->advance(goOn);
        if (done.state == Advance::State::Finished)
            done.reason = sentences({done.reason, calibratedOnValidation()});
        return done;
    }
    PredictorPtr predictor() const override { return path_->predictor(); }
    bool learnsFromValidation() const override { return path_->predictor() != nullptr; }
    std::optional<Relevance> relevance() const override { return path_->relevance(); }
    PathPtr path() const override { return path_->path(); }
    Message stage() const override { return path_->stage(); }
    void settle() override { path_->settle(); }

private:
    std::unique_ptr<Trainer> path_;
};

Result<std::unique_ptr<Trainer>> makePbrff(TaskPtr task, const OptionValues& values, Seed seed) {
    const auto options = readOptions<PbrffOptions>(values);
    const auto fits = checkFeatureMemory(*task, options.landmarks, options, setFewerLandmarks());
    if (!fits) return tl::unexpected(fits.error());
    const double waves = static_cast<double>(options.landmarks) * options.features;
    const auto rows = static_cast<double>(task->split.train.size());
    const auto inputs = static_cast<double>(task->x.cols());
    constexpr double kMapped = 3. * 256.;  // rows that are mapped at a time, with sines and cosines
    const double bytes =
        8. * (inputs * (waves + rows) +
              availableThreads() * (kMapped * waves + 2. * rows * options.features));
    const auto room =
        checkMemory(bytes,
                    message("memory-of-landmarks", "{} landmarks of {} features", options.landmarks,
                            options.features),
                    message("set-fewer-landmarks-or-features", "set fewer landmarks or features"));
    if (!room) return tl::unexpected(room.error());
    const bool svm = options.model == PbrffModel::Svm;
    if (svm && task->recipe->problem == Problem::Regression)
        return fail(Fault::Usage,
                    message("svm-for-classes-only",
                            "The support vector machine on the similarities is for classes; set "
                            "model=logistic."));
    if (svm) {
        const double held = 8. * rows * options.landmarks * (options.folds + 3.);
        const auto kept =
            checkMemory(held,
                        message("memory-of-similarities", "The similarities of {} rows",
                                task->split.train.size()),
                        message("set-logistic-model", "set model=logistic"));
        if (!kept) return tl::unexpected(kept.error());
    }
    auto path = options.tuning == PbrffTuning::CrossValidate ? tunedPath(task, options, seed)
                                                             : pathOf(task, options, seed);
    auto trainer = makeLambdaTrainer(task, options, std::move(path));
    if (svm && !task->split.validation.empty())
        return std::make_unique<CalibratedTrainer>(std::move(trainer));
    return trainer;
}

}  // namespace

Method pbrffMethod() {
    return {"pbrff",
            "PBRFF",
            "Compares every row with landmarks drawn from the training rows, by small kernels made "
            "of random cosines that are weighted by how well they tell like from unlike, and fits "
            "ridge or logistic regression or a support vector machine on the similarities. The "
            "baseline of GBRFF, which learns "
            "its landmarks.",
            "Letarte, Morvant & Germain: Pseudo-Bayesian Learning with Kernel Fourier Transform as "
            "Prior (2019)",
            {Problem::Regression, Problem::Classification},
            {RunPart::Path},
            &schemaOf<PbrffOptions>,
            &makePbrff};
}

}  // namespace ardent

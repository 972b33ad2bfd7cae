#include "core/method/rffnet.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/method/rffnet_options.h"
#include "core/method/rffnet_start.h"
#include "core/method/top_k.h"
#include "core/model/metrics.h"
#include "core/random/random_stream.h"

namespace ardent {
namespace {

using Parameters = FourierParameters<float>;

Link linkFor(Loss loss) {
    switch (loss) {
        case Loss::Squared:
            return Link::Identity;
        case Loss::Logistic:
            return Link::Logistic;
        case Loss::Softmax:
            return Link::Softmax;
    }
    return Link::Identity;
}

constexpr double kInfinity = std::numeric_limits<double>::infinity();
constexpr double kOperationsPerPiece = 5e8;
constexpr Index kLargestLassoInputs = 5000;

class RffnetTrainer : public Trainer {
public:
    RffnetTrainer(TaskPtr task, RffnetOptions options, Seed seed);

    std::vector<CurveSeries> series() const override;
    std::string tickName() const override { return "epoch"; }
    Advance advance(Pulse& pulse) override;
    PredictorPtr predictor() const override;
    std::optional<Relevance> relevance() const override;
    std::optional<Selection> selection() const override { return selection_; }
    void settle() override;
    Result<> set(const std::string& option, const OptionValue& value) override;

private:
    enum class Stage { Start, Restarts, Epochs, Select, Done };

    std::unique_ptr<RffnetStepper<float>> freshStepper() const;
    Parameters freshParameters(std::uint32_t start) const;
    void beginEpoch();
    bool trainPiece();  ///< true when the epoch is complete
    Advance endEpoch();
    Advance start();
    Advance restartPiece();
    Advance select(Pulse& pulse);
    Advance diverged(const std::string& what);
    double validationLoss();
    double meanTrainingLoss() const;

    TaskPtr task_;
    RffnetOptions options_;
    Seed seed_;
    Loss loss_;
    std::shared_ptr<const FourierBasis> basis_;
    std::unique_ptr<RffnetStepper<float>> stepper_;
    Vector startScale_;
    Parameters parameters_, best_;
    Stage stage_ = Stage::Start;

    std::vector<std::int32_t> order_;
    std::uint32_t shuffles_ = 0;
    Index position_ = 0;
    double lossSum_ = 0.;

    int epoch_ = 0;
    int epochsWithoutGain_ = 0;
    double bestLoss_ = kInfinity;

    int restart_ = 0;
    int restartEpoch_ = 0;
    double bestRestartLoss_ = kInfinity;
    Parameters bestRestart_;

    std::string endReason_;
    std::optional<Selection> selection_;
};

RffnetTrainer::RffnetTrainer(TaskPtr task, RffnetOptions options, Seed seed)
    : task_(std::move(task)),
      options_(options),
      seed_(seed),
      loss_(lossFor(*task_->recipe)),
      basis_(std::make_shared<const FourierBasis>(
          drawBasis(options.sampler, task_->x.cols(), options.features, seed))),
      stepper_(freshStepper()) {}

std::unique_ptr<RffnetStepper<float>> RffnetTrainer::freshStepper() const {
    return std::make_unique<RffnetStepper<float>>(*basis_, loss_, task_->recipe->outputs(),
                                                  options_.optimiser, options_.blocks);
}

std::vector<CurveSeries> RffnetTrainer::series() const {
    const std::string what =
        loss_ == Loss::Squared ? "mean squared error" : "cross-entropy, natural log";
    std::vector<CurveSeries> result{{"train", "Training loss (" + what + ")"}};
    if (!task_->split.validation.empty())
        result.push_back({"validation", "Validation loss (" + what + ")"});
    return result;
}

Parameters RffnetTrainer::freshParameters(std::uint32_t start) const {
    Parameters fresh(options_.features, task_->recipe->outputs(), task_->x.cols());
    const double bound = 1. / std::sqrt(static_cast<double>(options_.features));
    RandomStream random(seed_, StreamId::InitialWeights, start);
    for (float& weight : fresh.weights())
        weight = static_cast<float>(random.uniform(-bound, bound));
    for (Index j = 0; j < startScale_.size(); ++j)
        fresh.scale()[static_cast<std::size_t>(j)] = static_cast<float>(startScale_[j]);
    return fresh;
}

Advance RffnetTrainer::start() {
    startScale_ = options_.initialiser == Initialiser::Lasso
                      ? lassoWeights(*task_)
                      : rangeOverDimension(task_->x, task_->split.train);
    parameters_ = freshParameters(0);
    best_ = parameters_;
    stage_ = options_.initialiser == Initialiser::Restart ? Stage::Restarts : Stage::Epochs;
    return {};
}

void RffnetTrainer::beginEpoch() {
    order_ = task_->split.train;
    RandomStream random(seed_, StreamId::Shuffle, shuffles_++);
    shuffle(order_, random);
    position_ = 0;
    lossSum_ = 0.;
}

bool RffnetTrainer::trainPiece() {
    const auto count = static_cast<Index>(task_->split.train.size());
    if (position_ == 0) beginEpoch();
    const double operationsPerRow =
        4. * static_cast<double>(task_->x.cols()) * static_cast<double>(options_.features);
    double budget = kOperationsPerPiece;
    while (position_ < count && budget > 0.) {
        const Index size = std::min<Index>(options_.batchSize, count - position_);
        const std::span rows(order_.data() + position_, static_cast<std::size_t>(size));
        const double loss = stepper_->step(task_->x.data(), task_->y, rows, parameters_,
                                           options_.learningRate, options_.alpha);
        lossSum_ += loss * static_cast<double>(size);
        position_ += size;
        budget -= operationsPerRow * static_cast<double>(size);
        if (!std::isfinite(loss)) return true;
    }
    if (position_ < count) return false;
    position_ = 0;
    return true;
}

double RffnetTrainer::meanTrainingLoss() const {
    return lossSum_ / static_cast<double>(task_->split.train.size());
}

double RffnetTrainer::validationLoss() {
    return stepper_->objective().loss(task_->x.data(), task_->y, task_->split.validation,
                                      parameters_);
}

Advance RffnetTrainer::diverged(const std::string& what) {
    stage_ = Stage::Done;
    parameters_ = best_;
    return {
        Advance::State::Diverged, std::nullopt,
        fmt::format("The {} was no longer finite in epoch {}; the best model before it is kept. "
                    "Halve learning_rate (now {}) and run again.",
                    what, epoch_ + 1, options_.learningRate)};
}

Advance RffnetTrainer::restartPiece() {
    if (restartEpoch_ == 0 && position_ == 0) {
        parameters_ = freshParameters(static_cast<std::uint32_t>(restart_));
        RandomStream noise(seed_, StreamId::Restarts, static_cast<std::uint32_t>(restart_));
        const double spread = 1. / static_cast<double>(task_->x.cols());
        for (float& scale : parameters_.scale())
            scale += static_cast<float>(spread * noise.normal());
        stepper_ = freshStepper();
    }
    if (!trainPiece()) return {};
    const double loss = meanTrainingLoss();
    if (++restartEpoch_ < options_.restartEpochs && std::isfinite(loss)) return {};
    position_ = 0;
    restartEpoch_ = 0;
    if (loss < bestRestartLoss_ && parameters_.isFinite()) {
        bestRestartLoss_ = loss;
        bestRestart_ = parameters_;
    }
    if (++restart_ < options_.restarts) return {};
    if (bestRestartLoss_ == kInfinity) return diverged("training loss of every start");
    parameters_ = bestRestart_;
    best_ = parameters_;
    stepper_ = freshStepper();
    stage_ = Stage::Epochs;
    return {};
}

Advance RffnetTrainer::endEpoch() {
    const double trainingLoss = meanTrainingLoss();
    if (!std::isfinite(trainingLoss)) return diverged("training loss");
    if (!parameters_.isFinite()) return diverged("model");
    const bool hasValidation = !task_->split.validation.empty();
    const double judged = hasValidation ? validationLoss() : trainingLoss;
    if (!std::isfinite(judged)) return diverged("validation loss");
    ++epoch_;
    const double unit = loss_ == Loss::Squared ? std::pow(task_->recipe->targetScale, 2) : 1.;
    std::vector<double> row{trainingLoss * unit};
    if (hasValidation) row.push_back(judged * unit);

    // Without validation rows nothing tells overfitting, so training goes on and the last model
    // counts.
    if (!hasValidation || judged < bestLoss_) {
        bestLoss_ = judged;
        best_ = parameters_;
        epochsWithoutGain_ = 0;
    } else {
        ++epochsWithoutGain_;
    }
    if (epochsWithoutGain_ >= options_.patience)
        endReason_ =
            fmt::format("No lower validation loss in {} epochs; the model of epoch {} is kept.",
                        options_.patience, epoch_ - epochsWithoutGain_);
    else if (epoch_ >= options_.maxEpochs)
        endReason_ = fmt::format("All {} epochs are done.", options_.maxEpochs);
    if (!endReason_.empty()) {
        parameters_ = best_;
        stage_ = Stage::Select;
    }
    return {Advance::State::Working, std::move(row), {}};
}

Advance RffnetTrainer::select(Pulse& pulse) {
    const auto& held =
        task_->split.validation.empty() ? task_->split.train : task_->split.validation;
    const bool regression = loss_ == Loss::Squared;
    const double unit = std::pow(task_->recipe->targetScale, 2);
    std::vector<int> labels;
    for (const std::int32_t row : held)
        labels.push_back(static_cast<int>(task_->y[static_cast<std::size_t>(row)]));
    const auto score = [&](const Matrix& scores) {
        if (!regression) {
            const Metrics metrics =
                classificationMetrics(labels, classProbabilities(linkFor(loss_), scores));
            return metric(metrics, "auc");
        }
        double sum = 0.;
        for (Index i = 0; i < scores.rows(); ++i)
            sum += std::pow(
                scores(i, 0) -
                    static_cast<double>(
                        task_->y[static_cast<std::size_t>(held[static_cast<std::size_t>(i)])]),
                2);
        return -unit * sum / static_cast<double>(held.size());
    };
    auto found = topK<float>(*basis_, parameters_, task_->x.data(), held,
                             inputGroups(*task_->recipe), score, [&] { return pulse.goOn(); });
    if (!found) return {};
    found->scoreKind =
        fmt::format("{} on {} rows", regression ? "negative mean squared error" : "AUC",
                    task_->split.validation.empty() ? "training" : "validation");
    selection_ = std::move(found);
    stage_ = Stage::Done;
    return {Advance::State::Finished, std::nullopt, endReason_};
}

Advance RffnetTrainer::advance(Pulse& pulse) {
    switch (stage_) {
        case Stage::Start:
            return start();
        case Stage::Restarts:
            return restartPiece();
        case Stage::Epochs:
            return trainPiece() ? endEpoch() : Advance{};
        case Stage::Select:
            return select(pulse);
        case Stage::Done:
            break;
    }
    return {Advance::State::Finished, std::nullopt, endReason_};
}

PredictorPtr RffnetTrainer::predictor() const {
    if (parameters_.values.empty()) return nullptr;
    FourierModel model;
    model.basis = basis_;
    model.scale = Eigen::Map<const Eigen::VectorXf>(parameters_.scale().data(), parameters_.inputs)
                      .cast<double>();
    using RowMajor = Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
    model.weights = Eigen::Map<const RowMajor>(parameters_.weights().data(), parameters_.features,
                                               parameters_.outputs)
                        .cast<double>();
    model.intercept = Vector::Zero(parameters_.outputs);
    return std::make_shared<const Predictor>(
        Predictor{task_->recipe, std::move(model), linkFor(loss_)});
}

std::optional<Relevance> RffnetTrainer::relevance() const {
    if (parameters_.values.empty()) return std::nullopt;
    Relevance relevance{"|γ|, kernel scale per standard deviation", {}, {}};
    const Vector scale =
        Eigen::Map<const Eigen::VectorXf>(parameters_.scale().data(), parameters_.inputs)
            .cast<double>();
    relevance.values = pooledNorms(scale, inputGroups(*task_->recipe));
    for (const SourceColumn& source : task_->recipe->sources)
        relevance.names.push_back(source.name);
    return relevance;
}

void RffnetTrainer::settle() {
    if (!best_.values.empty()) parameters_ = best_;
    stage_ = Stage::Done;
}

Result<> RffnetTrainer::set(const std::string& option, const OptionValue& value) {
    if (option == "learning_rate")
        options_.learningRate = std::get<double>(value);
    else if (option == "alpha")
        options_.alpha = std::get<double>(value);
    else
        return Trainer::set(option, value);
    return {};
}

Result<std::unique_ptr<Trainer>> makeRffnet(TaskPtr task, const OptionValues& values, Seed seed) {
    const auto options = readOptions<RffnetOptions>(values);
    if (options.initialiser == Initialiser::Lasso && task->x.cols() > kLargestLassoInputs)
        return fail(
            Fault::Usage,
            fmt::format("The lasso start needs a matrix of {0} × {0} numbers; above {1} encoded "
                        "columns choose initialiser=constant.",
                        task->x.cols(), kLargestLassoInputs));
    return std::make_unique<RffnetTrainer>(std::move(task), options, seed);
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
        &schemaOf<RffnetOptions>,
        &makeRffnet};
}

}  // namespace ardent

#include "core/method/metric/metric_trainings.h"

#include <algorithm>
#include <cmath>

#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr double kOperationsAPiece = 2e9;

using EpochLosses = std::vector<std::optional<FreeFourierTraining::Losses>>;  // one a training

/// A tick with the losses of the training that does best, where an epoch of any has ended.
PieceDone leastOf(const EpochLosses& losses, const MetricTask& data) {
    PieceDone piece;
    for (const auto& ended : losses)
        if (ended && (!piece.isTick || ended->validation * data.lossUnit < piece.validation))
            piece = tickOf(data, ended->train, ended->validation);
    return piece;
}

/// A tick with the mean of the folds' latest losses by their rows, which is that of all rows.
PieceDone meanOverFolds(const EpochLosses& losses, EpochLosses& latest, const MetricTask& data) {
    bool hasEnded = false;
    for (std::size_t i = 0; i < losses.size(); ++i) {
        if (!losses[i]) continue;
        latest[i] = losses[i];
        hasEnded = true;
    }
    if (!hasEnded) return {};
    double train = 0., validation = 0., count = 0.;
    for (const auto& one : latest) {
        if (!one) return {};
        train += one->rows * one->train;
        validation += one->rows * one->validation;
        count += one->rows;
    }
    return tickOf(data, train / count, validation / count);
}

/// While it lives, the run shows these trainings.
class ShownTrainings {
public:
    ShownTrainings(MetricRun& run, const MetricTrainings& trainings) : run_(run) {
        run_.running = &trainings;
    }
    ~ShownTrainings() { run_.running = nullptr; }
    ShownTrainings(const ShownTrainings&) = delete;

private:
    MetricRun& run_;
};

}  // namespace

void MetricTrainings::add(Message title, MetricTraining training) {
    titles.push_back(std::move(title));
    list.push_back(std::move(training));
}

const FreeFourierTraining& MetricTrainings::lead() const {
    return **std::ranges::min_element(list, {},
                                      [](const MetricTraining& one) { return one->lastLoss(); });
}

MetricTraining scaleTraining(MetricRun& run, double scale, int epochs) {
    MetricNet net = freshNet(run, allCoordinates(run.data.task), run.options.features);
    net.scale = Vector::Constant(net.base.rows(), scale);
    return std::make_unique<FreeFourierTraining>(
        run.data, std::move(net),
        trainingPlan(run, Freedom::Scale, epochs, run.options.learningRate));
}

MetricTraining metricTraining(MetricRun& run, const MetricStart& start, double rate) {
    MetricNet net = freshNet(run, coordinatesOf(run.data.task, start.set), run.options.features);
    net.metric = start.scale.asDiagonal();
    return std::make_unique<FreeFourierTraining>(
        run.data, std::move(net), trainingPlan(run, Freedom::Metric, 2 * run.pace.epochs, rate));
}

MetricTraining secondPassTraining(MetricRun& run, const MetricNet& from) {
    const Coordinates& at = *from.coordinates;
    const Matrix own =
        at.combinations.size() > 0 ? Matrix(at.combinations * from.metric) : from.metric;
    MetricNet net = freshNet(run, coordinatesOf(run.data.task, at.inputs, own),
                             2 * Index{run.options.features});
    net.metric = Matrix::Identity(own.cols(), own.cols());
    return std::make_unique<FreeFourierTraining>(
        run.data, std::move(net),
        trainingPlan(run, Freedom::Metric, 2 * run.pace.epochs, 0.5 * run.options.metricRate));
}

MetricTraining frequencyTraining(MetricRun& run, const MetricTask& rows, const MetricNet& from,
                                 int epochs) {
    ++run.draw;
    MetricNet net = from;
    net.base = from.frequencies();
    net.scale.resize(0);
    net.metric.resize(0, 0);
    return std::make_unique<FreeFourierTraining>(
        rows, std::move(net),
        trainingPlan(run, Freedom::Frequencies, epochs, run.options.frequencyRate));
}

Pieces trainTogether(MetricRun& run, Message stage, MetricTrainings trainings,
                     std::vector<MetricCandidate>& trained) {
    run.stage = std::move(stage);
    const ShownTrainings shown(run, trainings);
    auto& list = trainings.list;
    const auto count = std::ssize(list);
    double heaviest = 1.;
    for (const MetricTraining& one : list) heaviest = std::max(heaviest, one->operationsAStep());
    const auto steps = static_cast<Index>(std::ceil(kOperationsAPiece / heaviest));
    const auto isOver = [&] {
        return std::ranges::all_of(list, [](const MetricTraining& one) { return one->finished(); });
    };
    EpochLosses latest(list.size());
    bool hasTicked = false;
    while (!isOver()) {
        EpochLosses losses(list.size());
        forEachBlock(count, 1, [&](Index at, Index, Index) {
            const auto i = static_cast<std::size_t>(at);
            losses[i] =
                list[i]->advance(steps, count == 1 ? Sharing::AllThreads : Sharing::ThisThread);
        });
        PieceDone piece = trainings.areOfFolds ? meanOverFolds(losses, latest, run.data)
                                               : leastOf(losses, run.data);
        piece.beginsAnew = piece.isTick && !hasTicked;
        hasTicked = hasTicked || piece.isTick;
        co_yield piece;
    }
    for (std::size_t i = 0; i < list.size(); ++i)
        trained.push_back({trainings.titles[i], list[i]->best(), list[i]->bestLoss(), {}});
}

Pieces trainMetrics(MetricRun& run, const std::vector<MetricStart>& starts) {
    MetricTrainings trainings;
    for (const MetricStart& start : starts)
        trainings.add(message("metric-of", "Metric of {} variables", start.set.size()),
                      metricTraining(run, start, run.options.metricRate));
    Message stage = starts.size() == 1
                        ? trainings.titles.front()
                        : message("metric-of-sets", "Metric: {} sets of variables", starts.size());
    std::vector<MetricCandidate> metrics;
    for (auto part = trainTogether(run, std::move(stage), std::move(trainings), metrics);
         part.next();)
        co_yield part.piece();
    run.candidates.keepAll(std::move(metrics));
}

}  // namespace ardent

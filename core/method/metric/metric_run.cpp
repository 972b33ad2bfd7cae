#include "core/method/metric/metric_run.h"

#include <limits>

#include "core/method/metric/metric_split.h"

namespace ardent {
namespace {

/// Of half a row more of each class.
Vector startIntercept(const MetricTask& data) {
    if (data.loss == Loss::Squared) return Vector::Zero(data.outputs());
    Vector counts = Vector::Constant(std::ssize(data.task->recipe->classes), 0.5);
    for (const std::int32_t row : data.train)
        counts[static_cast<Index>(data.task->y[static_cast<std::size_t>(row)])] += 1.;
    return bestConstantScores(data.loss, counts);
}

}  // namespace

MetricRun::MetricRun(TaskPtr task, const MetricOptions& chosen, Seed ofRun)
    : data(metricTask(std::move(task), ofRun)),
      options(chosen),
      seed(ofRun),
      pace(metricPace(data, chosen)) {}

MetricNet freshNet(MetricRun& run, CoordinatesPtr coordinates, Index features) {
    FourierBasis basis =
        drawBasis(Sampler::Gaussian, coordinates->size(), features, run.seed, ++run.draw);
    MetricNet net;
    net.coordinates = std::move(coordinates);
    net.base = std::move(basis.frequencies);
    net.phases = std::move(basis.phases);
    net.weights = Matrix::Zero(features, run.data.outputs());
    net.intercept = startIntercept(run.data);
    return net;
}

MetricNet constantNet(MetricRun& run) {
    MetricNet net = freshNet(run, coordinatesOf(run.data.task, {Index{0}}), 1);
    net.scale = Vector::Zero(1);
    return net;
}

void keepConstant(MetricRun& run) {
    const MetricTask& data = run.data;
    const auto& rows = data.validation.empty() ? data.train : data.validation;
    MetricNet net = constantNet(run);
    const double loss = meanLoss(data, scoresOf(net, rows), rows);
    run.candidates.keep({"a constant", std::move(net), loss, {}});
}

TrainingPlan trainingPlan(const MetricRun& run, Freedom freedom, int epochs, double rate) {
    TrainingPlan plan;
    plan.freedom = freedom;
    plan.epochs = epochs;
    plan.rate = rate;
    plan.weightRate = run.options.learningRate;
    plan.ridge = run.options.alpha;
    plan.batchSize = run.pace.batchSize;
    plan.averages = freedom != Freedom::Scale;
    plan.seed = run.seed;
    plan.draw = run.draw;
    return plan;
}

PieceDone tickOf(const MetricTask& data, double train, double validation) {
    return {true, train * data.lossUnit, validation * data.lossUnit};
}

PieceDone tickOf(const MetricTask& data, double validation) {
    PieceDone single = tickOf(data, std::numeric_limits<double>::quiet_NaN(), validation);
    single.beginsAnew = true;
    return single;
}

}  // namespace ardent

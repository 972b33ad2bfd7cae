#include "core/method/metric/metric_prior.h"

#include <algorithm>

namespace ardent {
namespace {

std::vector<Index> inputsWith(const MetricNet& net, const std::vector<MetricWave>& waves) {
    std::vector<Index> inputs = net.coordinates->inputs;
    for (const MetricWave& wave : waves) inputs.push_back(wave.input);
    std::ranges::sort(inputs);
    inputs.erase(std::ranges::unique(inputs).begin(), inputs.end());
    return inputs;
}

}  // namespace

MetricPrior priorOf(const EvidenceSearch& search) {
    return {search.coordinates(), search.factor(), search.tau()};
}

MetricNet netUnder(MetricRun& run, const MetricPrior& prior, Index features) {
    if (!prior.coordinates) {
        const MetricNet none = freshNet(run, coordinatesOf(run.data.task, {}), 0);
        return withWaves(run, none, prior.waves);
    }
    MetricNet net = freshNet(run, prior.coordinates, features);
    if (prior.factor.cols() == 1)
        net.scale = prior.factor.col(0);
    else
        net.metric = prior.factor;
    return withWaves(run, net, prior.waves);
}

MetricNet withWaves(MetricRun& run, const MetricNet& net, const std::vector<MetricWave>& waves) {
    if (waves.empty()) return net;
    const std::vector<Index> inputs = inputsWith(net, waves);
    const Index own = net.features();
    const Index all = own + kWaveFeatures * std::ssize(waves);
    MetricNet wider;
    wider.coordinates = coordinatesOf(run.data.task, inputs);
    wider.base = Matrix::Zero(std::ssize(inputs), all);
    wider.phases = Vector::Zero(all);
    wider.weights = Matrix::Zero(all, net.weights.cols());
    wider.intercept = net.intercept;
    if (own > 0)
        wider.base.leftCols(own) =
            modelOf(net, run.data.task->x.cols()).basis->frequencies(inputs, Eigen::all);
    wider.phases.head(own) = net.phases;
    wider.weights.topRows(own) = net.weights;
    for (Index first = own; const MetricWave& wave : waves) {
        const FourierBasis fresh =
            drawBasis(Sampler::Gaussian, 1, kWaveFeatures, run.seed, ++run.draw);
        const Index row = std::ranges::lower_bound(inputs, wave.input) - inputs.begin();
        wider.base.row(row).segment(first, kWaveFeatures) =
            (wave.width * fresh.frequencies.row(0)).array() + wave.centre;
        wider.phases.segment(first, kWaveFeatures) = fresh.phases;
        first += kWaveFeatures;
    }
    return wider;
}

}  // namespace ardent

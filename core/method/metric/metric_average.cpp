#include "core/method/metric/metric_average.h"

#include <algorithm>

namespace ardent {
namespace {

constexpr double kLeastGain = 5e-4;

}  // namespace

MetricAverage greedyAverage(const MetricTask& data, const std::vector<Matrix>& scores,
                            const std::vector<std::int32_t>& rows, int most) {
    Matrix sum = Matrix::Zero(scores.front().rows(), scores.front().cols());
    MetricAverage average{std::vector<double>(scores.size(), 0.), 0.};
    int count = 0;
    while (count < most) {
        double best = 0.;
        std::size_t chosen = scores.size();
        for (std::size_t i = 0; i < scores.size(); ++i) {
            const double loss = meanLoss(data, (sum + scores[i]) / (count + 1.), rows);
            if (chosen == scores.size() || loss < best) {
                best = loss;
                chosen = i;
            }
        }
        if (count > 0 && !(best < (1. - kLeastGain) * average.loss)) break;
        sum += scores[chosen];
        average.shares[chosen] += 1.;
        average.loss = best;
        ++count;
    }
    for (double& share : average.shares) share /= count;
    return average;
}

MetricNet joined(const TaskPtr& task, const std::vector<MetricNet>& nets,
                 const std::vector<double>& shares) {
    std::vector<Index> inputs;
    Index features = 0;
    for (std::size_t i = 0; i < nets.size(); ++i) {
        if (shares[i] == 0.) continue;
        const auto& own = nets[i].coordinates->inputs;
        inputs.insert(inputs.end(), own.begin(), own.end());
        features += nets[i].features();
    }
    std::ranges::sort(inputs);
    inputs.erase(std::ranges::unique(inputs).begin(), inputs.end());
    MetricNet all;
    all.coordinates = coordinatesOf(task, inputs);
    const auto outputs = nets.front().weights.cols();
    all.base = Matrix::Zero(std::ssize(inputs), features);
    all.phases.resize(features);
    all.weights.resize(features, outputs);
    all.intercept = Vector::Zero(outputs);
    Index first = 0;
    for (std::size_t i = 0; i < nets.size(); ++i) {
        if (shares[i] == 0.) continue;
        const FourierModel model = modelOf(nets[i], task->x.cols());
        const Index own = nets[i].features();
        all.base.middleCols(first, own) = model.basis->frequencies(inputs, Eigen::all);
        all.phases.segment(first, own) = model.basis->phases;
        all.weights.middleRows(first, own) = shares[i] * model.weights;
        all.intercept += shares[i] * model.intercept;
        first += own;
    }
    return all;
}

}  // namespace ardent

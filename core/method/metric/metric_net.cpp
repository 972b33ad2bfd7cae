#include "core/method/metric/metric_net.h"

namespace ardent {

Matrix MetricNet::frequencies() const {
    if (scale.size() > 0) return scale.asDiagonal() * base;
    return metric.size() > 0 ? Matrix(metric * base) : base;
}

FourierModel modelOf(const MetricNet& net, Index inputs) {
    const Coordinates& at = *net.coordinates;
    Matrix own = net.frequencies();
    if (at.combinations.size() > 0) own = at.combinations * own;
    auto basis = std::make_shared<FourierBasis>();
    basis->frequencies = Matrix::Zero(inputs, net.features());
    for (std::size_t j = 0; j < at.inputs.size(); ++j)
        basis->frequencies.row(at.inputs[j]) = own.row(static_cast<Index>(j));
    basis->phases = net.phases;
    return {std::move(basis), Vector::Ones(inputs), net.weights, net.intercept, {}};
}

Matrix scoresOf(const MetricNet& net, const std::vector<std::int32_t>& rows) {
    FourierBasis basis{net.frequencies(), net.phases};
    const FourierModel model{std::make_shared<const FourierBasis>(std::move(basis)),
                             Vector::Ones(net.base.rows()),
                             net.weights,
                             net.intercept,
                             {}};
    return evaluate(model, *net.coordinates->u, rows);
}

double meanLoss(const MetricTask& data, const Matrix& scores,
                const std::vector<std::int32_t>& rows) {
    std::vector<double> targets;
    targets.reserve(rows.size());
    for (const std::int32_t row : rows)
        targets.push_back(static_cast<double>(data.task->y[static_cast<std::size_t>(row)]));
    const std::span<const double> values(scores.data(), static_cast<std::size_t>(scores.size()));
    return lossSum<double>(data.loss, targets, scores.rows(), scores.rows(), values, 1., {}) /
           static_cast<double>(rows.size());
}

}  // namespace ardent

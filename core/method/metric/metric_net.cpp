#include "core/method/metric/metric_net.h"

#include <numeric>

#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kRowsPerJob = 4096;

bool isWhole(const Task& task, const std::vector<Index>& inputs) {
    return std::ssize(inputs) == task.x.cols();
}

}  // namespace

CoordinatesPtr coordinatesOf(const TaskPtr& task, std::vector<Index> inputs) {
    if (isWhole(*task, inputs))
        return std::make_shared<const Coordinates>(Coordinates{
            std::move(inputs), {}, std::shared_ptr<const DesignMatrix>(task, &task->x)});
    auto u = std::make_shared<DesignMatrix>(task->x.rows(), std::ssize(inputs));
    forEachBlock(u->rows(), kRowsPerJob, [&](Index, Index first, Index size) {
        for (Index i = first; i < first + size; ++i)
            for (Index j = 0; j < u->cols(); ++j)
                (*u)(i, j) = task->x(i, inputs[static_cast<std::size_t>(j)]);
    });
    return std::make_shared<const Coordinates>(Coordinates{std::move(inputs), {}, std::move(u)});
}

CoordinatesPtr coordinatesOf(const TaskPtr& task, std::vector<Index> inputs, Matrix combinations) {
    const auto plain = coordinatesOf(task, inputs);
    const Eigen::MatrixXf factors = combinations.cast<float>();
    auto u = std::make_shared<DesignMatrix>(task->x.rows(), combinations.cols());
    forEachBlock(u->rows(), kRowsPerJob, [&](Index, Index first, Index size) {
        u->middleRows(first, size).noalias() = plain->u->middleRows(first, size) * factors;
    });
    return std::make_shared<const Coordinates>(
        Coordinates{std::move(inputs), std::move(combinations), std::move(u)});
}

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

#include "core/method/metric/posterior_mean.h"

#include "core/kernel/feature_map.h"
#include "core/train/feature_gram.h"
#include "core/train/logistic_fit.h"

namespace ardent {

std::optional<MetricNet> posteriorMean(const MetricTask& data,
                                       const std::vector<std::int32_t>& rows, MetricNet net,
                                       double tau, const GoOn& goOn) {
    const FourierBasis basis{net.frequencies(), net.phases};
    const Vector ones = Vector::Ones(net.base.rows());
    Matrix u(std::ssize(rows), net.base.rows());
    std::vector<std::int32_t> all(rows.size());
    std::vector<float> y(rows.size());
    for (std::size_t i = 0; i < rows.size(); ++i) {
        u.row(static_cast<Index>(i)) = net.coordinates->u->row(rows[i]).cast<double>();
        all[i] = static_cast<std::int32_t>(i);
        y[i] = data.task->y[static_cast<std::size_t>(rows[i])];
    }
    if (data.loss == Loss::Squared) {
        const Matrix targets =
            Eigen::Map<const Eigen::VectorXf>(y.data(), std::ssize(y)).cast<double>();
        const auto gram = featureGram(basis, ones, u, all, targets, goOn);
        if (!gram) return std::nullopt;
        const RidgeFit fit =
            ridgeFit(*gram, 1. / (tau * static_cast<double>(rows.size())), Intercept::Free);
        net.weights = fit.weights;
        net.intercept = fit.intercept;
        return net;
    }
    using RowMajor = Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>;
    const RowMajor byRow = u;
    const FeatureMap<double> map(basis, ones);
    Matrix z(u.rows(), net.features());
    map.map(byRow.data(), all, z, 0);
    LogisticRegression regression(heldRows(z), y, std::ssize(data.task->recipe->classes));
    const auto fit = regression.fit(1. / tau, nullptr, goOn,
                                    LbfgsSettings{.maxIterations = 50, .tolerance = 1e-4});
    if (!fit) return std::nullopt;
    net.weights = fit->scores.weights;
    net.intercept = fit->scores.intercept;
    return net;
}

}  // namespace ardent

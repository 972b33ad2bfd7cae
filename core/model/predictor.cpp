#include "core/model/predictor.h"

#include <numeric>

#include "core/base/check.h"

namespace ardent {

Matrix predictionsOf(const Predictor& predictor, const Matrix& scores) {
    if (predictor.link != Link::Identity) return classProbabilities(predictor.link, scores);
    return (scores.array() * predictor.recipe->targetScale + predictor.recipe->targetOffset)
        .matrix();
}

Matrix classProbabilities(Link link, const Matrix& scores) {
    if (link == Link::Logistic) {
        Matrix probabilities(scores.rows(), 2);
        probabilities.col(1) = (1. + (-scores.col(0).array()).exp()).inverse().matrix();
        probabilities.col(0) = (1. + scores.col(0).array().exp()).inverse().matrix();
        return probabilities;
    }
    check(link == Link::Softmax, "classProbabilities: the identity link has no classes");
    const Matrix weights = (scores.colwise() - scores.rowwise().maxCoeff()).array().exp().matrix();
    return weights.array().colwise() / weights.rowwise().sum().array();
}

Matrix predict(const Predictor& predictor, const DesignMatrix& x) {
    std::vector<std::int32_t> rows(static_cast<std::size_t>(x.rows()));
    std::iota(rows.begin(), rows.end(), 0);
    return predict(predictor, x, rows);
}

Matrix predict(const Predictor& predictor, const DesignMatrix& x,
               const std::vector<std::int32_t>& rows) {
    return predictionsOf(
        predictor,
        std::visit([&](const auto& model) { return evaluate(model, x, rows); }, predictor.model));
}

Result<Matrix> predict(const Predictor& predictor, const Table& table) {
    return encode(*predictor.recipe, table).map([&](const DesignMatrix& x) {
        return predict(predictor, x);
    });
}

}  // namespace ardent

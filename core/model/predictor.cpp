#include "core/model/predictor.h"

#include <cmath>

namespace ardent {
namespace {

Matrix applyLink(const Predictor& predictor, const Matrix& scores) {
    switch (predictor.link) {
        case Link::Identity:
            return (scores.array() * predictor.recipe->targetScale +
                    predictor.recipe->targetOffset)
                .matrix();
        case Link::Logistic: {
            Matrix probabilities(scores.rows(), 2);
            probabilities.col(1) = (1. + (-scores.col(0).array()).exp()).inverse().matrix();
            probabilities.col(0) = (1. + scores.col(0).array().exp()).inverse().matrix();
            return probabilities;
        }
        case Link::Softmax: {
            Matrix probabilities =
                (scores.colwise() - scores.rowwise().maxCoeff()).array().exp().matrix();
            return probabilities.array().colwise() / probabilities.rowwise().sum().array();
        }
    }
    return scores;
}

}  // namespace

Matrix predict(const Predictor& predictor, const DesignMatrix& x) {
    return applyLink(predictor, evaluate(predictor.model, x));
}

Matrix predict(const Predictor& predictor, const DesignMatrix& x,
               const std::vector<std::int32_t>& rows) {
    return applyLink(predictor, evaluate(predictor.model, x, rows));
}

Result<Matrix> predict(const Predictor& predictor, const Table& table) {
    return encode(*predictor.recipe, table).map([&](const DesignMatrix& x) {
        return predict(predictor, x);
    });
}

}  // namespace ardent

#include "core/model/predictor.h"

#include <algorithm>
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

std::optional<Matrix> predict(const Predictor& predictor, const DesignMatrix& x,
                              const std::vector<std::int32_t>& rows, const GoOn& goOn) {
    constexpr std::size_t kPieceRows = 4096;  // whole blocks of every kind of model
    Matrix all;
    for (std::size_t first = 0; first < rows.size(); first += kPieceRows) {
        if (!goOn()) return std::nullopt;
        const auto begin = rows.begin() + static_cast<std::ptrdiff_t>(first);
        const auto size = static_cast<std::ptrdiff_t>(std::min(kPieceRows, rows.size() - first));
        const Matrix some = predict(predictor, x, {begin, begin + size});
        if (first == 0) all.resize(std::ssize(rows), some.cols());
        all.middleRows(static_cast<Index>(first), size) = some;
    }
    return all;
}

Result<Matrix> predict(const Predictor& predictor, const Table& table) {
    return encode(*predictor.recipe, table).map([&](const EncodedTable& encoded) {
        return predict(predictor, encoded.x);
    });
}

}  // namespace ardent

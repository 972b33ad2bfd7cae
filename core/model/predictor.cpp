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

namespace {

/// All by the same code: the remainder of a vector loop would take another exp, which differs in
/// the last bit, so that equal rows would differ by where they stand.
void takeExp(Matrix& matrix) {
    constexpr Index kPack = 8;  // whole vectors on every machine
    for (Index first = 0; first < matrix.size(); first += kPack) {
        const Index count = std::min(kPack, matrix.size() - first);
        Eigen::Array<double, kPack, 1> pack = Eigen::Array<double, kPack, 1>::Zero();
        std::copy_n(matrix.data() + first, count, pack.data());
        pack = pack.exp().eval();
        std::copy_n(pack.data(), count, matrix.data() + first);
    }
}

}  // namespace

Matrix classProbabilities(Link link, const Matrix& scores) {
    if (link == Link::Logistic) {
        Matrix probabilities(scores.rows(), 2);
        probabilities.col(0) = scores.col(0);
        probabilities.col(1) = -scores.col(0);
        takeExp(probabilities);
        return (1. / (1. + probabilities.array())).matrix();
    }
    check(link == Link::Softmax, "classProbabilities: the identity link has no classes");
    Matrix weights = scores.colwise() - scores.rowwise().maxCoeff();
    takeExp(weights);
    Vector sum = Vector::Zero(weights.rows());
    for (const auto& weight : weights.colwise()) sum += weight;  // of all rows in one order
    return weights.array().colwise() / sum.array();
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

#include "core/model/predictor.h"

#include <algorithm>
#include <map>
#include <numeric>

#include "core/base/check.h"
#include "core/data/task/encoding.h"
#include "core/data/task/level_inputs.h"
#include "core/model/level_mean.h"

namespace ardent {

Matrix predictionsOf(const Predictor& predictor, const Matrix& scores) {
    if (predictor.link != Link::Identity) return classProbabilities(predictor.link, scores);
    const FittedRecipe& recipe = *predictor.recipe;
    Matrix values = (scores.array() * recipe.targetScale + recipe.targetOffset).matrix();
    if (recipe.targetTransform != Transform::None)
        for (double& value : values.reshaped()) value = original(recipe.targetTransform, value);
    return values;
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

/// Those of the sources in which the row has a gap.
std::vector<Index> gapsAt(const FittedRecipe& recipe, const std::vector<Index>& sources,
                          const std::vector<SourceInputs>& inputs, const DesignMatrix& x,
                          std::int32_t row) {
    std::vector<Index> gaps;
    for (const Index source : sources)
        if (hasGap(recipe, inputs[static_cast<std::size_t>(source)], x, row))
            gaps.push_back(source);
    return gaps;
}

/// Places in the list of rows by the sources in which they have gaps; rows without gaps are in
/// none.
std::map<std::vector<Index>, std::vector<std::size_t>> placesByGaps(
    const FittedRecipe& recipe, const DesignMatrix& x, const std::vector<std::int32_t>& rows) {
    std::map<std::vector<Index>, std::vector<std::size_t>> places;
    const std::vector<Index> sources = averagedSources(recipe);
    if (sources.empty()) return places;
    const std::vector<SourceInputs> inputs = sourceInputs(recipe);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        std::vector<Index> gaps = gapsAt(recipe, sources, inputs, x, rows[i]);
        if (!gaps.empty()) places[std::move(gaps)].push_back(i);
    }
    return places;
}

/// f at the rows (n × K), averaged over the levels of sources in which a row has gaps.
Matrix scoresOf(const Predictor& predictor, const DesignMatrix& x,
                const std::vector<std::int32_t>& rows) {
    return std::visit(
        [&](const auto& model) {
            Matrix scores = evaluate(model, x, rows);
            for (const auto& [sources, places] : placesByGaps(*predictor.recipe, x, rows)) {
                std::vector<std::int32_t> some;
                for (const std::size_t place : places) some.push_back(rows[place]);
                const Matrix mean =
                    evaluate(meanOverLevels(model, *predictor.recipe, sources), x, some);
                for (std::size_t i = 0; i < places.size(); ++i)
                    scores.row(static_cast<Index>(places[i])) = mean.row(static_cast<Index>(i));
            }
            return scores;
        },
        predictor.model);
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
    return predictionsOf(predictor, scoresOf(predictor, x, rows));
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

Predictor withoutGaps(const Predictor& predictor, const DesignMatrix& row,
                      std::span<const Index> varied) {
    const FittedRecipe& recipe = *predictor.recipe;
    std::vector<Index> gaps = gapsAt(recipe, averagedSources(recipe), sourceInputs(recipe), row, 0);
    std::erase_if(gaps,
                  [&](Index source) { return std::ranges::find(varied, source) != varied.end(); });
    auto filled = std::make_shared<FittedRecipe>(recipe);
    filled->unknownLevels = UnknownLevels::NoIndicator;
    Predictor there{std::move(filled), {}, predictor.link};
    std::visit([&](const auto& model) { there.model = meanOverLevels(model, recipe, gaps); },
               predictor.model);
    return there;
}

Result<Matrix> predict(const Predictor& predictor, const Table& table) {
    return encode(*predictor.recipe, table).map([&](const EncodedTable& encoded) {
        return predict(predictor, encoded.x);
    });
}

}  // namespace ardent

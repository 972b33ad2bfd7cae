#include "core/explain/surface.h"

#include <cmath>
#include <numbers>
#include <numeric>

#include "core/base/check.h"
#include "core/base/grid.h"
#include "core/explain/partial_dependence.h"
#include "core/explain/source_rows.h"

namespace ardent {

namespace {

/// Encoded values of a source along an axis of the grid.
std::vector<float> encodedAxis(const FittedRecipe& recipe, Vector sample, Index source,
                               const Range& range, Index steps) {
    const Index column = inputOfNumber(recipe, source);
    std::vector<float> values;
    values.reserve(static_cast<std::size_t>(steps));
    for (Index i = 0; i < steps; ++i) {
        sample(source) = gridPoint(range, i, steps);
        values.push_back(encodeRow(recipe, sample)(column));
    }
    return values;
}

/// The model along two of its inputs with the others as in `row` (d): another Fourier model, of two
/// inputs, whose phases have taken in what the others turn.
FourierModel alongTwo(const FourierModel& model, Vector row, Index first, Index second) {
    row(first) = row(second) = 0.;
    const Matrix& frequencies = model.basis->frequencies;
    FourierBasis basis{Matrix(2, frequencies.cols()), model.basis->phases};
    basis.frequencies << frequencies.row(first), frequencies.row(second);
    basis.phases += frequencies.transpose() * model.scale.cwiseProduct(row);
    constexpr double kTurn = 2. * std::numbers::pi;
    for (double& phase : basis.phases) phase -= kTurn * std::floor(phase / kTurn);
    FourierModel slice = model;
    slice.basis = std::make_shared<const FourierBasis>(std::move(basis));
    slice.scale = Eigen::Vector2d(model.scale(first), model.scale(second));
    if (model.linear.size() == 0) return slice;
    slice.intercept += model.linear * row;
    slice.linear.resize(model.outputs(), 2);
    slice.linear << model.linear.col(first), model.linear.col(second);
    return slice;
}

std::optional<Matrix> predictAll(const Predictor& predictor, const DesignMatrix& grid,
                                 const GoOn& goOn) {
    std::vector<std::int32_t> rows(static_cast<std::size_t>(grid.rows()));
    std::iota(rows.begin(), rows.end(), 0);
    return predict(predictor, grid, rows, goOn);
}

/// Puts all pairs of the axes' values into two columns, the second's values changing faster.
void fillGrid(DesignMatrix& grid, Index firstColumn, const std::vector<float>& xs,
              Index secondColumn, const std::vector<float>& ys) {
    Index row = 0;
    for (const float x : xs)
        for (const float y : ys) {
            grid(row, firstColumn) = x;
            grid(row++, secondColumn) = y;
        }
}

}  // namespace

std::optional<Matrix> sliceSurface(const Predictor& predictor, const SliceChoice& choice,
                                   const GoOn& goOn) {
    const FittedRecipe& recipe = *predictor.recipe;
    check(choice.steps >= 2, "a grid needs 2 steps an axis, not {}", choice.steps);
    check(choice.first != choice.second, "a slice needs two different sources");
    check(choice.others.size() == static_cast<Index>(recipe.sources.size()),
          "{} fixed values for {} sources", choice.others.size(), recipe.sources.size());
    const Index steps = choice.steps;
    const std::vector<float> xs = encodedAxis(recipe, choice.others, choice.first, choice.x, steps);
    const std::vector<float> ys =
        encodedAxis(recipe, choice.others, choice.second, choice.y, steps);

    const Index firstColumn = inputOfNumber(recipe, choice.first);
    const Index secondColumn = inputOfNumber(recipe, choice.second);
    const auto others = encodeRow(recipe, choice.others);
    if (const FourierModel* model = predictor.fourier()) {
        DesignMatrix grid(steps * steps, 2);
        fillGrid(grid, 0, xs, 1, ys);
        const FourierModel slice =
            alongTwo(*model, others.cast<double>(), firstColumn, secondColumn);
        return predictAll(Predictor{predictor.recipe, slice, predictor.link}, grid, goOn);
    }
    DesignMatrix grid = others.transpose().replicate(steps * steps, 1);
    fillGrid(grid, firstColumn, xs, secondColumn, ys);
    return predictAll(predictor, grid, goOn);
}

std::optional<Matrix> averagedSurface(const Predictor& predictor, const DesignMatrix& x,
                                      const std::vector<std::int32_t>& rows,
                                      const SliceChoice& choice, const GoOn& goOn) {
    const auto axis = [&](Index source, const Range& range) {
        EffectAxis result;
        result.source = source;
        for (Index i = 0; i < choice.steps; ++i)
            result.values.push_back(gridPoint(range, i, choice.steps));
        return result;
    };
    const auto found = jointDependence(predictor, x, rows, axis(choice.first, choice.x),
                                       axis(choice.second, choice.y), goOn);
    if (!found) return std::nullopt;
    const std::vector<Matrix>& means = found->finding.mean;
    Matrix surface(choice.steps * choice.steps, std::ssize(means));
    for (Index c = 0; c < surface.cols(); ++c) {
        const Matrix byFirst = means[static_cast<std::size_t>(c)].transpose();
        surface.col(c) = byFirst.reshaped();
    }
    if (predictor.link == Link::Identity) return surface;
    return classProbabilities(predictor.link, surface);
}

}  // namespace ardent

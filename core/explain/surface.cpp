#include "core/explain/surface.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

#include "core/base/check.h"
#include "core/base/grid.h"
#include "core/data/sources.h"
#include "core/explain/partial_dependence.h"

namespace ardent {

namespace {

/// A number, or the position of a level.
double placeOf(const SourceColumn& column, const Range& range, Index i, Index count) {
    return column.type == ColumnType::Numeric ? gridPoint(range, i, count) : static_cast<double>(i);
}

/// A source along an axis of the grid.
struct EncodedAxis {
    Index first = 0;      ///< input
    DesignMatrix inputs;  ///< places × inputs

    Index count() const { return inputs.cols(); }
};

EncodedAxis encodedAxis(const FittedRecipe& recipe, Vector sample, Index source, const Range& range,
                        Index steps) {
    const SourceInputs at = sourceInputs(recipe)[static_cast<std::size_t>(source)];
    const SourceColumn& column = recipe.sources[static_cast<std::size_t>(source)];
    const Index count = placesAlong(recipe, source, steps);
    EncodedAxis axis{at.first, DesignMatrix(count, at.count)};
    for (Index i = 0; i < count; ++i) {
        sample(source) = placeOf(column, range, i, count);
        axis.inputs.row(i) = encodeRow(recipe, sample).segment(at.first, at.count).transpose();
    }
    return axis;
}

/// The model along the inputs of two sources with the others as in `row` (d): another Fourier
/// model, of those inputs, whose phases have taken in what the others turn.
FourierModel alongTwo(const FourierModel& model, Vector row, const EncodedAxis& x,
                      const EncodedAxis& y) {
    std::vector<Index> inputs;
    for (const EncodedAxis* axis : {&x, &y})
        for (Index j = 0; j < axis->count(); ++j) inputs.push_back(axis->first + j);
    row(inputs).setZero();
    FourierBasis basis{model.basis->frequencies(inputs, Eigen::all), model.basis->phases};
    basis.phases += model.basis->frequencies.transpose() * model.scale.cwiseProduct(row);
    constexpr double kTurn = 2. * std::numbers::pi;
    for (double& phase : basis.phases) phase -= kTurn * std::floor(phase / kTurn);
    FourierModel slice = model;
    slice.basis = std::make_shared<const FourierBasis>(std::move(basis));
    slice.scale = model.scale(inputs);
    if (model.linear.size() == 0) return slice;
    slice.intercept += model.linear * row;
    slice.linear = model.linear(Eigen::all, inputs);
    return slice;
}

std::optional<Matrix> predictAll(const Predictor& predictor, const DesignMatrix& grid,
                                 const GoOn& goOn) {
    std::vector<std::int32_t> rows(static_cast<std::size_t>(grid.rows()));
    std::iota(rows.begin(), rows.end(), 0);
    return predict(predictor, grid, rows, goOn);
}

/// Puts all pairs of the axes' places into columns, the second's places changing faster.
void fillGrid(DesignMatrix& grid, Index xColumn, const EncodedAxis& x, Index yColumn,
              const EncodedAxis& y) {
    Index row = 0;
    for (Index i = 0; i < x.inputs.rows(); ++i)
        for (Index j = 0; j < y.inputs.rows(); ++j) {
            grid.row(row).segment(xColumn, x.count()) = x.inputs.row(i);
            grid.row(row++).segment(yColumn, y.count()) = y.inputs.row(j);
        }
}

}  // namespace

Index placesAlong(const FittedRecipe& recipe, Index source, Index steps) {
    const SourceColumn& column = recipe.sources[static_cast<std::size_t>(source)];
    return column.type == ColumnType::Numeric ? steps : std::ssize(column.levels);
}

std::optional<Matrix> sliceSurface(const Predictor& predictor, const SliceChoice& choice,
                                   const GoOn& goOn) {
    const FittedRecipe& recipe = *predictor.recipe;
    check(choice.steps >= 2, "a grid needs 2 steps an axis, not {}", choice.steps);
    check(choice.first != choice.second, "a slice needs two different sources");
    check(choice.others.size() == static_cast<Index>(recipe.sources.size()),
          "{} fixed values for {} sources", choice.others.size(), recipe.sources.size());
    const Index steps = choice.steps;
    const EncodedAxis x = encodedAxis(recipe, choice.others, choice.first, choice.x, steps);
    const EncodedAxis y = encodedAxis(recipe, choice.others, choice.second, choice.y, steps);
    const Index places = x.inputs.rows() * y.inputs.rows();
    const auto others = encodeRow(recipe, choice.others);
    if (const FourierModel* model = predictor.fourier()) {
        DesignMatrix grid(places, x.count() + y.count());
        fillGrid(grid, 0, x, x.count(), y);
        const FourierModel slice = alongTwo(*model, others.cast<double>(), x, y);
        return predictAll(Predictor{predictor.recipe, slice, predictor.link}, grid, goOn);
    }
    DesignMatrix grid = others.transpose().replicate(places, 1);
    fillGrid(grid, x.first, x, y.first, y);
    return predictAll(predictor, grid, goOn);
}

std::optional<Matrix> averagedSurface(const Predictor& predictor, const DesignMatrix& x,
                                      const std::vector<std::int32_t>& rows,
                                      const SliceChoice& choice, const GoOn& goOn) {
    const auto axis = [&](Index source, const Range& range) {
        EffectAxis result;
        result.source = source;
        const SourceColumn& column = predictor.recipe->sources[static_cast<std::size_t>(source)];
        const Index count = placesAlong(*predictor.recipe, source, choice.steps);
        for (Index i = 0; i < count; ++i) result.values.push_back(placeOf(column, range, i, count));
        return result;
    };
    const auto found = jointDependence(predictor, x, rows, axis(choice.first, choice.x),
                                       axis(choice.second, choice.y), goOn);
    if (!found) return std::nullopt;
    const std::vector<Matrix>& means = found->finding.mean;
    Matrix surface(means.front().size(), std::ssize(means));
    for (Index c = 0; c < surface.cols(); ++c) {
        const Matrix byFirst = means[static_cast<std::size_t>(c)].transpose();
        surface.col(c) = byFirst.reshaped();
    }
    if (predictor.link == Link::Identity) return surface;
    return classProbabilities(predictor.link, surface);
}

}  // namespace ardent

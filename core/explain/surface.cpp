#include "core/explain/surface.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <numbers>
#include <numeric>

#include "core/base/check.h"
#include "core/base/grid.h"
#include "core/data/task/encoding.h"
#include "core/data/task/sources.h"
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

/// All pairs of two axes' places as rows of inputs, the second's places changing faster.
struct Grid {
    const EncodedAxis& x;
    const EncodedAxis& y;
    Index xColumn, yColumn;          ///< where their inputs stand in a row
    const Eigen::RowVectorXf& rest;  ///< a row; the axes' inputs in it are not used
};

/// Strip by strip, so that only so many places are in memory at once.
std::optional<Matrix> predictGrid(const Predictor& predictor, const Grid& grid, const GoOn& goOn) {
    constexpr Index kPlacesAStrip = 4096;
    const Index ny = grid.y.inputs.rows();
    const Index places = grid.x.inputs.rows() * ny;
    DesignMatrix strip = grid.rest.replicate(std::min(places, kPlacesAStrip), 1);
    std::vector<std::int32_t> rows(static_cast<std::size_t>(strip.rows()));
    std::iota(rows.begin(), rows.end(), 0);
    Matrix surface;
    for (Index first = 0; first < places; first += kPlacesAStrip) {
        const Index count = std::min(kPlacesAStrip, places - first);
        for (Index i = 0; i < count; ++i) {
            auto row = strip.row(i);
            row.segment(grid.xColumn, grid.x.count()) = grid.x.inputs.row((first + i) / ny);
            row.segment(grid.yColumn, grid.y.count()) = grid.y.inputs.row((first + i) % ny);
        }
        rows.resize(static_cast<std::size_t>(count));
        const auto predicted = predict(predictor, strip, rows, goOn);
        if (!predicted) return std::nullopt;
        if (first == 0) surface.resize(places, predicted->cols());
        surface.middleRows(first, count) = *predicted;
    }
    return surface;
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
    const Eigen::RowVectorXf others = encodeRow(recipe, choice.others).transpose();
    if (predictor.fourier() != nullptr) {
        const Predictor there =
            withoutGaps(predictor, others, std::array{choice.first, choice.second});
        const FourierModel slice =
            alongTwo(*there.fourier(), others.transpose().cast<double>(), x, y);
        const Eigen::RowVectorXf none = Eigen::RowVectorXf::Zero(x.count() + y.count());
        return predictGrid(Predictor{there.recipe, slice, predictor.link},
                           {x, y, 0, x.count(), none}, goOn);
    }
    return predictGrid(predictor, {x, y, x.first, y.first, others}, goOn);
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

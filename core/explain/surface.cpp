#include "core/explain/surface.h"

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

}  // namespace

Matrix sliceSurface(const Predictor& predictor, const SliceChoice& choice) {
    const FittedRecipe& recipe = *predictor.recipe;
    check(choice.steps >= 2, "a grid needs 2 steps an axis, not {}", choice.steps);
    check(choice.first != choice.second, "a slice needs two different sources");
    check(choice.others.size() == static_cast<Index>(recipe.sources.size()),
          "{} fixed values for {} sources", choice.others.size(), recipe.sources.size());
    const Index steps = choice.steps;
    const std::vector<float> xs = encodedAxis(recipe, choice.others, choice.first, choice.x, steps);
    const std::vector<float> ys =
        encodedAxis(recipe, choice.others, choice.second, choice.y, steps);

    DesignMatrix grid = encodeRow(recipe, choice.others).transpose().replicate(steps * steps, 1);
    const Index firstColumn = inputOfNumber(recipe, choice.first);
    const Index secondColumn = inputOfNumber(recipe, choice.second);
    for (Index i = 0; i < steps; ++i) {
        for (Index j = 0; j < steps; ++j) {
            grid(i * steps + j, firstColumn) = xs[static_cast<std::size_t>(i)];
            grid(i * steps + j, secondColumn) = ys[static_cast<std::size_t>(j)];
        }
    }
    return predict(predictor, grid);
}

Matrix averagedSurface(const Predictor& predictor, const DesignMatrix& x,
                       const std::vector<std::int32_t>& rows, const SliceChoice& choice) {
    const auto axis = [&](Index source, const Range& range) {
        EffectAxis result;
        result.source = source;
        for (Index i = 0; i < choice.steps; ++i)
            result.values.push_back(gridPoint(range, i, choice.steps));
        return result;
    };
    const std::vector<Matrix> means =
        jointDependence(predictor, x, rows, axis(choice.first, choice.x),
                        axis(choice.second, choice.y))
            ->finding.mean;
    Matrix surface(choice.steps * choice.steps, std::ssize(means));
    for (Index c = 0; c < surface.cols(); ++c) {
        const Matrix byFirst = means[static_cast<std::size_t>(c)].transpose();
        surface.col(c) = byFirst.reshaped();
    }
    if (predictor.link == Link::Identity) return surface;
    return classProbabilities(predictor.link, surface);
}

}  // namespace ardent

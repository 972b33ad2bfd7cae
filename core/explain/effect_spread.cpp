#include "core/explain/effect_spread.h"

#include <algorithm>
#include <cmath>

#include "core/base/check.h"
#include "core/data/task/drawn_rows.h"
#include "core/data/task/missing_marks.h"
#include "core/explain/level_waves.h"
#include "core/explain/partial_dependence.h"
#include "core/explain/source_rows.h"

namespace ardent {
namespace {

constexpr Index kSpreadRows = 500;
constexpr std::size_t kSpreadPoints = 64;

/// A column at points that share its distribution over the rows.
struct Weighted {
    EffectAxis axis;
    std::vector<double> weights;  ///< sum 1
};

/// Evenly spaced quantiles.
void spread(std::vector<double> values, Weighted& result) {
    std::ranges::sort(values);
    const std::size_t points = std::min(kSpreadPoints, values.size());
    for (std::size_t p = 0; p < points; ++p)
        result.axis.values.push_back(values[(2 * p + 1) * values.size() / (2 * points)]);
    result.weights.assign(points, 1. / static_cast<double>(points));
}

Weighted weightedAxis(const FittedRecipe& recipe, const DesignMatrix& x, Rows rows, Index source) {
    const SourceInputs inputs = sourceInputs(recipe)[static_cast<std::size_t>(source)];
    const SourceColumn& column = recipe.sources[static_cast<std::size_t>(source)];
    Weighted result;
    result.axis.source = source;
    result.axis.name = column.name;
    if (inputs.numeric) {
        const auto known = rowsWithNumber(recipe, inputs, x, {rows.begin(), rows.end()});
        spread(sourceValues(recipe, x, source, known), result);
        return result;
    }
    result.axis.levels = column.levels;
    result.weights.assign(column.levels.size(), 0.);
    double known = 0.;
    for (const Index state : observedStates(recipe, source, inputs, x, rows))
        if (const auto level = static_cast<std::size_t>(state); level < column.levels.size()) {
            result.weights[level] += 1.;
            known += 1.;
        }
    for (std::size_t level = 0; level < column.levels.size(); ++level) {
        result.axis.values.push_back(static_cast<double>(level));
        result.weights[level] /= std::max(1., known);
    }
    return result;
}

double deviation(const Matrix& curve, const std::vector<double>& weights) {
    const Eigen::Map<const Vector> w(weights.data(), std::ssize(weights));
    const Matrix centred = curve.rowwise() - w.transpose() * curve;
    return std::sqrt(std::max(0., (w.transpose() * centred.cwiseAbs2()).sum()));
}

}  // namespace

std::optional<Relevance> effectSpreads(const Predictor& predictor, const DesignMatrix& x,
                                       const std::vector<std::int32_t>& rows,
                                       std::span<const Index> sources, const GoOn& goOn) {
    check(!rows.empty(), "effects need rows");
    const FittedRecipe& recipe = *predictor.recipe;
    const std::vector<std::int32_t> some = drawnRows(rows, kSpreadRows, kLookSeed);
    std::vector<EffectAxis> axes;
    std::vector<std::vector<double>> weights;
    for (const Index source : sources) {
        Weighted weighted = weightedAxis(recipe, x, some, source);
        axes.push_back(std::move(weighted.axis));
        weights.push_back(std::move(weighted.weights));
    }
    const auto curves = partialDependences(predictor, x, some, axes, goOn);
    if (!curves) return std::nullopt;
    Relevance spreads{
        message("effect-spread", "standard deviation of the variable's mean effect, {}",
                outputUnit(predictor)),
        sourceNames(recipe), std::vector(recipe.sources.size(), 0.)};
    for (std::size_t i = 0; i < axes.size(); ++i)
        spreads.values[static_cast<std::size_t>(axes[i].source)] =
            deviation((*curves)[i].mean, weights[i]);
    return spreads;
}

}  // namespace ardent

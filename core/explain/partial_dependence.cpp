#include "core/explain/partial_dependence.h"

#include <algorithm>
#include <array>

#include "core/base/check.h"
#include "core/explain/kernel_dependence.h"
#include "core/explain/level_waves.h"
#include "core/explain/point_inputs.h"
#include "core/explain/rest_waves.h"
#include "core/explain/source_rows.h"
#include "core/explain/tree_dependence.h"

namespace ardent {
namespace {

SourceWaves axisWaves(const ClosedForm& form, const FittedRecipe& recipe, const EffectAxis& axis) {
    const SourceInputs source = sourceInputs(recipe)[static_cast<std::size_t>(axis.source)];
    return sourceWaves(form, source, pointInputs(recipe, source, axis));
}

/// f of output c at every point with each of the rests: points × rests.
Matrix valuesAt(const ClosedForm& form, const SourceWaves& axis, const RestWaves& rest, Index c) {
    const auto weights = form.weights.col(c).asDiagonal();
    Matrix values = axis.cosines.transpose() * (weights * rest.cosines) -
                    axis.sines.transpose() * (weights * rest.sines);
    values.colwise() += axis.linear.row(c).transpose();
    values.rowwise() += rest.linear.row(c);
    return values;
}

Matrix meanCurve(const ClosedForm& form, const SourceWaves& axis, const RestWaves& rest) {
    Matrix mean(axis.linear.cols(), form.outputs());
    for (Index c = 0; c < form.outputs(); ++c) mean.col(c) = valuesAt(form, axis, rest, c);
    return mean;
}

/// Of a model without closed forms.
std::optional<std::vector<Matrix>> meansOf(const Predictor& predictor, const DesignMatrix& x,
                                           const std::vector<std::int32_t>& rows,
                                           std::span<const EffectAxis> axes, const GoOn& goOn) {
    return predictor.trees() ? treeMeans(predictor, x, rows, axes, goOn)
                             : kernelMeans(predictor, x, rows, axes, goOn);
}

std::optional<EffectCurve> openCurve(const Predictor& predictor, const DesignMatrix& x,
                                     const std::vector<std::int32_t>& rows, const EffectAxis& axis,
                                     const std::vector<std::int32_t>& individual,
                                     const GoOn& goOn) {
    const auto means = meansOf(predictor, x, rows, {&axis, 1}, goOn);
    if (!means) return std::nullopt;
    EffectCurve curve{axis, outputUnit(predictor), {}, {}};
    curve.mean.resize(std::ssize(axis.values), std::ssize(*means));
    for (Index c = 0; c < curve.mean.cols(); ++c)
        curve.mean.col(c) = (*means)[static_cast<std::size_t>(c)];
    if (individual.empty()) return curve;
    auto alone = rowDependence(predictor, x, individual, axis, goOn);
    if (!alone) return std::nullopt;
    curve.individual = std::move(*alone);
    return curve;
}

std::optional<EffectCurve> closedCurve(const Predictor& predictor, const DesignMatrix& x,
                                       const std::vector<std::int32_t>& rows,
                                       const EffectAxis& axis,
                                       const std::vector<std::int32_t>& individual,
                                       const GoOn& goOn) {
    auto curves = partialDependences(predictor, x, rows, {axis}, goOn);
    if (!curves) return std::nullopt;
    EffectCurve curve = std::move(curves->front());
    if (individual.empty()) return curve;
    const ClosedForm form = closedForm(predictor);
    const std::array leftOut{axis.source};
    const RestWaves rest = restWaves(form, *predictor.recipe, x, individual, leftOut);
    const SourceWaves waves = axisWaves(form, *predictor.recipe, axis);
    for (Index c = 0; c < form.outputs(); ++c)
        curve.individual.push_back(valuesAt(form, waves, rest, c));
    return curve;
}

std::optional<std::vector<Matrix>> closedSurface(const Predictor& predictor, const DesignMatrix& x,
                                                 const std::vector<std::int32_t>& rows,
                                                 const EffectAxis& first, const EffectAxis& second,
                                                 const GoOn& goOn) {
    const ClosedForm form = closedForm(predictor);
    const auto means =
        restMeans(form, *predictor.recipe, x, rows, {{first.source, second.source}}, goOn);
    if (!means) return std::nullopt;
    const RestWaves& mean = means->front();
    const SourceWaves across = axisWaves(form, *predictor.recipe, first);
    const SourceWaves along = axisWaves(form, *predictor.recipe, second);
    const auto meanCosine = mean.cosines.col(0).asDiagonal();
    const auto meanSine = mean.sines.col(0).asDiagonal();
    RestWaves rest;
    rest.cosines = meanCosine * across.cosines - meanSine * across.sines;
    rest.sines = meanCosine * across.sines + meanSine * across.cosines;
    rest.linear = across.linear.colwise() + mean.linear.col(0);
    std::vector<Matrix> surface;
    for (Index c = 0; c < form.outputs(); ++c)
        surface.push_back(valuesAt(form, along, rest, c).transpose());
    return surface;
}

}  // namespace

std::optional<std::vector<EffectCurve>> partialDependences(const Predictor& predictor,
                                                           const DesignMatrix& x,
                                                           const std::vector<std::int32_t>& rows,
                                                           const std::vector<EffectAxis>& axes,
                                                           const GoOn& goOn) {
    const ClosedForm form = closedForm(predictor);
    std::vector<std::vector<Index>> leftOut;
    for (const EffectAxis& axis : axes) leftOut.push_back({axis.source});
    const auto rest = restMeans(form, *predictor.recipe, x, rows, leftOut, goOn);
    if (!rest) return std::nullopt;
    std::vector<EffectCurve> curves;
    for (std::size_t a = 0; a < axes.size(); ++a)
        curves.push_back({axes[a],
                          outputUnit(predictor),
                          meanCurve(form, axisWaves(form, *predictor.recipe, axes[a]), (*rest)[a]),
                          {}});
    return curves;
}

std::optional<Explained<EffectCurve>> partialDependence(
    const Predictor& predictor, const DesignMatrix& x, const std::vector<std::int32_t>& rows,
    const EffectAxis& axis, const std::vector<std::int32_t>& individual, const GoOn& goOn) {
    auto curve = predictor.fourier() ? closedCurve(predictor, x, rows, axis, individual, goOn)
                                     : openCurve(predictor, x, rows, axis, individual, goOn);
    if (!curve) return std::nullopt;
    return Explained<EffectCurve>{
        std::move(*curve),
        message("effect-meaning",
                "The model's mean output (before the link) when {} is set to the value shown in "
                "each of {} rows and the other columns stay as they are; where columns are "
                "correlated it averages over combinations that do not occur.",
                axis.name, rows.size())};
}

std::optional<Explained<EffectSurface>> jointDependence(
    const Predictor& predictor, const DesignMatrix& x, const std::vector<std::int32_t>& rows,
    const EffectAxis& first, const EffectAxis& second, const GoOn& goOn) {
    check(first.source != second.source, "a surface needs two different sources");
    auto mean = predictor.fourier() ? closedSurface(predictor, x, rows, first, second, goOn)
                                    : meansOf(predictor, x, rows, std::array{first, second}, goOn);
    if (!mean) return std::nullopt;
    return Explained<EffectSurface>{
        {first, second, outputUnit(predictor), std::move(*mean)},
        message("joint-effect-meaning",
                "The model's mean output (before the link) when {} and {} are set to the values "
                "shown in each of {} rows and the other columns stay as they are; where columns "
                "are correlated it averages over combinations that do not occur.",
                first.name, second.name, rows.size())};
}

}  // namespace ardent

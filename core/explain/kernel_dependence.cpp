#include "core/explain/kernel_dependence.h"

#include <algorithm>
#include <numeric>

#include "core/base/check.h"
#include "core/explain/point_inputs.h"

namespace ardent {
namespace {

constexpr Index kMostAtOnce = 2048;  // predictions

struct PlacedSource {
    Index firstInput = 0;
    Matrix inputs;  // inputs × points
};

std::vector<PlacedSource> placedSources(const FittedRecipe& recipe,
                                        std::span<const EffectAxis> axes) {
    const std::vector<SourceInputs> sources = sourceInputs(recipe);
    std::vector<PlacedSource> placed;
    for (const EffectAxis& axis : axes) {
        const SourceInputs& source = sources[static_cast<std::size_t>(axis.source)];
        placed.push_back({source.first, pointInputs(recipe, source, axis)});
    }
    return placed;
}

/// The same rows with the sources at one combination of points.
void place(const std::vector<PlacedSource>& sources, Index combination,
           Eigen::Ref<DesignMatrix> rows) {
    for (auto source = sources.rbegin(); source != sources.rend(); ++source) {
        const Index point = combination % source->inputs.cols();
        combination /= source->inputs.cols();
        rows.middleCols(source->firstInput, source->inputs.rows()).rowwise() =
            source->inputs.col(point).transpose().cast<float>();
    }
}

/// As `closedForm` states f.
void stateOutputs(const Predictor& predictor, Matrix& scores) {
    if (predictor.link == Link::Identity)
        scores.array() =
            scores.array() * predictor.recipe->targetScale + predictor.recipe->targetOffset;
    if (predictor.link == Link::Softmax) scores.colwise() -= scores.rowwise().mean().eval();
}

}  // namespace

std::optional<std::vector<Matrix>> kernelDependence(const Predictor& predictor,
                                                    const DesignMatrix& x,
                                                    const std::vector<std::int32_t>& rows,
                                                    std::span<const EffectAxis> axes,
                                                    const GoOn& goOn) {
    const auto* model = std::get_if<KernelModel>(&predictor.model);
    check(model != nullptr, "kernelDependence: a Fourier model has closed forms");
    const std::vector<PlacedSource> sources = placedSources(*predictor.recipe, axes);
    const DesignMatrix asTheyAre = x(rows, Eigen::all);
    const Index count = asTheyAre.rows();
    Index points = 1;
    for (const PlacedSource& source : sources) points *= source.inputs.cols();
    std::vector<Matrix> values(static_cast<std::size_t>(model->outputs()), Matrix(points, count));
    const Index together = std::clamp<Index>(kMostAtOnce / std::max<Index>(1, count), 1, points);
    for (Index first = 0; first < points; first += together) {
        if (!goOn()) return std::nullopt;
        const Index size = std::min(together, points - first);
        DesignMatrix placed = asTheyAre.replicate(size, 1);
        for (Index p = 0; p < size; ++p)
            place(sources, first + p, placed.middleRows(p * count, count));
        std::vector<std::int32_t> all(static_cast<std::size_t>(placed.rows()));
        std::iota(all.begin(), all.end(), 0);
        Matrix scores = evaluate(*model, placed, all);
        stateOutputs(predictor, scores);
        for (Index c = 0; c < model->outputs(); ++c)
            values[static_cast<std::size_t>(c)].middleRows(first, size) =
                scores.col(c).reshaped(count, size).transpose();
    }
    return values;
}

}  // namespace ardent

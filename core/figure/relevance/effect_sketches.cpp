#include "core/figure/relevance/effect_sketches.h"

#include <algorithm>

#include "core/base/message.h"
#include "core/data/task/drawn_rows.h"
#include "core/explain/partial_dependence.h"
#include "core/figure/notes/notes.h"

namespace ardent {
namespace {

constexpr std::size_t kMostSketches = 12;
constexpr Index kSketchRows = 500, kSketchSteps = 33;

std::optional<std::vector<EffectCurve>> curvesOf(const Predictor& predictor, const Task& task,
                                                 const std::vector<std::int32_t>& rows,
                                                 const std::vector<EffectAxis>& axes,
                                                 const GoOn& goOn) {
    if (predictor.fourier()) return partialDependences(predictor, task.x, rows, axes, goOn);
    std::vector<EffectCurve> curves;
    for (const EffectAxis& axis : axes) {
        auto curve = partialDependence(predictor, task.x, rows, axis, {}, goOn);
        if (!curve) return std::nullopt;
        curves.push_back(std::move(curve->finding));
    }
    return curves;
}

Bars::Sketch sketchOf(const EffectCurve& curve) {
    Bars::Sketch sketch;
    const std::vector<double>& values = curve.axis.values;
    const double width = std::max(values.back() - values.front(), 1e-300);
    for (const double value : values) sketch.places.push_back((value - values.front()) / width);
    sketch.values = curve.mean.rowwise() - curve.mean.colwise().mean();
    sketch.areLevels = !curve.axis.levels.empty();
    return sketch;
}

}  // namespace

std::optional<EffectSketches> effectSketches(const Predictor& predictor, const Task& task,
                                             const std::vector<std::size_t>& sources,
                                             const GoOn& goOn) {
    EffectSketches sketches;
    if (task.split.train.empty()) return sketches;
    const auto rows = drawnRows(task, task.split.train, kSketchRows, kLookSeed);
    std::vector<EffectAxis> axes;
    for (std::size_t i = 0; i < std::min(sources.size(), kMostSketches); ++i) {
        EffectAxis axis =
            axisOfValues(predictor, task.x, rows, static_cast<Index>(sources[i]), kSketchSteps);
        if (axis.values.size() > 1) axes.push_back(std::move(axis));
    }
    const auto curves = curvesOf(predictor, task, rows, axes, goOn);
    if (!curves) return std::nullopt;
    for (const EffectCurve& curve : *curves) sketches[curve.axis.name] = sketchOf(curve);
    return sketches;
}

void addSketches(const EffectSketches& sketches, const FittedRecipe& recipe, Figure& figure) {
    Bars* bars = findLayer<Bars>(figure);
    if (!bars || sketches.empty()) return;
    for (const std::string& name : bars->names) {
        const auto known = sketches.find(name);
        bars->sketches.push_back(known == sketches.end() ? Bars::Sketch() : known->second);
    }
    bars->sketchName = words("effect on {}", recipe.target);
    addNote(NoteKind::Shown,
            words("The small curves are effects (partial dependence), from the smallest to the "
                  "largest value of each variable, on one scale."),
            figure);
}

}  // namespace ardent

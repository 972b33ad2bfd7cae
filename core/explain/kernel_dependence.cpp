#include "core/explain/kernel_dependence.h"

#include <algorithm>
#include <numeric>

#include "core/base/check.h"
#include "core/data/task/samples_as_double.h"
#include "core/explain/closed_form.h"
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

void scaleInputs(const KernelModel& model, Matrix& samples) {
    if (model.scale.size() > 0) samples *= model.scale.asDiagonal();
}

/// Factors of the kernel that a source brings: its points × points of the expansion.
Matrix sourceFactors(const KernelModel& model, const PlacedSource& source) {
    const Index first = source.firstInput, count = source.inputs.rows();
    Matrix places = source.inputs.transpose().cast<float>().cast<double>();
    Matrix expansion = model.points->middleCols(first, count).cast<double>();
    if (model.scale.size() > 0) {
        const auto scale = model.scale.segment(first, count).asDiagonal();
        places *= scale;
        expansion *= scale;
    }
    return kernelMatrix(model.kernel, model.width, places, expansion);
}

/// Factors of all other sources, averaged over the rows; one a point of the expansion.
std::optional<Vector> restFactors(const KernelModel& model, const DesignMatrix& x,
                                  const std::vector<std::int32_t>& rows,
                                  const std::vector<PlacedSource>& sources, const GoOn& goOn) {
    constexpr Index kRowsAtOnce = 256;
    const auto rest = [&](Matrix samples) {
        scaleInputs(model, samples);
        for (const PlacedSource& source : sources)
            samples.middleCols(source.firstInput, source.inputs.rows()).setZero();
        return samples;
    };
    const Matrix expansion = rest(model.points->cast<double>());
    Vector sum = Vector::Zero(expansion.rows());
    for (Index first = 0; first < std::ssize(rows); first += kRowsAtOnce) {
        if (!goOn()) return std::nullopt;
        const Index size = std::min(kRowsAtOnce, std::ssize(rows) - first);
        const Matrix some = rest(samplesAsDouble(x, rows, first, size));
        sum += kernelMatrix(model.kernel, model.width, some, expansion).colwise().sum().transpose();
    }
    return sum / static_cast<double>(rows.size());
}

}  // namespace

std::optional<std::vector<Matrix>> rowDependence(const Predictor& predictor, const DesignMatrix& x,
                                                 const std::vector<std::int32_t>& rows,
                                                 const EffectAxis& axis, const GoOn& goOn) {
    check(predictor.fourier() == nullptr, "rowDependence: a Fourier model has closed forms");
    const PlacedSource source = placedSources(*predictor.recipe, {&axis, 1}).front();
    const DesignMatrix asTheyAre = x(rows, Eigen::all);
    const Index count = asTheyAre.rows();
    const Index points = source.inputs.cols();
    const Index outputs = predictor.recipe->outputs();
    std::vector<Matrix> values(static_cast<std::size_t>(outputs), Matrix(points, count));
    const Index together = std::clamp<Index>(kMostAtOnce / std::max<Index>(1, count), 1, points);
    for (Index first = 0; first < points; first += together) {
        if (!goOn()) return std::nullopt;
        const Index size = std::min(together, points - first);
        DesignMatrix placed = asTheyAre.replicate(size, 1);
        for (Index p = 0; p < size; ++p)
            placed.block(p * count, source.firstInput, count, source.inputs.rows()).rowwise() =
                source.inputs.col(first + p).transpose().cast<float>();
        std::vector<std::int32_t> all(static_cast<std::size_t>(placed.rows()));
        std::iota(all.begin(), all.end(), 0);
        const Matrix scores = statedScores(
            predictor, std::visit([&](const auto& model) { return evaluate(model, placed, all); },
                                  predictor.model));
        for (Index c = 0; c < outputs; ++c)
            values[static_cast<std::size_t>(c)].middleRows(first, size) =
                scores.col(c).reshaped(count, size).transpose();
    }
    return values;
}

std::optional<std::vector<Matrix>> kernelMeans(const Predictor& predictor, const DesignMatrix& x,
                                               const std::vector<std::int32_t>& rows,
                                               std::span<const EffectAxis> axes, const GoOn& goOn) {
    const KernelModel* model = predictor.kernel();
    check(model != nullptr, "kernelMeans: not a kernel model");
    const std::vector<PlacedSource> sources = placedSources(*predictor.recipe, axes);
    const auto rest = restFactors(*model, x, rows, sources, goOn);
    if (!rest) return std::nullopt;
    const Matrix first = sourceFactors(*model, sources.front());
    const Matrix second = sources.size() > 1 ? sourceFactors(*model, sources.back())
                                             : Matrix::Ones(1, model->points->rows());
    Matrix scores(first.rows() * second.rows(), model->outputs());
    for (Index c = 0; c < model->outputs(); ++c) {
        const Matrix surface =
            first * rest->cwiseProduct(model->weights.col(c)).asDiagonal() * second.transpose();
        scores.col(c) = surface.reshaped().array() + model->intercept[c];
    }
    scores = statedScores(predictor, std::move(scores));
    std::vector<Matrix> means;
    for (Index c = 0; c < model->outputs(); ++c)
        means.emplace_back(scores.col(c).reshaped(first.rows(), second.rows()));
    return means;
}

}  // namespace ardent

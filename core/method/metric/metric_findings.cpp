#include "core/method/metric/metric_findings.h"

#include <Eigen/Eigenvalues>
#include <Eigen/SVD>
#include <algorithm>
#include <cmath>

#include "core/data/task/drawn_rows.h"
#include "core/data/task/sources.h"
#include "core/method/level_changes.h"
#include "core/method/top_k.h"
#include "core/model/gradient_outer_product.h"

namespace ardent {
namespace {

constexpr Index kMostRows = 500;
constexpr Index kMostDirections = 10;
constexpr Index kEvaluations = 2000;
constexpr double kRounding = 1e-12;

/// values: one an input of `at`.
Vector everywhere(const std::vector<Index>& at, const Vector& values, Index inputs) {
    Vector all = Vector::Zero(inputs);
    all(at) = values;
    return all;
}

/// One weight a source: its own, or the norm of those of its indicator columns.
Vector bySource(const Vector& weights, const FittedRecipe& recipe,
                std::span<const VariableInputs> groups) {
    const std::vector<double> norms = pooledNorms(weights, groups);
    Vector result = Eigen::Map<const Vector>(norms.data(), std::ssize(norms));
    for (std::size_t s = 0; s < groups.size(); ++s)
        if (recipe.sources[s].type == ColumnType::Numeric && groups[s].size() == 1)
            result[static_cast<Index>(s)] = weights[groups[s].front()];
    return result;
}

/// The largest weight of a direction is positive, so that one function always looks the same.
Vector upright(Vector weights) {
    Index largest = 0;
    weights.cwiseAbs().maxCoeff(&largest);
    if (weights[largest] < 0.) weights = -weights;
    return weights;
}

/// Columns that do not vary among the training rows are 0 there: what multiplies them is chance and
/// has no effect.
Matrix ofVarying(Matrix byInput, const std::vector<Index>& at, const FittedRecipe& recipe) {
    for (std::size_t k = 0; k < at.size(); ++k)
        if (recipe.columns[static_cast<std::size_t>(at[k])].scale == 0.)
            byInput.row(static_cast<Index>(k)).setZero();
    return byInput;
}

using Slopes = GradientDirections;

Slopes slopesOf(const FourierModel& model, const MetricTask& data) {
    const Index most = kMostRows / std::max<Index>(1, model.outputs());
    const auto rows = drawnRows(data.train, std::max<Index>(1, most), kLookSeed);
    if (model.inputs() > kMostRows) return gradientDirections(model, data.task->x, rows);
    const auto found = gradientOuterProduct(model, data.task->x,
                                            drawnRows(data.train, kMostRows, kLookSeed), always);
    Slopes slopes{found->inputs, found->products.diagonal().cwiseMax(0.), {}, {}};
    if (slopes.inputs.empty() || !found->products.allFinite()) return slopes;
    const Eigen::SelfAdjointEigenSolver<Matrix> eigen(found->products);
    slopes.values = eigen.eigenvalues().cwiseMax(0.).reverse();
    slopes.vectors = eigen.eigenvectors().rowwise().reverse();
    return slopes;
}

}  // namespace

FourierModel ofVarying(FourierModel model, const FittedRecipe& recipe) {
    for (Index j = 0; j < model.inputs(); ++j)
        if (recipe.columns[static_cast<std::size_t>(j)].scale == 0.) model.scale[j] = 0.;
    return model;
}

MetricFindings metricFindings(const MetricTask& data, const MetricNet& net) {
    const FittedRecipe& recipe = *data.task->recipe;
    const std::vector<VariableInputs> groups = variableInputs(recipe);
    const Index inputs = data.task->x.cols();
    const std::vector<Index>& at = net.coordinates->inputs;
    const Matrix& combinations = net.coordinates->combinations;
    MetricFindings found;
    found.relevance.names = sourceNames(recipe);
    const auto setDirections = [&](Message kind, const std::vector<Index>& on,
                                   const Matrix& vectors, const Vector& values) {
        Directions directions{std::move(kind), sourceNames(recipe), {}, {}, values.squaredNorm()};
        for (Index i = 0; i < std::min(values.size(), kMostDirections); ++i) {
            if (i > 0 && values[i] <= kRounding * values[0]) break;
            directions.values.push_back(values[i]);
            directions.weights.push_back(
                upright(bySource(everywhere(on, vectors.col(i), inputs), recipe, groups)));
        }
        found.directions = std::move(directions);
    };
    if (net.scale.size() > 0 && combinations.size() == 0) {
        found.relevance.kind =
            message("kernel-scale-size", "|γ|, kernel scale per standard deviation");
        found.relevance.values =
            pooledNorms(everywhere(at, ofVarying(net.scale, at, recipe), inputs), groups);
    } else if (net.metric.size() > 0) {
        const Matrix metric = ofVarying(
            combinations.size() > 0 ? Matrix(combinations * net.metric) : net.metric, at, recipe);
        found.relevance.kind = message(
            "norm-of-row", "norm of a variable's row of M, kernel scale per standard deviation");
        found.relevance.values =
            pooledNorms(everywhere(at, metric.rowwise().norm(), inputs), groups);
        if (!metric.allFinite()) return found;
        const Eigen::BDCSVD<Matrix> svd(metric, Eigen::ComputeThinU);
        setDirections(message("singular-value", "singular value of M"), at, svd.matrixU(),
                      svd.singularValues());
    } else {
        const FourierModel model = ofVarying(modelOf(net, inputs), recipe);
        const Slopes slopes = slopesOf(model, data);
        const double unit = std::sqrt(data.lossUnit);
        found.relevance.kind =
            message("slope", "root mean square slope of f per standard deviation of a variable");
        found.relevance.values = pooledNorms(
            everywhere(slopes.inputs, slopes.meanSquares.cwiseSqrt() * unit, inputs), groups);
        if (slopes.inputs.empty() || !slopes.meanSquares.allFinite()) return found;
        useLevelChanges(model, *data.task, groups, unit, kEvaluations, found.relevance);
        setDirections(message("slope-along-direction",
                              "root mean square slope of f along a direction, per standard "
                              "deviation"),
                      slopes.inputs, slopes.vectors, slopes.values.cwiseSqrt() * unit);
    }
    return found;
}

}  // namespace ardent

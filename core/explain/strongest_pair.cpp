#include "core/explain/strongest_pair.h"

#include <Eigen/QR>
#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "core/data/task/level_inputs.h"
#include "core/explain/partial_dependence.h"
#include "core/explain/source_rows.h"

namespace ardent {
namespace {

constexpr Index kDeciles = 10;

/// A source at few places, and at which of them each row lies; −1: its level is not known.
struct PlacedRows {
    EffectAxis axis;
    std::vector<Index> place;
};

/// The middles of the tenths of the values, those that differ.
std::vector<double> middlesOfTenths(std::vector<double> values) {
    std::ranges::sort(values);
    const auto count = static_cast<double>(values.size());
    std::vector<double> middles;
    for (Index tenth = 0; tenth < kDeciles; ++tenth) {
        const double at = (static_cast<double>(tenth) + 0.5) / static_cast<double>(kDeciles);
        const double middle = values[static_cast<std::size_t>(at * count)];
        if (middles.empty() || middle > middles.back()) middles.push_back(middle);
    }
    return middles;
}

Index nearest(const std::vector<double>& ascending, double value) {
    const auto above = std::ranges::lower_bound(ascending, value);
    if (above == ascending.begin()) return 0;
    if (above == ascending.end()) return std::ssize(ascending) - 1;
    const bool isBelowNearer = value - *(above - 1) < *above - value;
    return above - ascending.begin() - (isBelowNearer ? 1 : 0);
}

PlacedRows placed(const Predictor& predictor, const DesignMatrix& x,
                  const std::vector<std::int32_t>& rows, Index source) {
    PlacedRows result{axisOfValues(predictor, x, rows, source, kDeciles), {}};
    const std::vector<double> values = sourceValues(*predictor.recipe, x, source, rows);
    if (!result.axis.levels.empty()) {
        for (const double level : values) result.place.push_back(static_cast<Index>(level));
        return result;
    }
    const auto written = writtenValues(*predictor.recipe, x, source, rows, kDeciles);
    if (written.empty()) result.axis.values = middlesOfTenths(values);
    for (const double value : values) result.place.push_back(nearest(result.axis.values, value));
    return result;
}

Matrix rowsAtPlaces(const PlacedRows& x, const PlacedRows& y) {
    Matrix weights = Matrix::Zero(std::ssize(x.axis.values), std::ssize(y.axis.values));
    for (std::size_t i = 0; i < x.place.size(); ++i)
        if (x.place[i] >= 0 && y.place[i] >= 0) weights(x.place[i], y.place[i]) += 1.;
    return weights;
}

BeyondSum pooled(const std::vector<Matrix>& outputs, const Matrix& weights) {
    BeyondSum all;
    for (const Matrix& effect : outputs) {
        const BeyondSum one = beyondSum(effect, weights);
        all.variance += one.variance;
        all.total += one.total;
    }
    return all;
}

}  // namespace

BeyondSum beyondSum(const Matrix& effect, const Matrix& weights) {
    if (weights.rows() < weights.cols())
        return beyondSum(effect.transpose(), Matrix(weights.transpose()));
    const double all = weights.sum();
    if (!(all > 0.)) return {};
    const double mean = effect.cwiseProduct(weights).sum() / all;
    const Matrix centred = effect.array() - mean, weighted = centred.cwiseProduct(weights);
    const Vector byX = weights.rowwise().sum(), byY = weights.colwise().sum();
    const Vector perX = (byX.array() > 0.).select(byX.array().max(1e-300).inverse(), 0.);
    // Normal equations of a_i + b_j, without the a, of which there are more.
    const Matrix scaled = perX.asDiagonal() * weights;
    Matrix left = -(weights.transpose() * scaled);
    left.diagonal() += byY;
    const Vector right =
        weighted.colwise().sum().transpose() - scaled.transpose() * weighted.rowwise().sum();
    const Vector b = left.completeOrthogonalDecomposition().solve(right);
    const Vector a = perX.cwiseProduct(weighted.rowwise().sum() - weights * b);
    const Matrix rest = (centred.colwise() - a).rowwise() - b.transpose();
    const auto varianceOf = [&](const Matrix& values) {
        return values.cwiseAbs2().cwiseProduct(weights).sum() / all;
    };
    return {varianceOf(rest), varianceOf(centred)};
}

std::optional<StrongestPair> strongestPair(const Predictor& predictor, const DesignMatrix& x,
                                           const std::vector<std::int32_t>& rows,
                                           std::span<const Index> sources, const GoOn& goOn) {
    const DesignMatrix looked = withDrawnLevels(*predictor.recipe, x(rows, Eigen::all));
    std::vector<std::int32_t> all(rows.size());
    std::iota(all.begin(), all.end(), 0);
    std::vector<PlacedRows> axes;
    for (const Index source : sources) axes.push_back(placed(predictor, looked, all, source));
    std::optional<StrongestPair> strongest;
    for (std::size_t i = 0; i < axes.size(); ++i) {
        for (std::size_t j = i + 1; j < axes.size(); ++j) {
            const auto joint =
                jointDependence(predictor, looked, all, axes[i].axis, axes[j].axis, goOn);
            if (!joint || !goOn()) return std::nullopt;
            const BeyondSum effect = pooled(joint->finding.mean, rowsAtPlaces(axes[i], axes[j]));
            if (!std::isfinite(effect.variance) || !(effect.total > 0.)) continue;
            if (!strongest || effect.variance > strongest->effect.variance)
                strongest = StrongestPair{{sources[i], sources[j]}, effect};
        }
    }
    if (!strongest) return std::nullopt;
    const Matrix f = std::visit([&](const auto& model) { return evaluate(model, looked, all); },
                                predictor.model);
    const double varianceOfModel =
        (f.rowwise() - f.colwise().mean()).squaredNorm() / static_cast<double>(f.rows());
    strongest->ofModel = varianceOfModel > 0. ? strongest->effect.variance / varianceOfModel : 0.;
    strongest->among = std::ssize(sources);
    strongest->rows = std::ssize(rows);
    return strongest;
}

}  // namespace ardent

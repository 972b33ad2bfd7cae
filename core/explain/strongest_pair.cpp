#include "core/explain/strongest_pair.h"

#include <algorithm>
#include <cmath>
#include <vector>

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
    constexpr int kMostRounds = 200;
    constexpr double kSettled = 1e-12;
    const double all = weights.sum();
    if (!(all > 0.)) return {};
    const Vector byX = weights.rowwise().sum(), byY = weights.colwise().sum();
    const auto meanWhere = [](const Vector& sums, const Vector& counts) {
        return Vector((counts.array() > 0.).select(sums.array() / counts.array().max(1e-300), 0.));
    };
    const double mean = effect.cwiseProduct(weights).sum() / all;
    Matrix left = effect.array() - mean;
    const double total = left.cwiseAbs2().cwiseProduct(weights).sum() / all;
    double variance = total;
    for (int round = 0; round < kMostRounds; ++round) {
        left.colwise() -= meanWhere(left.cwiseProduct(weights).rowwise().sum(), byX);
        left.rowwise() -=
            meanWhere(left.cwiseProduct(weights).colwise().sum().transpose(), byY).transpose();
        const double before = variance;
        variance = left.cwiseAbs2().cwiseProduct(weights).sum() / all;
        if (before - variance <= kSettled * total) break;
    }
    return {variance, total};
}

std::optional<StrongestPair> strongestPair(const Predictor& predictor, const DesignMatrix& x,
                                           const std::vector<std::int32_t>& rows,
                                           std::span<const Index> sources, const GoOn& goOn) {
    std::vector<PlacedRows> axes;
    for (const Index source : sources) axes.push_back(placed(predictor, x, rows, source));
    std::optional<StrongestPair> strongest;
    for (std::size_t i = 0; i < axes.size(); ++i) {
        for (std::size_t j = i + 1; j < axes.size(); ++j) {
            const auto joint =
                jointDependence(predictor, x, rows, axes[i].axis, axes[j].axis, goOn);
            if (!joint) return std::nullopt;
            const BeyondSum effect = pooled(joint->finding.mean, rowsAtPlaces(axes[i], axes[j]));
            if (!std::isfinite(effect.variance) || !(effect.total > 0.)) continue;
            if (!strongest || effect.variance > strongest->effect.variance)
                strongest = StrongestPair{{sources[i], sources[j]}, effect};
        }
    }
    return strongest;
}

}  // namespace ardent

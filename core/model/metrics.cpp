#include "core/model/metrics.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/base/check.h"

namespace ardent {
namespace {

constexpr double kLeastProbability = 1e-6;
constexpr double kUndefined = std::numeric_limits<double>::quiet_NaN();

double mean(std::span<const double> values) {
    return std::accumulate(values.begin(), values.end(), 0.) / static_cast<double>(values.size());
}

double accuracy(std::span<const int> labels, const Matrix& probabilities) {
    Index right = 0;
    for (Index i = 0; i < probabilities.rows(); ++i) {
        Index likeliest = 0;
        probabilities.row(i).maxCoeff(&likeliest);
        right += likeliest == labels[static_cast<std::size_t>(i)];
    }
    return static_cast<double>(right) / static_cast<double>(labels.size());
}

double areaOfClass(std::span<const int> labels, const Matrix& probabilities, Index label) {
    std::vector<int> isPositive(labels.size());
    std::ranges::transform(labels, isPositive.begin(), [&](int other) { return other == label; });
    const Vector scores = probabilities.col(label);
    return areaUnderCurve(isPositive, std::span(scores.data(), labels.size()));
}

double macroArea(std::span<const int> labels, const Matrix& probabilities) {
    if (probabilities.cols() == 2) return areaOfClass(labels, probabilities, 1);
    double sum = 0.;
    int defined = 0;
    for (Index label = 0; label < probabilities.cols(); ++label) {
        const double area = areaOfClass(labels, probabilities, label);
        if (std::isnan(area)) continue;
        sum += area;
        ++defined;
    }
    return defined > 0 ? sum / defined : kUndefined;
}

/// R² from the sums of squares of errors and of deviations from the mean, over so many rows: 0
/// where the two differ by no more than such sums are rounded.
double explainedShare(double squared, double total, double count) {
    const double share = 1. - squared / total;
    return std::abs(share) <= count * std::numeric_limits<double>::epsilon() ? 0. : share;
}

}  // namespace

double logLoss(double probability) {
    return -std::log(std::clamp(probability, kLeastProbability, 1. - kLeastProbability));
}

double meanLogLoss(std::span<const int> labels, const Matrix& probabilities) {
    Vector ofLabel(probabilities.rows());
    for (Index i = 0; i < ofLabel.size(); ++i)
        ofLabel[i] = probabilities(i, labels[static_cast<std::size_t>(i)]);
    return -ofLabel.array().max(kLeastProbability).min(1. - kLeastProbability).log().mean();
}

double metric(const Metrics& metrics, std::string_view name) {
    const auto found = std::ranges::find(metrics, name, &Metrics::value_type::first);
    return found == metrics.end() ? kUndefined : found->second;
}

Metrics regressionMetrics(std::span<const double> truth, std::span<const double> prediction) {
    check(truth.size() == prediction.size(), "regressionMetrics: {} true values, {} predictions",
          truth.size(), prediction.size());
    if (truth.empty())
        return {{"rmse", kUndefined}, {"mse", kUndefined}, {"mae", kUndefined}, {"r2", kUndefined}};
    const double centre = mean(truth);
    double squared = 0.;
    double absolute = 0.;
    double total = 0.;
    for (std::size_t i = 0; i < truth.size(); ++i) {
        const double error = truth[i] - prediction[i];
        squared += error * error;
        absolute += std::abs(error);
        total += (truth[i] - centre) * (truth[i] - centre);
    }
    const auto count = static_cast<double>(truth.size());
    const auto [least, most] = std::ranges::minmax(truth);  // a mean of equal numbers is rounded
    return {{"rmse", std::sqrt(squared / count)},
            {"mse", squared / count},
            {"mae", absolute / count},
            {"r2", least < most ? explainedShare(squared, total, count) : kUndefined}};
}

Metrics classificationMetrics(std::span<const int> labels, const Matrix& probabilities) {
    check(static_cast<Index>(labels.size()) == probabilities.rows(),
          "classificationMetrics: {} labels, {} rows of probabilities", labels.size(),
          probabilities.rows());
    if (labels.empty() || !probabilities.allFinite())
        return {{"accuracy", kUndefined}, {"auc", kUndefined}, {"log_loss", kUndefined}};
    return {{"accuracy", accuracy(labels, probabilities)},
            {"auc", macroArea(labels, probabilities)},
            {"log_loss", meanLogLoss(labels, probabilities)}};
}

double areaUnderCurve(std::span<const int> isPositive, std::span<const double> scores) {
    check(isPositive.size() == scores.size(), "areaUnderCurve: {} labels, {} scores",
          isPositive.size(), scores.size());
    if (std::ranges::any_of(scores, [](double score) { return std::isnan(score); }))
        return kUndefined;
    std::vector<std::size_t> order(scores.size());
    std::iota(order.begin(), order.end(), std::size_t{0});
    std::ranges::sort(order, {}, [&](std::size_t i) { return scores[i]; });

    double pairs = 0.;  // positive above negative, ties half
    double negatives = 0.;
    double positives = 0.;
    for (std::size_t first = 0; first < order.size();) {
        double tiedPositives = 0.;
        double tiedNegatives = 0.;
        std::size_t i = first;
        for (; i < order.size() && scores[order[i]] == scores[order[first]]; ++i)
            (isPositive[order[i]] != 0 ? tiedPositives : tiedNegatives) += 1.;
        pairs += tiedPositives * (negatives + 0.5 * tiedNegatives);
        positives += tiedPositives;
        negatives += tiedNegatives;
        first = i;
    }
    return positives > 0. && negatives > 0. ? pairs / (positives * negatives) : kUndefined;
}

Range areaInterval(double area, double positives, double negatives) {
    constexpr double kQuantile = 1.959963984540054;
    const double size = (positives + negatives) / 2. - 1.;
    const auto isNear = [&](double other) {
        const double variance =
            other * (1. - other) *
            (1. + size * (1. - other) / (2. - other) + size * other / (1. + other)) /
            (positives * negatives);
        return std::abs(other - area) <= kQuantile * std::sqrt(variance);
    };
    const auto bound = [&](double end) {
        if (isNear(end)) return end;
        double inside = area, outside = end;
        for (int halving = 0; halving < 50; ++halving) {
            const double middle = (inside + outside) / 2.;
            (isNear(middle) ? inside : outside) = middle;
        }
        return inside;
    };
    return {bound(0.), bound(1.)};
}

bool isRankedBeyondChance(std::span<const int> isPositive, double area, double quantile) {
    constexpr double kFewest = 5.;
    const auto count = static_cast<double>(isPositive.size());
    const auto positives = static_cast<double>(std::ranges::count(isPositive, 1));
    if (std::min(positives, count - positives) < kFewest) return false;
    const double deviation = std::sqrt((count + 1.) / (12. * positives * (count - positives)));
    return area - 0.5 > quantile * deviation;
}

}  // namespace ardent

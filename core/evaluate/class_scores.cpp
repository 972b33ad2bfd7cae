#include "core/evaluate/class_scores.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <utility>
#include <vector>

#include "core/model/class_metrics.h"

namespace ardent {
namespace {

using Thresholds = std::array<double, ClassCounts::kThresholds>;

Thresholds makeThresholds() {
    constexpr int kTail = 40, kHundredths = 100;
    Thresholds thresholds{};
    auto next = thresholds.begin() + 1;
    for (int k = 0; k < kTail; ++k) *next++ = std::pow(10., 0.1 * k - 6.);
    for (int k = 1; k < kHundredths; ++k) *next++ = static_cast<double>(k) / kHundredths;
    for (int k = kTail; k > 0; --k) *next++ = 1. - thresholds[static_cast<std::size_t>(k)];
    *next = 1.;
    return thresholds;
}

/// The last threshold that the probability reaches counts it.
void countOne(ClassCounts& counts, double probability, bool positive) {
    static const Thresholds kThresholds = makeThresholds();
    const double clipped = std::clamp(probability, 0., 1.);
    const auto reached = std::ranges::upper_bound(kThresholds, clipped) - kThresholds.begin();
    counts.aboveThreshold(reached - 1, positive ? 1 : 0) += 1.;
    const Index bin =
        std::min<Index>(static_cast<Index>(clipped * static_cast<double>(ClassCounts::kBins)),
                        ClassCounts::kBins - 1);
    counts.calibration(bin, 0) += 1.;
    counts.calibration(bin, 1) += clipped;
    counts.calibration(bin, 2) += positive ? 1. : 0.;
}

}  // namespace

ClassCounts classCounts(std::span<const int> labels, const Matrix& probabilities) {
    const Index classes = probabilities.cols();
    ClassCounts counts{confusionOf(labels, probabilities),
                       Matrix::Zero(ClassCounts::kThresholds, 2),
                       Matrix::Zero(ClassCounts::kBins, 3)};
    for (Index i = 0; i < probabilities.rows(); ++i) {
        const Index label = labels[static_cast<std::size_t>(i)];
        for (Index c = classes == 2 ? 1 : 0; c < classes; ++c)
            countOne(counts, probabilities(i, c), label == c);
    }
    for (Index t = ClassCounts::kThresholds - 1; t > 0; --t)
        counts.aboveThreshold.row(t - 1) += counts.aboveThreshold.row(t);
    return counts;
}

ClassCounts sumOf(const ClassCounts& a, const ClassCounts& b) {
    if (a.confusion.size() == 0) return b;
    if (b.confusion.size() == 0) return a;
    return {a.confusion + b.confusion, a.aboveThreshold + b.aboveThreshold,
            a.calibration + b.calibration};
}

Matrix rocPoints(const ClassCounts& counts) {
    const double negatives = counts.aboveThreshold(0, 0), positives = counts.aboveThreshold(0, 1);
    Matrix points = Matrix::Zero(ClassCounts::kThresholds + 1, 2);
    for (Index t = 0; t < ClassCounts::kThresholds; ++t) {
        const Index row = ClassCounts::kThresholds - t;
        points(row, 0) = negatives > 0. ? counts.aboveThreshold(t, 0) / negatives : 0.;
        points(row, 1) = positives > 0. ? counts.aboveThreshold(t, 1) / positives : 0.;
    }
    return points;
}

Matrix rocPoints(std::span<const int> labels, const Matrix& probabilities) {
    std::vector<std::pair<double, bool>> judged;
    judged.reserve(static_cast<std::size_t>(probabilities.size()));
    for (Index c = probabilities.cols() == 2 ? 1 : 0; c < probabilities.cols(); ++c)
        for (Index i = 0; i < probabilities.rows(); ++i)
            judged.emplace_back(probabilities(i, c), labels[static_cast<std::size_t>(i)] == c);
    std::ranges::sort(judged, std::greater(), &std::pair<double, bool>::first);
    std::vector<std::array<double, 2>> corners{{0., 0.}};
    std::array<double, 2> passed{};
    for (std::size_t i = 0; i < judged.size(); ++i) {
        passed[judged[i].second ? 1 : 0] += 1.;
        if (i + 1 < judged.size() && judged[i + 1].first == judged[i].first) continue;
        const auto goesOn = [&](std::size_t axis) {
            return corners.size() > 1 && corners.back()[axis] == passed[axis] &&
                   corners[corners.size() - 2][axis] == passed[axis];
        };
        if (goesOn(0) || goesOn(1)) corners.pop_back();
        corners.push_back(passed);
    }
    Matrix points(std::ssize(corners), 2);
    for (Index i = 0; i < points.rows(); ++i)
        for (const Index axis : {0, 1}) {
            const auto at = static_cast<std::size_t>(axis);
            points(i, axis) =
                passed[at] > 0. ? corners[static_cast<std::size_t>(i)][at] / passed[at] : 0.;
        }
    return points;
}

Matrix calibrationPoints(const ClassCounts& counts) {
    std::vector<Index> used;
    for (Index bin = 0; bin < ClassCounts::kBins; ++bin)
        if (counts.calibration(bin, 0) > 0.) used.push_back(bin);
    Matrix points(std::ssize(used), 3);
    for (Index i = 0; i < points.rows(); ++i) {
        const auto row = counts.calibration.row(used[static_cast<std::size_t>(i)]);
        points.row(i) << row[1] / row[0], row[2] / row[0], row[0];
    }
    return points;
}

}  // namespace ardent

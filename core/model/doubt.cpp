#include "core/model/doubt.h"

#include <algorithm>
#include <cmath>

#include "core/data/task/target_values.h"
#include "core/kernel/dependence.h"
#include "core/model/metrics.h"

namespace ardent {
namespace {

/// How much less a model loses than a constant does, row by row.
using Gains = Eigen::ArrayXd;

/// Three looks, each at a third of 5 %: noise passes for a model in at most one of twenty cases.
constexpr double kLevel = 0.05 / 3.;
constexpr double kNormalQuantile = 2.128045234184984;  ///< of the standard normal, at 1 − kLevel

/// Quantile at 1 − kLevel of Student's t distribution with 3 degrees of freedom or more, to 1 %:
/// the expansion of Cornish and Fisher.
double tQuantile(double degrees) {
    constexpr double z = kNormalQuantile;
    const auto power = [](int exponent) { return std::pow(z, exponent); };
    const double first = (power(3) + z) / 4.;
    const double second = (5. * power(5) + 16. * power(3) + 3. * z) / 96.;
    const double third = (3. * power(7) + 19. * power(5) + 17. * power(3) - 15. * z) / 384.;
    const double fourth =
        (79. * power(9) + 776. * power(7) + 1482. * power(5) - 1920. * power(3) - 945. * z) /
        92160.;
    return z + (first + (second + (third + fourth / degrees) / degrees) / degrees) / degrees;
}

/// The mean gain against its standard error.
bool isShown(const Gains& gains) {
    const double mean = gains.mean();
    const auto count = static_cast<double>(gains.size());
    const double variance = (gains - mean).square().sum() / (count - 1.);
    return mean > tQuantile(count - 1.) * std::sqrt(variance / count);
}

/// Pearson's correlation against what independent numbers have.
bool isCorrelated(const Vector& truth, const Vector& predicted) {
    const double r = correlation(truth, predicted);
    if (r == 0.) return false;
    const double degrees = static_cast<double>(truth.size()) - 2.;
    return r * std::sqrt(degrees) > tQuantile(degrees) * std::sqrt(1. - r * r);
}

bool isRanked(const std::vector<int>& isPositive, const Vector& scores) {
    const double area = areaUnderCurve(isPositive, std::span(scores.data(), isPositive.size()));
    return isRankedBeyondChance(isPositive, area, kNormalQuantile);
}

/// Whether so many of `count` hits are more than chance has that hits with that share.
bool isRightMoreOften(Index right, Index count, double share) {
    const auto n = static_cast<double>(count);
    auto k = static_cast<double>(right);
    if (!(share < 1.) || k <= n * share) return false;
    double term = std::exp(std::lgamma(n + 1.) - std::lgamma(k + 1.) - std::lgamma(n - k + 1.) +
                           k * std::log(share) + (n - k) * std::log1p(-share));
    double tail = 0.;
    for (; k <= n && term > 1e-6 * kLevel; ++k) {
        tail += term;
        term *= (n - k) / (k + 1.) * share / (1. - share);
    }
    return tail <= kLevel;
}

constexpr double kVisible = 0.01;  ///< a difference between numbers of two decimals

Doubt notShown(std::size_t rows, const RowsName& rowsAre, const Message& score) {
    return {Doubt::Kind::NotShown,
            message("not-shown-on-rows",
                    "On its {} {} this model is not shown to predict better than a constant "
                    "({}): what it says of the variables may be chance.",
                    rows, rowsAre.many, score)};
}

Doubt regressionDoubt(const Task& task, const std::vector<std::int32_t>& rows,
                      const RowsName& rowsAre, const Matrix& predicted) {
    const double mean = original(task.recipe->targetTransform, task.recipe->targetOffset);
    std::vector<double> known = targetValues(task, task.split.train);
    const auto middle = known.begin() + std::ssize(known) / 2;
    std::ranges::nth_element(known, middle);
    const std::vector<double> truth = targetValues(task, rows);
    const Eigen::Map<const Eigen::ArrayXd> y(truth.data(), std::ssize(truth));
    const Eigen::ArrayXd error = y - predicted.col(0).array();
    const Gains squared = (y - mean).square() - error.square();
    if (squared.abs().maxCoeff() <= 1e-9 * (y - mean).square().maxCoeff()) return {};
    const bool isOfOthers = !task.order.units.empty();
    const double r2 =
        isOfOthers
            ? squared.sum() / (y - mean).square().sum()
            : metric(regressionMetrics(truth, std::span(predicted.data(), rows.size())), "r2");
    const bool isWorse = r2 <= 0.;
    if (!isWorse && (isShown(squared) || isShown((y - *middle).abs() - error.abs()) ||
                     isCorrelated(y.matrix(), predicted.col(0))))
        return {};
    const bool losesMore = squared.mean() < -kVisible * (y - mean).square().mean();
    const Message score = std::isnan(r2) ? message("r2-not-defined", "R² not defined")
                          : isOfOthers
                              ? message("r2-of-training", "R² against the training mean {:.2f}", r2)
                              : message("r2", "R² {:.2f}", r2);
    if (!losesMore) return notShown(rows.size(), rowsAre, score);
    return {Doubt::Kind::Worse,
            message("worse-than-mean-on-rows",
                    "On its {} {} this model is worse than predicting the mean ({}): what it "
                    "says of the variables may be chance.",
                    rows.size(), rowsAre.many, score)};
}

Doubt classificationDoubt(const Task& task, const std::vector<std::int32_t>& rows,
                          const RowsName& rowsAre, const Matrix& probabilities) {
    Eigen::ArrayXd shares = Eigen::ArrayXd::Zero(probabilities.cols());
    for (const int label : classLabels(task, task.split.train)) shares[label] += 1.;
    shares /= shares.sum();
    Index largest = 0;
    shares.maxCoeff(&largest);
    const std::vector<int> labels = classLabels(task, rows);
    Gains losses(std::ssize(labels));
    Gains hits(std::ssize(labels));
    Index right = 0;
    for (Index i = 0; i < losses.size(); ++i) {
        const int label = labels[static_cast<std::size_t>(i)];
        Index likeliest = 0;
        probabilities.row(i).maxCoeff(&likeliest);
        losses[i] = logLoss(shares[label]) - logLoss(probabilities(i, label));
        hits[i] = static_cast<double>(likeliest == label) - static_cast<double>(largest == label);
        right += likeliest == label;
    }
    const auto share = [&](Index count) {
        return static_cast<double>(count) / static_cast<double>(rows.size());
    };
    Index mostFrequent = 0;
    for (int label = 0; label < shares.size(); ++label)
        mostFrequent = std::max<Index>(mostFrequent, std::ranges::count(labels, label));
    const auto isAssociated = [&] {
        if (losses.mean() <= 0.) return false;
        return shares.size() == 2
                   ? isRanked(labels, probabilities.col(1))
                   : isRightMoreOften(right, losses.size(),
                                      std::max(shares[largest], share(mostFrequent)));
    };
    if (losses.abs().maxCoeff() <= 1e-9 || isShown(losses) || isShown(hits) || isAssociated())
        return {};
    const bool isRightLessOften = hits.mean() < -kVisible;
    const Message score =
        message("accuracy-against-constant", "accuracy {:.2f}, always {} {:.2f}", share(right),
                task.recipe->classes[static_cast<std::size_t>(largest)],
                share(std::ranges::count(labels, static_cast<int>(largest))));
    if (!isRightLessOften) return notShown(rows.size(), rowsAre, score);
    return {Doubt::Kind::Worse,
            message("worse-than-class-on-rows",
                    "On its {} {} this model is worse than always predicting the most "
                    "frequent class ({}): what it says of the variables may be chance.",
                    rows.size(), rowsAre.many, score)};
}

}  // namespace

Doubt doubtOf(const Task& task, const std::vector<std::int32_t>& rows, const RowsName& rowsAre,
              const Matrix& predicted) {
    constexpr std::size_t kLeastRows = 5;
    if (rows.size() < kLeastRows || task.split.train.empty() || !predicted.allFinite()) return {};
    return task.recipe->problem == Problem::Classification
               ? classificationDoubt(task, rows, rowsAre, predicted)
               : regressionDoubt(task, rows, rowsAre, predicted);
}

}  // namespace ardent

#include "core/model/doubt.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/data/target_values.h"
#include "core/model/metrics.h"

namespace ardent {
namespace {

/// How much less a model loses than a constant does, row by row.
using Gains = Eigen::ArrayXd;

/// 0.975 quantile of Student's t distribution with 4 degrees of freedom or more, to 0.3 %: the
/// expansion of Cornish and Fisher, with z = 1.96.
double tQuantile(double degrees) {
    const double z = 1.959963984540054;
    const auto power = [z](int exponent) { return std::pow(z, exponent); };
    const double first = (power(3) + z) / 4.;
    const double second = (5. * power(5) + 16. * power(3) + 3. * z) / 96.;
    const double third = (3. * power(7) + 19. * power(5) + 17. * power(3) - 15. * z) / 384.;
    return z + (first + (second + third / degrees) / degrees) / degrees;
}

bool isShown(const Gains& gains) {
    const double mean = gains.mean();
    const auto count = static_cast<double>(gains.size());
    const double variance = (gains - mean).square().sum() / (count - 1.);
    return mean > tQuantile(count - 1.) * std::sqrt(variance / count);
}

std::string sentence(std::size_t rows, std::string_view part, const std::string& score) {
    return fmt::format(
        "On its {} {} rows this model is not shown to predict better than a constant ({}): what it "
        "says of the variables may be chance.",
        rows, part, score);
}

std::string regressionDoubt(const Task& task, const std::vector<std::int32_t>& rows,
                            std::string_view part, const Matrix& predicted) {
    const double mean = task.recipe->targetOffset;
    std::vector<double> known = targetValues(task, task.split.train);
    const auto middle = known.begin() + std::ssize(known) / 2;
    std::ranges::nth_element(known, middle);
    const std::vector<double> truth = targetValues(task, rows);
    const Eigen::Map<const Eigen::ArrayXd> y(truth.data(), std::ssize(truth));
    const Eigen::ArrayXd error = y - predicted.col(0).array();
    const Gains squared = (y - mean).square() - error.square();
    if (squared.abs().maxCoeff() <= 1e-9 * (y - mean).square().maxCoeff()) return {};
    const double r2 =
        metric(regressionMetrics(truth, std::span(predicted.data(), rows.size())), "r2");
    const bool isWorse = r2 <= 0.;
    if (!isWorse && (isShown(squared) || isShown((y - *middle).abs() - error.abs()))) return {};
    return sentence(rows.size(), part,
                    std::isnan(r2) ? "R² not defined" : fmt::format("R² {:.2f}", r2));
}

std::string classificationDoubt(const Task& task, const std::vector<std::int32_t>& rows,
                                std::string_view part, const Matrix& probabilities) {
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
    if (losses.abs().maxCoeff() <= 1e-9 || isShown(losses) || isShown(hits)) return {};
    const auto share = [&](Index count) {
        return static_cast<double>(count) / static_cast<double>(rows.size());
    };
    return sentence(rows.size(), part,
                    fmt::format("accuracy {:.2f}, always {} {:.2f}", share(right),
                                task.recipe->classes[static_cast<std::size_t>(largest)],
                                share(std::ranges::count(labels, static_cast<int>(largest)))));
}

}  // namespace

std::string doubtOf(const Task& task, const std::vector<std::int32_t>& rows, std::string_view part,
                    const Matrix& predicted) {
    constexpr std::size_t kLeastRows = 5;
    if (rows.size() < kLeastRows || task.split.train.empty() || !predicted.allFinite()) return {};
    return task.recipe->problem == Problem::Classification
               ? classificationDoubt(task, rows, part, predicted)
               : regressionDoubt(task, rows, part, predicted);
}

}  // namespace ardent

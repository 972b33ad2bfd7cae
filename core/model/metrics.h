#pragma once

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/base/range.h"
#include "core/base/types.h"

namespace ardent {

/// Names and values in the order in which they are shown.
/// Regression: rmse, mse, mae (target's unit), r2. Classification: accuracy, auc (two classes;
/// one-vs-rest macro mean for more), log_loss (natural logarithm). A value that is undefined is
/// NaN.
using Metrics = std::vector<std::pair<std::string, double>>;

/// Of the true class's probability, which is clipped to [1e-6, 1 − 1e-6].
double logLoss(double probability);

/// Mean of logLoss over the probabilities (n × K) of the rows' classes.
double meanLogLoss(std::span<const int> labels, const Matrix& probabilities);

/// NaN when there is none of that name.
double metric(const Metrics&, std::string_view name);

Metrics regressionMetrics(std::span<const double> truth, std::span<const double> prediction);

/// labels: class indices; probabilities: n × classes. The likeliest class counts for the accuracy
/// (the first of equals), log_loss clips probabilities to [1e-6, 1 − 1e-6], and the macro mean of
/// auc takes in the classes that occur. All are NaN when a probability is not finite.
Metrics classificationMetrics(std::span<const int> labels, const Matrix& probabilities);

/// Area under the ROC curve; ties count half; NaN where a class is missing.
double areaUnderCurve(std::span<const int> isPositive, std::span<const double> scores);

/// 95 % interval of such an area that is not empty where it is 0 or 1: the areas whose own variance
/// puts them within 1.96 deviations of it (Newcombe 2006, method 5).
Range areaInterval(double area, double positives, double negatives);

/// Whether such an area is above 1/2 by more than `quantile` standard deviations of that of a
/// random ranking (Mann & Whitney 1947), whose normal approximation needs five rows of each class.
bool isRankedBeyondChance(std::span<const int> isPositive, double area, double quantile);

}  // namespace ardent

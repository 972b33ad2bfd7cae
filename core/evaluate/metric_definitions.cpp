#include "core/evaluate/metric_definitions.h"

#include <algorithm>

namespace ardent {
namespace {

constexpr MetricDefinition kDefinitions[]{
    {"accuracy", "share of the test rows whose likeliest class is theirs"},
    {"balanced_accuracy",
     "mean, over the classes that occur among the test rows, of the share of their rows that are "
     "given that class"},
    {"auc",
     "area under the ROC curve, ties counting half; of more than two classes the mean over those "
     "that occur among the test rows, each against the rest (macro)"},
    {"average_precision",
     "mean of the precision where a further row of the second class is found, from the highest "
     "probability down; chance gives the share of its rows; of more than two classes the mean over "
     "those that occur (macro)"},
    {"precision",
     "share of the rows given the second class that are of it, 0 where none is given it; of more "
     "than two classes the mean over those that occur (macro)"},
    {"recall",
     "share of the rows of the second class that are given it; of more than two classes the mean "
     "over those that occur (macro)"},
    {"f1",
     "harmonic mean of precision and recall of the second class; of more than two classes the mean "
     "over those that occur (macro)"},
    {"mcc",
     "Matthews' correlation of the true and the likeliest class, 0 where either is one class only"},
    {"log_loss",
     "mean of -ln of the probability of the row's class, which is held between 0.000001 and "
     "0.999999"},
    {"brier",
     "mean of (p - y)^2 with the probability p of the second class, y = 1 for its rows and 0 for "
     "others; of more than two classes the sum of that over all of them"},
    {"rmse", "root of the mean squared error, in the target's unit"},
    {"mae", "mean absolute error, in the target's unit"},
    {"r2", "1 - sum of squared errors / sum of squared deviations from the test rows' own mean"},
    {"sd", "standard deviation over the test parts, with n - 1; null for fewer than two"},
    {"roc",
     "points (false positive rate, true positive rate) of the rows of all test parts together; of "
     "more than two classes every class against the rest, counted together too (micro)"},
};

}  // namespace

std::span<const MetricDefinition> metricDefinitions() {
    return kDefinitions;
}

std::string_view metricDefinition(std::string_view name) {
    const auto found = std::ranges::find(kDefinitions, name, &MetricDefinition::name);
    return found == std::end(kDefinitions) ? std::string_view() : found->text;
}

}  // namespace ardent

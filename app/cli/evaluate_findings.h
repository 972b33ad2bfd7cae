#pragma once

#include <string>
#include <vector>

#include "core/evaluate/comparison.h"
#include "core/evaluate/evaluation.h"

/// What the reports of an evaluation tell, whatever their format.
namespace ardent::cli {

/// Below this p a method is marked as worse than the best.
inline constexpr double kMarkedP = 0.05;

/// What p lacks.
inline constexpr const char* kFlawOfP =
    "test parts share training rows, which makes p too small, and it is not corrected for several "
    "methods";

/// All results of one data set: results[part of all repeats][method].
struct EvaluatedSet {
    EvaluationSet set;
    std::vector<std::vector<EvaluationResult>> results;
};

/// The metric's values, parts × methods.
Matrix valuesOf(const EvaluatedSet&, std::string_view metric);

/// One a method.
std::vector<MethodSummary> summariesOf(const EvaluatedSet&, std::string_view metric);

/// Why a method has no metrics, each reason once: "There was not enough memory. (in 1 of 3 test
/// parts: fold 2)".
std::vector<std::string> troubleTexts(const EvaluatedSet&, std::size_t method);

/// "4 of 5 test parts" where a method is scored on some of them only, else "".
std::string scoredParts(const EvaluatedSet&, std::size_t method);

/// "auc is not defined on 1 of 10 test parts, where all rows are of one class; the mean is over the
/// others." of every metric that it is true of.
std::vector<std::string> undefinedTexts(const EvaluatedSet&);

/// The smallest p that Wilcoxon's signed-rank test of so many pairs can have.
double leastP(std::size_t parts);

/// Ranks of the methods by a metric over the data sets that share a kind of problem.
struct RankedMetric {
    Problem problem;
    std::string metric;
    Friedman test;
    Index sets;
};

/// Of those that a printed table has room for; empty for one data set or one method.
std::vector<RankedMetric> rankedMetrics(const std::vector<EvaluatedSet>&, std::size_t methods);

}  // namespace ardent::cli

#pragma once

#include <span>

#include "core/model/metrics.h"

namespace ardent {

/// Rows by true class (rows) and likeliest class (columns, the first of equals). labels: class
/// indices; probabilities: n × classes.
Matrix confusionOf(std::span<const int> labels, const Matrix& probabilities);

/// Mean over the classes that occur of the share of their rows that are given that class.
double balancedAccuracy(const Matrix& confusion);

/// Precision, recall and F1 of the second of two classes, of more the means over those that occur
/// (macro); 0 where no row is given the class. NaN where it does not occur.
struct Retrieval {
    double precision = 0., recall = 0., f1 = 0.;
};
Retrieval retrieval(const Matrix& confusion);

/// Correlation of the true and the likeliest class (Matthews 1975; of more than two classes
/// Gorodkin 2004): 0 where either is one class only.
double matthewsCorrelation(const Matrix& confusion);

/// Mean of the precision where a further positive row is found, from the highest score down; rows
/// of equal score are passed at once. The share of positive rows is what chance gives. NaN without
/// a positive row.
double averagePrecision(std::span<const int> isPositive, std::span<const double> scores);

/// Brier score: mean over the rows of Σ_c (p_c − [y = c])² (two classes: of the second one alone,
/// so that it lies between 0 and 1).
double brierScore(std::span<const int> labels, const Matrix& probabilities);

/// classificationMetrics and all of the above, in the order in which they are shown. All are NaN
/// where a probability is not finite.
Metrics classMetrics(std::span<const int> labels, const Matrix& probabilities);

}  // namespace ardent

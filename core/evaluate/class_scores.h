#pragma once

#include <span>

#include "core/base/types.h"

namespace ardent {

/// Counts from which confusion matrices, ROC curves and calibration curves are drawn; those of
/// several test sets add up.
struct ClassCounts {
    /// 0, 0.01 … 1, and within 0.01 of either end ten a decade down to 0.000001 from it, where the
    /// probabilities of a rare class lie.
    static constexpr Index kThresholds = 181;
    static constexpr Index kBins = 10;

    Matrix confusion;       ///< rows: true class, columns: predicted one
    Matrix aboveThreshold;  ///< kThresholds × 2: negatives, positives of probability ≥ threshold
    Matrix calibration;     ///< kBins × 3: rows, sum of probabilities, positives
};

/// probabilities: n × classes, labels: class indices. Positive is the second of two classes; of
/// more, every class in turn against the rest, all counted together.
ClassCounts classCounts(std::span<const int> labels, const Matrix& probabilities);
ClassCounts sumOf(const ClassCounts&, const ClassCounts&);

/// A curve's points: (false positive rate, true positive rate), from (0, 0) to (1, 1).
Matrix rocPoints(const ClassCounts&);

/// The same from the rows themselves: the corners of the curve over all thresholds. Rows of equal
/// probability are passed at once, in a straight line. Positive as in classCounts.
Matrix rocPoints(std::span<const int> labels, const Matrix& probabilities);

/// (mean probability, share of positives, rows) of every bin that is not empty.
Matrix calibrationPoints(const ClassCounts&);

}  // namespace ardent

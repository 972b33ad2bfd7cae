#pragma once

#include <vector>

#include "core/method/metric/metric_run.h"
#include "core/method/metric/metric_sets.h"

namespace ardent {

/// |γ| of every input, by the searches that the gradient recipe goes through.
struct MetricScales {
    Vector descent;             ///< by gradient descent
    Vector other;               ///< the same with other frequencies, of a higher loss
    std::size_t candidate = 0;  ///< the one with the scales `descent`
    Vector evidence;            ///< by the evidence; empty: not searched
    double tau = 0.;            ///< found with it
};

/// γ from several starts, the best one trained to the end, with two draws of the frequencies: which
/// weak variable a draw favours is chance. Here and below what the pieces refer to must outlive
/// them.
Pieces findScales(MetricRun&, MetricScales&);

/// γ by the evidence: one search from `descent`, others from one scale for all; the best two go on
/// for longer and on more rows.
Pieces findScalesByEvidence(MetricRun&, MetricScales&);

/// The sets that the scales suggest, each with the scales to start from.
std::vector<MetricStart> firstStarts(const MetricScales&, const Task&, Index maxVariables);

/// A set with the scales to start from, each raised to 0.3 of the largest.
MetricStart startOf(const MetricScales&, std::vector<Index> set);

}  // namespace ardent

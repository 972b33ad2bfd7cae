#pragma once

#include <vector>

#include "core/method/evidence/evidence_search.h"
#include "core/method/metric/metric_run.h"

namespace ardent {

/// Cosines of one input with frequencies ω = centre + width · ε beside those of a γ or M.
struct MetricWave {
    Index input = 0;  ///< of all inputs of the task
    double centre = 0.;
    double width = 0.;
};

/// ω = γ ⊙ ε (γ as a column) or M ε, those of the waves, and the prior variance τ of the weights.
struct MetricPrior {
    CoordinatesPtr coordinates;  ///< null: waves alone
    Matrix factor;
    double tau = 0.;
    std::vector<MetricWave> waves = {};
};

MetricPrior priorOf(const EvidenceSearch&);

/// Fresh frequencies and phases of a prior, weights 0; every wave has `kWaveFeatures` of its own.
MetricNet netUnder(MetricRun&, const MetricPrior&, Index features);

/// A net and fresh cosines of the waves side by side, those with weights 0: one with free
/// frequencies, or the net itself where there are no waves.
MetricNet withWaves(MetricRun&, const MetricNet&, const std::vector<MetricWave>&);

}  // namespace ardent

#pragma once

#include "core/method/metric/metric_prior.h"

namespace ardent {

/// Adds waves along single variables to a prior, one after the other: the strongest one in what the
/// prior leaves open (`strongestWave` on leave-one-out residuals), as long as the evidence with it
/// is strong against that without it. Its frequencies are those up to about the one found, or those
/// close to it, whichever is more likely. Classes are taken as numbers. The run and the prior must
/// outlive the pieces.
Pieces findWaves(MetricRun&, MetricPrior&);

/// What the run says it does meanwhile.
Message fastWavesStage();

/// The two kinds of waves about the strongest one in what a net leaves open; none where there is
/// none.
std::vector<MetricWave> wavesLeftOpen(const MetricRun&, const MetricNet&);

}  // namespace ardent

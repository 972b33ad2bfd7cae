#pragma once

#include "core/method/evidence/evidence_search.h"
#include "core/method/metric/metric_net.h"

namespace ardent {

/// The evidence of a γ (a column) or M on `kFreshFeatures` that no search has seen, over τ of six
/// decades. rows: its training rows count. draw: which features.
EvidenceOverTau freshEvidence(const MetricTask& rows, const Coordinates&, const Matrix& factor,
                              EvidenceSpace<float>&, Seed, std::uint32_t draw);

/// Index of the search whose factor has the least fresh evidence.
std::size_t bestFresh(const MetricTask&, const std::vector<EvidenceSearch>&, Seed,
                      std::uint32_t draw);

/// Those of the coordinates that matter, by the largest threshold of γ that costs less than 8/n of
/// evidence.
std::vector<Index> pruned(const MetricTask& rows, const EvidenceSearch& scales, Seed,
                          std::uint32_t draw);

/// Whether the variables tell anything of the target: their log evidence over a constant's must
/// exceed 3 (strong by Kass and Raftery, 1995) and the log number of sets of as many variables.
bool tellsTarget(const MetricTask&, const EvidenceSearch& scales, Seed, std::uint32_t draw);

}  // namespace ardent

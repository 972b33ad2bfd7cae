#pragma once

#include "core/method/evidence/evidence_search.h"
#include "core/method/metric/metric_net.h"

namespace ardent {

/// The evidence of a γ (a column) or M on `kFreshFeatures` that no search has seen, over τ of six
/// decades. rows: its training rows count. draw: which features.
EvidenceOverTau freshEvidence(const MetricTask& rows, const Coordinates&, const Matrix& factor,
                              EvidenceSpace<float>&, Seed, std::uint32_t draw);

/// Phases ω·u + b of a net at these rows in quarter turns: rows × D.
Eigen::MatrixXf turnsOf(const MetricNet&, const std::vector<std::int32_t>& rows);

/// The evidence of the frequencies and phases of a net, over the same τ.
EvidenceOverTau evidenceOf(const MetricTask& rows, const MetricNet&, EvidenceSpace<float>&);

/// The evidence of a constant.
double constantEvidence(const MetricTask& rows);

/// Whether an evidence of `found` is strong against one of `before`: a difference of more than 3 in
/// log evidence (Kass and Raftery, 1995), and of so much more as `chances` says.
bool isStrong(const MetricTask& rows, double before, double found, double chances = 0.);

/// Index of the search whose factor has the least fresh evidence, where each search for scales pays
/// half a log n for every scale (Schwarz 1978) if they are of different inputs.
std::size_t bestFresh(const MetricTask&, const std::vector<EvidenceSearch>&, Seed,
                      std::uint32_t draw);

/// Those of the coordinates that matter, by the largest threshold of γ that costs less than 8/n of
/// evidence.
std::vector<Index> pruned(const MetricTask& rows, const EvidenceSearch& scales, Seed,
                          std::uint32_t draw);

/// The log of how many sets of as many inputs there are.
double logNumberOfSets(const MetricTask&, const Coordinates&);

/// Whether the variables tell anything of the target: their evidence is strong against that of a
/// constant, after the log number of sets of as many variables.
bool tellsTarget(const MetricTask&, const EvidenceSearch& scales, Seed, std::uint32_t draw);

}  // namespace ardent

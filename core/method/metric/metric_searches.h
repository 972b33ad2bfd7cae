#pragma once

#include <array>
#include <span>
#include <vector>

#include "core/base/message.h"
#include "core/method/evidence/evidence_search.h"
#include "core/method/metric/metric_run.h"

namespace ardent {

/// Ten iterations of each a tick, of which the best evidence is given, and in the stage how many of
/// them are done: "Scales by evidence, 3 of 6". The run and the searches must outlive the pieces.
Pieces searchTogether(MetricRun&, Message stage, std::vector<EvidenceSearch>&);

/// Its scales or its metric, without features.
MetricNet netOf(const EvidenceSearch&);

/// Searches on few rows, of which `rows` are a part or all; these must outlive the search.

/// Their iterations.
inline constexpr int kRaceIterations = 100;
inline constexpr int kKeptIterations = 80;
inline constexpr int kMetricIterations = 120;

/// Equal scales, in their `scaleUnit`, from which a race starts.
inline constexpr std::array kFewRowsStarts{0.1, 0.2, 0.3, 0.6};
/// Of inputs that a screen selects: what depends on few may change fast along them.
inline constexpr std::array kScreenedStarts{0.2, 0.6, 1.2, 2.4};
EvidenceSearch racer(MetricRun&, const MetricTask& rows, const CoordinatesPtr&, double start);
/// All of the starts on all rows.
std::vector<EvidenceSearch> racers(MetricRun&, const CoordinatesPtr&,
                                   std::span<const double> starts);
/// The scales of the variables kept, from those of a race; `kept`: among its coordinates.
EvidenceSearch scalesAfter(MetricRun&, const MetricTask& rows, const EvidenceSearch& race,
                           const std::vector<Index>& kept);
/// M, from a scale for each variable.
EvidenceSearch metricAfter(MetricRun&, const MetricTask& rows, const EvidenceSearch& scales);

/// Stages that several recipes go through.
Message raceOfStarts(std::size_t starts);  ///< "Scales by evidence: race of 4 starts"
Message screenStage();                     ///< "Screen of main effects and pairs"
Message closedFormStage();                 ///< "Outer weights in closed form"

}  // namespace ardent

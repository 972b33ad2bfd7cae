#pragma once

#include "core/method/metric/metric_net.h"
#include "core/method/metric/metric_options.h"

namespace ardent {

/// What is done from the first stage to the last.
enum class MetricRecipe {
    Gradient,  ///< validation rows choose
    Small,     ///< few rows: the evidence chooses, folds say how models are averaged
    Wide       ///< few rows and more columns: the same, chosen anew on every fold
};

/// Few: below 3,000 rows of training and validation, below 300 of them besides the largest class
/// (of at most 20,000: validation rows of a rare class are too few to choose by), or as the preset
/// says. With less than 20 the gradient recipe runs, whatever the preset.
MetricRecipe metricRecipe(const Task&, const MetricOptions&);

/// Whether the gradient recipe goes through the stage.
bool goesThrough(MetricStage, const MetricOptions&);

/// How long the trainings by gradients last, where the options leave that open.
struct MetricPace {
    Index batchSize = 128;
    int epochs = 30;  ///< for the scales; the metric and the frequencies take twice as many, and
                      ///< three times after a second pass
};
MetricPace metricPace(const MetricTask&, const MetricOptions&);

inline constexpr Index kFreshFeatures = 600;      ///< on which the evidence judges found scales
inline constexpr Index kPosteriorFeatures = 600;  ///< of a model whose weights follow from a prior
inline constexpr Index kWaveFeatures = 150;       ///< of a wave along one input
inline constexpr int kMostWaves = 4;              ///< beside what the evidence finds otherwise
inline constexpr Index kFewRowsSearched = 3000;   ///< in an iteration of a search on few rows
inline constexpr Index kForwardRows = 5000;       ///< on which variables left out are tried

/// About what a run takes of the memory.
double metricBytes(const Task&, const MetricOptions&);

}  // namespace ardent

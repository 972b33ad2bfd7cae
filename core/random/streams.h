#pragma once

#include <cstdint>

namespace ardent {

/// Every source of randomness has a stream of its own, so that adding one never shifts another.
enum class StreamId : std::uint32_t {
    Split = 1,
    Frequencies,
    Phases,
    InitialWeights,
    Shuffle,
    Restarts,
    SyntheticDesign,
    SyntheticNoise,
    SyntheticStructure,
    Folds,
    Subsample,
    Permutation,
    AdditiveFrequencies,
    InteractionFrequencies,
    StochasticFrequencies,
    Landmarks,
    Boosting,
    Evaluation,
    MetricShuffle,
    MetricFeatures,
    MetricRows,
    Gaps,
    FoldValidation
};

}  // namespace ardent

#pragma once

#include <cstddef>
#include <cstdint>

#include "core/base/message.h"

namespace ardent {

/// Where a training of the Fourier-basis lasso family stands.
enum class FourierStage : std::uint8_t {
    Begin,
    Search,
    Rank,
    SecondSearch,
    SecondRank,
    Fit,
    AdaptiveFit,
    FinalRank,
    Done
};

/// What a trial fits again without.
enum class FourierTrial : std::uint8_t { None, MinorVariables, RedundantSets };

/// For a reader; the trial that goes on.
Message stageText(FourierStage, bool isGrouped, std::size_t candidates, FourierTrial);

}  // namespace ardent

#pragma once

#include <cstddef>
#include <cstdint>
#include <string>

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

/// For a reader; `without`: what a trial leaves out, empty outside of one.
std::string stageText(FourierStage, bool isGrouped, std::size_t candidates,
                      const std::string& without);

}  // namespace ardent

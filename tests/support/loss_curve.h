#pragma once

#include <array>
#include <cmath>

#include "core/figure/loss/loss_figure.h"

namespace ardent::test {

/// Losses that fall with the inverse of the epoch; the second of the validation rows is missing.
inline LossCurve lossCurve(const std::string& run, int colour, int points) {
    LossCurve result{run, colour,
                     Curve({{"train", message("training-loss", "training loss"),
                             message("mean-squared-error", "mean squared error")},
                            {"validation", message("validation-loss", "validation loss"),
                             message("mean-squared-error", "mean squared error")}}),
                     TickUnit::Epoch};
    for (int tick = 1; tick <= points; ++tick) {
        const std::array values{1. / tick, tick == 2 ? std::nan("") : 2. / tick};
        result.curve.append(tick, values);
    }
    return result;
}

}  // namespace ardent::test

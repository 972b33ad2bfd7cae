#pragma once

#include <span>
#include <string>

#include "core/figure/figure.h"
#include "core/train/curve.h"

namespace ardent {

struct LossCurve {
    std::string run;  ///< the run's name
    int colour = 0;
    Curve curve;
    std::string tickName;
};

/// Every logged point of every run; NaN stays in the data as a gap.
Figure lossFigure(std::span<const LossCurve> runs, bool logX, bool logY);

}  // namespace ardent

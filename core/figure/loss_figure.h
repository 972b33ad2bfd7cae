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
    std::string group = {};  ///< runs of a group are drawn pale below their mean; "": of none
};

/// Every logged point of every run; NaN stays in the data as a gap. The mean of a group is drawn
/// where all of its runs have a value.
Figure lossFigure(std::span<const LossCurve> runs, bool logX, bool logY);

}  // namespace ardent

#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

#include "core/figure/figure.h"
#include "core/figure/lines/thinned_line.h"
#include "core/train/snapshot.h"

namespace ardent {

struct NamedTick {
    std::int64_t tick = 0;
    std::string name;
};

struct LossCurve {
    std::string run;  ///< the run's name
    int colour = 0;
    Curve curve;
    TickUnit tickUnit = TickUnit::Step;
    std::string group = {};  ///< runs of a group are drawn pale below their mean; "": of none
    std::optional<std::int64_t> keptTick = {};  ///< whose model the run keeps, where it chose one
    std::vector<NamedTick> changes = {};        ///< of options while it went on
    std::vector<std::int64_t> beginnings = {};  ///< see Snapshot::beginnings
    bool goesOn = false;
    Curve clock = {};             ///< see Snapshot::clock
    FittedRecipePtr recipe = {};  ///< for the unit of the target; null: not known yet
    Message stage = {};           ///< what it is doing; empty: nothing else before or after
};

/// What the x axis counts.
enum class Across {
    Ticks,
    Shares,         ///< of each run
    SharesIfUnlike  ///< where the runs count different things, else ticks
};

struct LossChoice {
    bool logX = false;
    bool logY = false;
    double span = 1.;  ///< of the moving average, in ticks; 1: as logged
    /// By the id that loggedSeries() gives; the others as is usual.
    std::map<std::string, bool> shown = {};
    Finest finest = {};
    std::string first = {};  ///< run or group that is drawn and listed before the others; "": none
    Across across = Across::Ticks;
};

}  // namespace ardent

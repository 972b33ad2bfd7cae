#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/figure/lines/curve_lines.h"
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
    Message stage = {};  ///< what it is doing; empty: nothing else before or after
};

/// Of a run called so, its changes by the options' ids; `group`: see LossCurve.
LossCurve lossCurveOf(std::string run, int colour, const Snapshot&, std::string group = {});

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

/// Every logged point of the runs whose loss is that of the run told first, or of all runs; or the
/// finest points that are chosen. NaN stays in the data as a gap.
/// The mean of a group is drawn where all of its runs have a value, in a band of one standard
/// deviation. A smoothed line has the logged one behind it. Upright lines mark the kept tick and
/// the changes of the run told first, or of the only one, where it is drawn by itself, and bands
/// the ticks of which it tells nothing that is drawn; they follow that run's lines. As shares, the
/// lines of one mean are as long as the longest of them.
Figure lossFigure(std::span<const LossCurve> runs, const LossChoice& choice = {});

/// The same, quickly where `kept` has drawn these runs before.
Figure lossFigure(std::span<const LossCurve> runs, const LossChoice& choice, CurveLines& kept);

/// "Learning rate → 0.01", of an option that is changed while a run goes on.
std::string changeName(const std::string& option, const std::string& value);

}  // namespace ardent

#pragma once

#include <span>
#include <string>

#include "core/figure/lines/curve_lines.h"
#include "core/figure/loss/loss_curve.h"
#include "core/train/snapshot.h"

namespace ardent {

/// Of a run called so, its changes by the options' ids; `group`: see LossCurve.
LossCurve lossCurveOf(std::string run, int colour, const Snapshot&, std::string group = {});

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

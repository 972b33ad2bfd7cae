#pragma once

#include <set>
#include <span>
#include <string>
#include <vector>

#include "core/figure/loss/loss_curve.h"

namespace ardent {

LineRole roleOf(const CurveSeries&);
bool isLoss(const CurveSeries&);
std::string measureOf(const CurveSeries&);  ///< "mean squared error"; "" without one
std::string titleOf(const CurveSeries&);    ///< "Training loss"

/// Usually: a score with a unit of its own has no place on the axis of the losses.
bool isDrawn(const CurveSeries&, const std::vector<CurveSeries>& all);

/// A single loss that ends a search is none: what the search logged is drawn then.
bool hasLossCurve(const LossCurve&);

/// Which of a curve's series are drawn, one a series.
std::vector<bool> drawnOf(const Curve&, const LossChoice&, bool onlyScores);

/// Of the losses among what is drawn.
std::set<std::string> measuresOf(std::span<const LossCurve>, const LossChoice&, bool onlyScores);

/// Runs by whether their losses have a measure of the run told first, or of the first that has one.
struct ByMeasure {
    std::vector<LossCurve> alike;
    std::vector<LossCurve> others;  ///< none where they are asked for
};

ByMeasure byMeasure(std::span<const LossCurve>, const LossChoice&);

/// That they are not drawn, and what to do; "" for none.
std::string othersNote(std::span<const LossCurve> others);

struct LoggedSeries {
    std::string id;
    std::string title;
    bool shown = false;
};

/// What the runs have logged, each kind once, and the runs with another loss than the one told
/// first as a whole. Usually those are not shown, and a score with a unit of its own only where
/// there are no losses.
std::vector<LoggedSeries> loggedSeries(std::span<const LossCurve> runs, const LossChoice& choice);

}  // namespace ardent

#pragma once

#include <memory>

#include "core/figure/curve_lines.h"

namespace ardent {

/// The lines of a run's trail: the relevance of every variable, tick by tick, and its rank among
/// all. What was made for one figure is kept for the next.
class TrailLines {
public:
    using Line = CurveLines::Line;

    Line relevance(const Curve& trail, Index variable);

    /// 1 for the largest relevance; equal ones share the mean rank, and what is no number has none.
    Line rank(const Curve& trail, Index variable);

    /// Keeps of the long lines those that were asked for since the last call.
    void forgetOthers() { lines_.forgetOthers(); }

private:
    Line lineOf(const Curve& curve, Index variable);
    void follow(const Curve& trail);

    CurveLines lines_;
    Curve ranked_;  ///< the trail whose ranks are known
    Curve ranks_;
};

}  // namespace ardent

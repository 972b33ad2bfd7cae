#pragma once

#include <memory>
#include <vector>

#include "core/figure/lines/long_line.h"
#include "core/figure/lines/smoothing.h"
#include "core/train/curve.h"

namespace ardent {

/// A row of a stage that tells something else than what is drawn (one a series).
bool tellsOther(const Curve& curve, Index row, const std::vector<bool>& drawn);

/// The lines of curves. Those of long curves are kept from one figure to the next, so that only
/// what was logged since then costs time. A line that was given out grows with its curve.
class CurveLines {
public:
    using Line = std::shared_ptr<const LongLine>;

    /// A series from its first to its last value, without the rows of stages that tell only what is
    /// not drawn; at either end those are left out where it has no value but another series has
    /// one. The lines asked for between two calls of forgetOthers() are all different ones.
    Line logged(const Curve& curve, Index series, const std::vector<bool>& drawn);

    /// Where all lines have a value, with the standard deviation as spread.
    Line mean(const std::vector<Line>& lines);

    /// The moving average, which bridges values that are missing, and begins anew behind each of
    /// these breaks of x; span: above 1.
    Line smoothed(const Line& line, double span, const std::vector<Range>& breaks = {});

    /// Keeps of the long lines those that were asked for since the last call.
    void forgetOthers();

private:
    struct Logged {
        Index series = 0;
        std::vector<bool> drawn;
        std::shared_ptr<LongLine> line = std::make_shared<LongLine>();
        Curve curve = {};  ///< what the line has of it
        Index end = 0;     ///< behind its last row with a part in the line
        bool isAsked = true;

        void follow(const Curve& now);
        std::size_t cost() const { return static_cast<std::size_t>(curve.size()); }
    };

    struct Mean {
        std::vector<Line> of;
        std::size_t points = 0;  ///< of them all
        Line line;
        bool isAsked = true;

        /// Of one of them: a mean is found again only where they are kept.
        std::size_t cost() const { return points / of.size(); }
    };

    struct Smoothed {
        Line of;
        double span = 0.;
        MovingAverage values, spreads;
        std::shared_ptr<LongLine> line = std::make_shared<LongLine>();
        std::size_t taken = 0;
        bool isAsked = true;

        void follow(const std::vector<Range>& breaks);
        std::size_t cost() const { return of->size(); }
    };

    std::vector<Logged> logged_;
    std::vector<Mean> means_;
    std::vector<Smoothed> smoothed_;
};

}  // namespace ardent

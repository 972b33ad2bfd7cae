#pragma once

#include <functional>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/base/message.h"
#include "core/method/ccm/ccm_objective.h"

namespace ardent {

/// Puts the variables that CCM found into an order, where their weights leave them equal (most end
/// at 0 or 1). Below m: the same descent on the m found with a sum that shrinks by a tenth at a
/// time (by one from 20 downwards); those that drop out come last. Above m, where there are at most
/// 100 variables: those found stay at 1, and the next ones share a sum of their own. Beyond the
/// paper, which breaks ties by chance; the set of the first m is as found. With m = all variables
/// this is backward elimination by the criterion.
class CcmOrdering {
public:
    /// Kernel width of a descent whose weights sum to this.
    using Width = std::function<double(double sum)>;

    /// data: for the exact kernel, one weight a variable; order: of all variables, by weight; kept:
    /// m.
    CcmOrdering(CcmData data, std::vector<Index> order, Index kept, Width width);

    /// One descent. False: `goOn` was, and nothing is changed.
    bool advance(const GoOn& goOn);

    /// Sets that were looked at, and how many there are; also before the order is begun.
    Index done() const { return done_; }
    Index count() const;
    static Index count(Index variables, Index kept);

    /// Variables in the set that the next descent looks at.
    Index setSize() const;

    /// How many iterations it took beside those of the weights: "7 more iterations have put …"
    Message ended() const;

    bool finished() const { return low_ <= 1 && high_ >= highest_; }
    const std::vector<Index>& order() const { return order_; }

private:
    bool shrink(const GoOn& goOn);
    bool grow(const GoOn& goOn);

    CcmData data_;
    Width width_;
    std::vector<Index> order_;
    Index low_;      // the first so many are still to be ordered
    Index high_;     // the first so many are in order, or among the m
    Index highest_;  // where growing ends
    Index done_ = 0;
};

}  // namespace ardent

#pragma once

#include <optional>

#include "core/base/go_on.h"
#include "core/explain/closed_form.h"
#include "core/explain/explained.h"

namespace ardent {

/// cos and sin of ω_k·x + b_k for some rows: D × count each, a row's features contiguous.
struct WaveBlock {
    Matrix inputs;  ///< d × count
    Matrix turns;   ///< scratch
    Matrix cosines, sines;
};

/// Frequencies and phases of a closed form in the order in which blocks of rows read them.
class WaveMap {
public:
    explicit WaveMap(const ClosedForm&);

    void load(const DesignMatrix& x, Rows rows, WaveBlock&) const;

private:
    Matrix frequencies_;  // D × d, quarter turns
    Vector phases_;       // D, quarter turns
};

/// Adds up `count` numbers over blocks of rows, in parallel and in the blocks' order. work(some,
/// first, sums) adds the share of some of the rows to sums; the first of them is rows[first].
std::optional<Vector> sumOverRows(
    Rows rows, Index count, const GoOn&,
    const std::function<void(Rows some, Index first, Eigen::Ref<Vector> sums)>& work);

}  // namespace ardent

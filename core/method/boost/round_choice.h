#pragma once

#include "core/base/types.h"

namespace ardent {

/// The round that is kept, by the losses of validation rows: the last one whose mean loss is below
/// the constant's and as good as the lowest (see isAsGood). Few rows tell rounds apart by chance
/// alone, and the paper keeps all rounds.
class RoundChoice {
public:
    explicit RoundChoice(double constantLoss) : constantLoss_(constantLoss) {}

    /// Loss of every row after one round more. True: this round is the one to keep so far.
    bool add(Vector losses);

    Index lowest() const { return lowest_; }  ///< 0: no round is below the constant

private:
    double constantLoss_;
    Vector lowestLosses_;
    Index rounds_ = 0;
    Index lowest_ = 0;
};

}  // namespace ardent

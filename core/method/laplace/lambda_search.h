#pragma once

#include <limits>

namespace ardent {

/// λ of lowest loss, in half decades around a first one: down as long as the loss falls; up where
/// the first step down does not gain.
class LambdaSearch {
public:
    static constexpr int kMostSteps = 10;

    LambdaSearch(double first, double least) : first_(first), least_(least) {}

    double next() const { return at(position_); }
    void add(double loss);  ///< of the next
    bool isOver() const { return isOver_; }

    double best() const { return at(bestPosition_); }
    double bestLoss() const { return bestLoss_; }  ///< +∞ before a finite one

private:
    double at(int position) const;

    double first_, least_;
    int position_ = 0, bestPosition_ = 0;
    bool falls_ = true, isOver_ = false;
    double bestLoss_ = std::numeric_limits<double>::infinity();
};

}  // namespace ardent

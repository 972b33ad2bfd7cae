#include "core/method/laplace/lambda_search.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>

#include "core/method/laplace/scale_search.h"

namespace ardent {
namespace {

constexpr int kFarthest = LambdaSearch::kMostSteps - 2;
constexpr double kLeastGain = 1e-3;  // of the loss, for which another λ is tried

}  // namespace

double LambdaSearch::at(int position) const {
    return std::clamp(first_ * std::pow(10., 0.5 * position), least_, kLargestLaplaceLambda);
}

void LambdaSearch::add(double loss) {
    const bool gained = loss < (1. - kLeastGain) * bestLoss_;
    if (loss < bestLoss_) {
        bestLoss_ = loss;
        bestPosition_ = position_;
    }
    if (position_ == 0) {
        position_ = -1;
    } else if (gained && std::abs(position_) < kFarthest) {
        position_ += falls_ ? -1 : 1;
    } else if (position_ == -1) {
        falls_ = false;
        position_ = 1;
    } else {
        isOver_ = true;
    }
}

}  // namespace ardent

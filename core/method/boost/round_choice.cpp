#include "core/method/boost/round_choice.h"

#include <utility>

#include "core/method/boost/as_good.h"

namespace ardent {

bool RoundChoice::add(Vector losses) {
    ++rounds_;
    const double mean = losses.mean();
    if (!(mean < constantLoss_)) return false;
    if (lowest_ > 0 && !(mean < lowestLosses_.mean()))
        return isAsGood({losses.data(), static_cast<std::size_t>(losses.size())},
                        {lowestLosses_.data(), static_cast<std::size_t>(losses.size())});
    lowest_ = rounds_;
    lowestLosses_ = std::move(losses);
    return true;
}

}  // namespace ardent

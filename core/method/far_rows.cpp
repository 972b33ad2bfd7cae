#include "core/method/far_rows.h"

#include <cmath>

namespace ardent {

bool goesAstrayFarAway(const Task& task, double meanSquare) {
    constexpr double kFarthest = 10.;
    return task.recipe->problem == Problem::Regression && meanSquare > kFarthest * kFarthest;
}

Message farRowsText(const Task& task, double lambda, const Message& loss, double meanSquare) {
    return message(
        "far-rows-astray",
        "λ = {:.3g} has the lowest {}, but with weights so large that a row unlike all others may "
        "be predicted {:.3g} standard deviations of {} wrong.",
        lambda, loss, std::sqrt(meanSquare), task.recipe->target);
}

}  // namespace ardent

#include "core/method/rffnet/rffnet_target.h"

#include "core/model/loss.h"

namespace ardent {

RffnetTarget::RffnetTarget(const Task& task, TargetScaling scaling) : task_(task) {
    const FittedRecipe& recipe = *task.recipe;
    if (recipe.problem != Problem::Regression || scaling != TargetScaling::None) return;
    raw_.reserve(task.y.size());
    for (const float y : task.y)
        raw_.push_back(
            static_cast<float>(recipe.targetOffset + recipe.targetScale * static_cast<double>(y)));
}

double RffnetTarget::lossUnit() const {
    return isRaw() ? 1. : ardent::lossUnit(*task_.recipe);
}

Matrix RffnetTarget::standardised(const Matrix& scores) const {
    if (!isRaw()) return scores;
    const FittedRecipe& recipe = *task_.recipe;
    return ((scores.array() - recipe.targetOffset) / recipe.targetScale).matrix();
}

void RffnetTarget::standardise(FourierModel& model) const {
    if (!isRaw()) return;
    const FittedRecipe& recipe = *task_.recipe;
    model.weights /= recipe.targetScale;
    model.intercept.array() = (model.intercept.array() - recipe.targetOffset) / recipe.targetScale;
}

}  // namespace ardent

#include "core/method/rffnet/rffnet_judgement.h"

#include <algorithm>
#include <cmath>

#include "core/method/top_k.h"
#include "core/train/held_out_judge.h"

namespace ardent {
namespace {

Index mostRowsJudged(const FittedRecipe& recipe) {
    constexpr std::size_t kMostScores = std::size_t{1} << 26;
    const std::size_t scoresARow =
        recipe.sources.size() * static_cast<std::size_t>(recipe.outputs());
    return static_cast<Index>(std::max<std::size_t>(1000, kMostScores / scoresARow));
}

}  // namespace

double weightPenalty(const FourierParameters<float>& parameters, double alpha) {
    double squares = 0.;
    for (const float weight : parameters.weights()) squares += std::pow(double{weight}, 2);
    return alpha * squares;
}

std::optional<Selection> selectSources(const Task& task, const RffnetTarget& target,
                                       const FourierBasis& basis,
                                       const FourierParameters<float>& parameters,
                                       const GoOn& goOn) {
    const HeldOutJudge judge(task, /*mayUseValidation=*/true, mostRowsJudged(*task.recipe));
    const auto score = [&](const Matrix& scores) { return judge(target.standardised(scores)); };
    auto found = topK(basis, parameters, task.x.data(), judge.rows(), variableInputs(*task.recipe),
                      score, goOn);
    if (!found) return std::nullopt;
    found->rule = judge.rule();
    found->measure = judge.measure();
    if (judge.isLoss()) turnIntoLosses(*found);
    return found;
}

Message hasteText(Index steps) {
    return steps == 1
               ? message("one-step-haste",
                         "This is only 1 gradient step and the training loss was still falling: "
                         "raise patience or choose the preset Evidence start (preset=best).")
               : message(
                     "haste",
                     "These are only {} gradient steps and the training loss was still "
                     "falling: raise patience or choose the preset Evidence start (preset=best).",
                     steps);
}

Message lastEpochText() {
    return message("raise-epochs",
                   "It is the last one, so that more may do better: raise Most epochs.");
}

Message besideConstantText(double loss, double ofConstant) {
    constexpr double kWorse = 1.05;
    const double share = ofConstant > 0. ? loss / ofConstant : 1.;
    if (share < kHardlyBetter) return {};
    if (share >= kMuchWorse)
        return message("much-worse-than-constant",
                       "It predicts much worse than a constant on the validation rows, so its "
                       "relevances say nothing.");
    if (share >= kWorse)
        return message("worse-than-constant",
                       "It predicts worse than a constant on the validation rows, so its "
                       "relevances say nothing.");
    return message("hardly-better",
                   "It predicts hardly better than a constant on the validation rows, so its "
                   "relevances say nothing.");
}

}  // namespace ardent

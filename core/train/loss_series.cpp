#include "core/train/loss_series.h"

namespace ardent {

namespace {

CurveSeries lossOf(const char* id, const char* rows, Loss loss) {
    return {id, std::string(rows) + " loss (" + lossName(loss) + ")",
            loss == Loss::Squared ? "mse" : ""};
}

}  // namespace

CurveSeries trainingLoss(Loss loss) {
    return lossOf("train", "Training", loss);
}

CurveSeries validationLoss(Loss loss) {
    return lossOf("validation", "Validation", loss);
}

std::vector<CurveSeries> lossSeries(const Task& task) {
    const Loss loss = lossFor(*task.recipe);
    std::vector<CurveSeries> result{trainingLoss(loss)};
    if (!task.split.validation.empty()) result.push_back(validationLoss(loss));
    return result;
}

}  // namespace ardent

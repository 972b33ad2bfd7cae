#include "core/train/loss_series.h"

namespace ardent {

namespace {

CurveSeries lossOf(const char* id, const Message& title, SeriesRows rows, Loss loss) {
    return {id, title, lossName(loss), lossLog(loss), rows, loss == Loss::Squared ? "mse" : ""};
}

}  // namespace

CurveSeries trainingLoss(Loss loss) {
    return lossOf("train", message("training-loss", "training loss"), SeriesRows::Training, loss);
}

CurveSeries validationLoss(Loss loss) {
    return lossOf("validation", message("validation-loss", "validation loss"),
                  SeriesRows::Validation, loss);
}

std::vector<CurveSeries> lossSeries(const Task& task) {
    const Loss loss = lossFor(*task.recipe);
    std::vector<CurveSeries> result{trainingLoss(loss)};
    if (!task.split.validation.empty()) result.push_back(validationLoss(loss));
    return result;
}

}  // namespace ardent

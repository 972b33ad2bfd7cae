#include "core/train/loss_series.h"

#include "core/model/loss.h"

namespace ardent {

std::vector<CurveSeries> lossSeries(const Task& task) {
    const std::string what = lossName(lossFor(*task.recipe));
    std::vector<CurveSeries> result{{"train", "Training loss (" + what + ")"}};
    if (!task.split.validation.empty())
        result.push_back({"validation", "Validation loss (" + what + ")"});
    return result;
}

}  // namespace ardent

#include "core/method/constant_loss.h"

#include <algorithm>
#include <cmath>

#include "core/model/loss.h"

namespace ardent {
namespace {

double targetAt(const Task& task, std::int32_t row) {
    return static_cast<double>(task.y[static_cast<std::size_t>(row)]);
}

}  // namespace

double constantLoss(const Task& task, const std::vector<std::int32_t>& rows) {
    double sum = 0.;
    if (lossFor(*task.recipe) == Loss::Squared) {
        for (const std::int32_t row : rows) sum += std::pow(targetAt(task, row), 2);
        return sum / static_cast<double>(rows.size());
    }
    const auto& train = task.split.train;
    std::vector<double> counts(task.recipe->classes.size(), 0.);
    for (const std::int32_t row : train)
        counts[static_cast<std::size_t>(targetAt(task, row))] += 1.;
    for (const std::int32_t row : rows)
        sum -= std::log(std::max(counts[static_cast<std::size_t>(targetAt(task, row))], 0.5) /
                        static_cast<double>(train.size()));
    return sum / static_cast<double>(rows.size());
}

}  // namespace ardent

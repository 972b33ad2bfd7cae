#include "core/method/evidence/coordinates.h"

#include <numeric>

#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kRowsPerJob = 4096;

bool isWhole(const Task& task, const std::vector<Index>& inputs) {
    return std::ssize(inputs) == task.x.cols();
}

}  // namespace

std::vector<Index> everyInput(const Task& task) {
    std::vector<Index> all(static_cast<std::size_t>(task.x.cols()));
    std::iota(all.begin(), all.end(), Index{0});
    return all;
}

CoordinatesPtr coordinatesOf(const TaskPtr& task, std::vector<Index> inputs) {
    if (isWhole(*task, inputs))
        return std::make_shared<const Coordinates>(Coordinates{
            std::move(inputs), {}, std::shared_ptr<const DesignMatrix>(task, &task->x)});
    auto u = std::make_shared<DesignMatrix>(task->x.rows(), std::ssize(inputs));
    forEachBlock(u->rows(), kRowsPerJob, [&](Index, Index first, Index size) {
        for (Index i = first; i < first + size; ++i)
            for (Index j = 0; j < u->cols(); ++j)
                (*u)(i, j) = task->x(i, inputs[static_cast<std::size_t>(j)]);
    });
    return std::make_shared<const Coordinates>(Coordinates{std::move(inputs), {}, std::move(u)});
}

CoordinatesPtr allCoordinates(const TaskPtr& task) {
    return coordinatesOf(task, everyInput(*task));
}

CoordinatesPtr coordinatesOf(const TaskPtr& task, std::vector<Index> inputs, Matrix combinations) {
    const auto plain = coordinatesOf(task, inputs);
    const Eigen::MatrixXf factors = combinations.cast<float>();
    auto u = std::make_shared<DesignMatrix>(task->x.rows(), combinations.cols());
    forEachBlock(u->rows(), kRowsPerJob, [&](Index, Index first, Index size) {
        u->middleRows(first, size).noalias() = plain->u->middleRows(first, size) * factors;
    });
    return std::make_shared<const Coordinates>(
        Coordinates{std::move(inputs), std::move(combinations), std::move(u)});
}

}  // namespace ardent

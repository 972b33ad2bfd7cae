#include "core/method/baseline/level_spread.h"

#include <algorithm>
#include <cmath>

#include "core/data/task/drawn_rows.h"

namespace ardent {
namespace {

Matrix covariances(const Task& task, const std::vector<Index>& inputs) {
    constexpr Index kMostRows = 2000;
    const auto rows = drawnRows(task, task.split.train, kMostRows, kLookSeed);
    Matrix x(std::ssize(rows), std::ssize(inputs));
    for (Index i = 0; i < x.rows(); ++i)
        for (Index j = 0; j < x.cols(); ++j)
            x(i, j) = static_cast<double>(
                task.x(rows[static_cast<std::size_t>(i)], inputs[static_cast<std::size_t>(j)]));
    const Matrix centred = x.rowwise() - x.colwise().mean();
    return centred.transpose() * centred / static_cast<double>(std::max<Index>(1, x.rows()));
}

}  // namespace

std::vector<double> slopeSpreads(const Task& task, std::span<const VariableInputs> groups,
                                 const SlopeProducts& products) {
    std::vector<double> spreads;
    for (const auto& group : groups) {
        const Matrix slopes = products(group);
        const double variance =
            group.size() == 1 ? slopes(0, 0) : covariances(task, group).cwiseProduct(slopes).sum();
        spreads.push_back(std::sqrt(std::max(0., variance)));
    }
    return spreads;
}

}  // namespace ardent

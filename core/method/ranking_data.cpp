#include "core/method/ranking_data.h"
#include "core/data/spaced_rows.h"

#include <algorithm>

namespace ardent {

RankingData rankingData(const Task& task, Index mostRows) {
    const auto rows = spacedRows(task.split.train, mostRows);
    const Index n = std::ssize(rows);
    const bool regression = task.recipe->problem == Problem::Regression;
    const Index outputs = task.recipe->outputs();
    RankingData data{
        Matrix(n, task.x.cols()), Matrix::Zero(n, outputs), {}, inputGroups(*task.recipe)};
    for (Index i = 0; i < n; ++i) {
        const std::int32_t row = rows[static_cast<std::size_t>(i)];
        data.x.row(i) = task.x.row(row).cast<double>();
        const auto value = static_cast<double>(task.y[static_cast<std::size_t>(row)]);
        if (regression) {
            data.y(i, 0) = value;
            continue;
        }
        data.labels.push_back(static_cast<int>(value));
        if (outputs == 1)
            data.y(i, 0) = value > 0.5 ? 1. : -1.;
        else
            data.y(i, static_cast<Index>(value)) = 1.;
    }
    return data;
}

Matrix columnsOfSource(const RankingData& data, Index source) {
    return data.x(Eigen::all, data.groups[static_cast<std::size_t>(source)]);
}

Matrix squaredDistances(const Matrix& x) {
    const Vector norms = x.rowwise().squaredNorm();
    Matrix distances = -2. * x * x.transpose();
    distances.colwise() += norms;
    distances.rowwise() += norms.transpose();
    distances.diagonal().setZero();
    return distances.cwiseMax(0.);
}

double medianOff(const Matrix& squaredDistances) {
    std::vector<double> values;
    for (Index j = 0; j < squaredDistances.cols(); ++j)
        for (Index i = 0; i < j; ++i) values.push_back(squaredDistances(i, j));
    if (values.empty()) return 1.;
    const auto middle = values.begin() + static_cast<std::ptrdiff_t>(values.size() / 2);
    std::nth_element(values.begin(), middle, values.end());
    return *middle > 0. ? *middle : 1.;
}

}  // namespace ardent

#include "core/method/rffnet_start.h"

#include <algorithm>
#include <cmath>

namespace ardent {
namespace {

constexpr int kPathLength = 20;
constexpr double kSmallestShare = 1e-3;
constexpr int kMaxSweeps = 200;

struct Moments {
    Matrix gram;         // XᵀX / n of centred columns
    Vector correlation;  // Xᵀy / n
    Vector mean;
    double targetMean = 0.;
};

double target(const Task& task, std::int32_t row, Index indicator) {
    const double y = static_cast<double>(task.y[static_cast<std::size_t>(row)]);
    return indicator < 0 ? y : (y == static_cast<double>(indicator) ? 1. : 0.);
}

Matrix centredRows(const Task& task, const std::vector<std::int32_t>& rows, const Vector& mean) {
    Matrix x(static_cast<Index>(rows.size()), task.x.cols());
    for (Index i = 0; i < x.rows(); ++i)
        x.row(i) = task.x.row(rows[static_cast<std::size_t>(i)]).cast<double>() - mean.transpose();
    return x;
}

Moments moments(const Task& task, Index indicator) {
    const auto& rows = task.split.train;
    const auto n = static_cast<double>(rows.size());
    Moments m{Matrix::Zero(task.x.cols(), task.x.cols()), Vector::Zero(task.x.cols()),
              Vector::Zero(task.x.cols())};
    for (const std::int32_t row : rows) {
        m.mean += task.x.row(row).cast<double>().transpose() / n;
        m.targetMean += target(task, row, indicator) / n;
    }
    constexpr std::size_t kChunk = 4096;
    for (std::size_t first = 0; first < rows.size(); first += kChunk) {
        const std::vector<std::int32_t> some(
            rows.begin() + static_cast<std::ptrdiff_t>(first),
            rows.begin() + static_cast<std::ptrdiff_t>(std::min(first + kChunk, rows.size())));
        const Matrix x = centredRows(task, some, m.mean);
        m.gram.noalias() += x.transpose() * x / n;
        for (Index i = 0; i < x.rows(); ++i)
            m.correlation +=
                x.row(i).transpose() *
                ((target(task, some[static_cast<std::size_t>(i)], indicator) - m.targetMean) / n);
    }
    return m;
}

/// Cyclic coordinate descent on ½ wᵀGw − cᵀw + λ‖w‖₁, warm-started from w.
void descend(const Moments& m, double lambda, Vector& w) {
    Vector gradient = m.gram * w - m.correlation;
    for (int sweep = 0; sweep < kMaxSweeps; ++sweep) {
        double largestMove = 0.;
        for (Index j = 0; j < w.size(); ++j) {
            const double curvature = m.gram(j, j);
            if (curvature <= 0.) continue;
            const double free = curvature * w[j] - gradient[j];
            const double shrunk = std::copysign(std::max(std::abs(free) - lambda, 0.), free);
            const double move = shrunk / curvature - w[j];
            if (move == 0.) continue;
            w[j] += move;
            gradient += m.gram.col(j) * move;
            largestMove = std::max(largestMove, std::abs(move) * std::sqrt(curvature));
        }
        if (largestMove < 1e-6) return;
    }
}

Vector bestOfPath(const Task& task, Index indicator) {
    const Moments m = moments(task, indicator);
    const auto& held = task.split.validation.empty() ? task.split.train : task.split.validation;
    const double largest = m.correlation.cwiseAbs().maxCoeff();
    Vector w = Vector::Zero(task.x.cols());
    Vector best = w;
    double bestError = std::numeric_limits<double>::infinity();
    for (int step = 0; step < kPathLength; ++step) {
        const double share = std::pow(kSmallestShare, step / (kPathLength - 1.));
        descend(m, largest * share, w);
        double error = 0.;
        for (const std::int32_t row : held) {
            const double fitted =
                m.targetMean + (task.x.row(row).cast<double>() - m.mean.transpose()).dot(w);
            error += std::pow(target(task, row, indicator) - fitted, 2);
        }
        if (error < bestError) {
            bestError = error;
            best = w;
        }
    }
    return best.cwiseAbs();
}

}  // namespace

Vector rangeOverDimension(const DesignMatrix& x, const std::vector<std::int32_t>& rows) {
    Eigen::RowVectorXf low = x.row(rows.front());
    Eigen::RowVectorXf high = low;
    for (const std::int32_t row : rows) {
        low = low.cwiseMin(x.row(row));
        high = high.cwiseMax(x.row(row));
    }
    return (high - low).cast<double>().transpose() / static_cast<double>(x.cols());
}

Vector lassoWeights(const Task& task) {
    Vector weights = Vector::Zero(task.x.cols());
    if (task.recipe->problem == Problem::Regression) {
        weights = bestOfPath(task, -1);
    } else {
        const Index first = task.recipe->outputs() == 1 ? 1 : 0;
        for (Index c = first; c < static_cast<Index>(task.recipe->classes.size()); ++c)
            weights = weights.cwiseMax(bestOfPath(task, c));
    }
    if (weights.maxCoeff() > 0.) return weights;
    return rangeOverDimension(task.x, task.split.train);
}

}  // namespace ardent

#include "core/train/calibration.h"

#include <cmath>
#include <numeric>
#include <vector>

#include "core/data/task/drawn_rows.h"
#include "core/train/lbfgs.h"

namespace ardent {
namespace {

constexpr double kFarthestLog = 20.;

struct CalibrationRows {
    Matrix scores;
    std::vector<int> labels;
};

CalibrationRows someRows(const Matrix& scores, std::span<const int> labels, Index most) {
    std::vector<std::int32_t> all(static_cast<std::size_t>(scores.rows()));
    std::iota(all.begin(), all.end(), 0);
    const std::vector<std::int32_t> rows = drawnRows(std::move(all), most, kLookSeed);
    CalibrationRows some{scores(rows, Eigen::all), {}};
    for (const std::int32_t row : rows)
        some.labels.push_back(labels[static_cast<std::size_t>(row)]);
    return some;
}

/// Sum of log(1 + exp(z)) − y z, and its derivatives by log slope and shift.
double scaledBinaryLoss(const CalibrationRows& rows, double slope, double shift, double& bySlope,
                        double& byShift) {
    const auto y =
        Eigen::Map<const Eigen::ArrayXi>(rows.labels.data(), rows.scores.rows()).cast<double>();
    const auto f = rows.scores.col(0).array();
    const Eigen::ArrayXd z = slope * f + shift;
    const Eigen::ArrayXd small = (-z.abs()).exp();
    const Eigen::ArrayXd residuals = (z < 0.).select(small, 1.) / (1. + small) - y;
    bySlope = slope * (residuals * f).sum();
    byShift = residuals.sum();
    return (z.max(0.) + (1. + small).log() - y * z).sum();
}

double scaledSoftmaxLoss(const CalibrationRows& rows, double slope, const Vector& shift,
                         double& bySlope, Vector& byShift) {
    double sum = 0.;
    bySlope = 0.;
    byShift.setZero(shift.size());
    for (Index i = 0; i < rows.scores.rows(); ++i) {
        const Vector f = rows.scores.row(i).transpose();
        const Vector z = slope * f + shift;
        const double largest = z.maxCoeff();
        Vector p = (z.array() - largest).exp();
        const double total = p.sum();
        const Index label = rows.labels[static_cast<std::size_t>(i)];
        sum += largest + std::log(total) - z[label];
        p /= total;
        p[label] -= 1.;
        bySlope += slope * p.dot(f);
        byShift += p;
    }
    return sum;
}

}  // namespace

Calibration calibrate(const Matrix& scores, std::span<const int> labels, CalibrationShift kind,
                      Index mostRows) {
    const Index outputs = scores.cols();
    Calibration result{1., Vector::Zero(outputs)};
    if (scores.rows() == 0 || !scores.allFinite()) return result;
    const CalibrationRows rows = someRows(scores, labels, mostRows);
    const double size = rows.scores.cwiseAbs().mean();
    if (!(size > 0.)) return result;
    const double origin = -std::log(size);  // the prior's middle: scores of about ±1
    const auto n = static_cast<double>(rows.scores.rows());
    const Index shifts = kind == CalibrationShift::Free ? outputs : 0;
    const SmoothFunction loss = [&](const Vector& at, Vector& gradient) -> std::optional<double> {
        const double log = std::clamp(at[0], origin - kFarthestLog, origin + kFarthestLog);
        const double slope = std::exp(log);
        const Vector shift = shifts > 0 ? Vector(at.tail(shifts)) : Vector::Zero(outputs);
        double bySlope = 0.;
        Vector byShift = Vector::Zero(outputs);
        const double sum = outputs == 1
                               ? scaledBinaryLoss(rows, slope, shift[0], bySlope, byShift[0])
                               : scaledSoftmaxLoss(rows, slope, shift, bySlope, byShift);
        const double off = at[0] - origin;
        gradient.resize(1 + shifts);
        gradient[0] = (bySlope + off) / n;
        if (shifts > 0) gradient.tail(shifts) = (byShift + 1e-3 * shift) / n;
        return (sum + 0.5 * off * off + (shifts > 0 ? 5e-4 * shift.squaredNorm() : 0.)) / n;
    };
    Vector start = Vector::Zero(1 + shifts);
    start[0] = origin;
    const auto found = minimise(loss, start, {.maxIterations = 100, .tolerance = 1e-8});
    result.slope = std::exp(std::clamp(found->x[0], origin - kFarthestLog, origin + kFarthestLog));
    if (shifts > 0) result.shift = found->x.tail(shifts);
    if (outputs > 1) result.shift.array() -= result.shift.mean();
    return result;
}

}  // namespace ardent

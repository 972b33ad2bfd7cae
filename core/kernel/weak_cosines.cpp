#include "core/kernel/weak_cosines.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <functional>
#include <numbers>

#include "core/kernel/waves.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kWeakBlock = 1024;
constexpr double kStraightBeyond = 30.;  // exponents beyond this go on as a straight line
constexpr int kShiftGrid = 48;
constexpr std::size_t kValleys = 3;
constexpr Index kGridRows = 4096;
constexpr double kShiftTolerance = 1e-9;

using WeakArray = Eigen::ArrayXd;

void overWeakBlocks(Sharing sharing, Index count,
                    const std::function<void(Index block, Index first, Index size)>& work) {
    if (sharing == Sharing::AllThreads) return forEachBlock(count, kWeakBlock, work);
    for (Index block = 0; block < blockCount(count, kWeakBlock); ++block)
        work(block, block * kWeakBlock, std::min(kWeakBlock, count - block * kWeakBlock));
}

/// Sum of the losses; `slope` becomes their derivatives by h.
template <class Residuals>
double lossAndSlope(WeakLoss loss, const Residuals& residuals, const WeakArray& h,
                    WeakArray& slope) {
    if (loss == WeakLoss::Squared) {
        slope = 2. * (h - residuals.array());
        return 0.25 * slope.square().sum();
    }
    const WeakArray exponent = -residuals.array() * h;
    const WeakArray grown = exponent.min(kStraightBeyond).exp();
    slope = -residuals.array() * grown;
    if (exponent.maxCoeff() <= kStraightBeyond) return grown.sum();
    return (grown * (1. + (exponent - kStraightBeyond).max(0.))).sum();
}

template <class Residuals>
double lossSum(WeakLoss loss, const Residuals& residuals, const WeakArray& h) {
    if (loss == WeakLoss::Squared) return (residuals.array() - h).square().sum();
    const WeakArray exponent = -residuals.array() * h;
    const double sum = exponent.min(kStraightBeyond).exp().sum();
    if (exponent.maxCoeff() <= kStraightBeyond) return sum;
    return (exponent.min(kStraightBeyond).exp() * (1. + (exponent - kStraightBeyond).max(0.)))
        .sum();
}

constexpr double kGridStep = 2. * std::numbers::pi / kShiftGrid;

double gridShift(int place) {
    return -std::numbers::pi + place * kGridStep;
}

double summed(const std::vector<double>& shares) {
    double sum = 0.;
    for (const double share : shares) sum += share;
    return sum;
}

}  // namespace

WeakShifts::WeakShifts(const Matrix& x, const Vector& residuals, const Matrix& frequencies,
                       WeakLoss loss, Sharing sharing)
    : cosines_(x.rows(), frequencies.cols()),
      sines_(x.rows(), frequencies.cols()),
      residuals_(residuals),
      loss_(loss),
      sharing_(sharing) {
    const Matrix turns = kQuarterTurns * frequencies;
    overWeakBlocks(sharing_, x.rows(), [&](Index, Index first, Index size) {
        const Matrix phases = x.middleRows(first, size) * turns;
        Matrix cosines, sines;
        cosinesAndSines(phases, cosines, sines);
        cosines_.middleRows(first, size) = cosines;
        sines_.middleRows(first, size) = sines;
    });
}

double WeakShifts::loss(const Vector& shifts, Vector* gradient) const {
    const auto n = static_cast<double>(cosines_.rows());
    const auto k = static_cast<double>(cosines_.cols());
    const Vector cosine = shifts.array().cos(), sine = shifts.array().sin();
    const auto blocks = static_cast<std::size_t>(blockCount(cosines_.rows(), kWeakBlock));
    std::vector<double> sums(blocks);
    std::vector<Vector> slopes(gradient != nullptr ? blocks : 0);
    overWeakBlocks(sharing_, cosines_.rows(), [&](Index block, Index first, Index size) {
        const auto c = cosines_.middleRows(first, size);
        const auto s = sines_.middleRows(first, size);
        const auto residuals = residuals_.segment(first, size);
        const WeakArray h = ((c * cosine + s * sine) / k).array();
        const auto at = static_cast<std::size_t>(block);
        if (gradient == nullptr) {
            sums[at] = lossSum(loss_, residuals, h);
            return;
        }
        WeakArray slope;
        sums[at] = lossAndSlope(loss_, residuals, h, slope);
        // d cos(z − b)/db = sin(z − b) = sin z cos b − cos z sin b
        slopes[at] = cosine.cwiseProduct(s.transpose() * slope.matrix()) -
                     sine.cwiseProduct(c.transpose() * slope.matrix());
    });
    if (gradient != nullptr) {
        gradient->setZero(shifts.size());
        for (const Vector& slope : slopes) *gradient += slope;
        *gradient /= n * k;
    }
    return summed(sums) / n;
}

Vector WeakShifts::lossOfEach(const Vector& shifts) const {
    const auto n = static_cast<double>(cosines_.rows());
    Vector losses(shifts.size());
    for (Index j = 0; j < shifts.size(); ++j) {
        const WeakArray h = std::cos(shifts[j]) * cosines_.col(j).array() +
                            std::sin(shifts[j]) * sines_.col(j).array();
        losses[j] = lossSum(loss_, residuals_, h) / n;
    }
    return losses;
}

/// The lowest valleys of the loss on a grid, over every so many rows.
std::vector<double> WeakShifts::valleys() const {
    const Index stride = cosines_.rows() / kGridRows | 1;  // odd: rows often alternate
    const auto some = Eigen::seq(0, cosines_.rows() - 1, stride);
    const WeakArray c = cosines_(some, 0), s = sines_(some, 0);
    const Vector residuals = residuals_(some);
    std::array<double, kShiftGrid> values{};
    for (int i = 0; i < kShiftGrid; ++i) {
        const double b = gridShift(i);
        values[static_cast<std::size_t>(i)] =
            lossSum(loss_, residuals, WeakArray(std::cos(b) * c + std::sin(b) * s));
    }
    const auto at = [&](int i) {
        return values[static_cast<std::size_t>((i + kShiftGrid) % kShiftGrid)];
    };
    std::vector<int> lowest;
    for (int i = 0; i < kShiftGrid; ++i)
        if (at(i) <= at(i - 1) && at(i) <= at(i + 1)) lowest.push_back(i);
    std::ranges::stable_sort(lowest, {}, at);
    if (lowest.size() > kValleys) lowest.resize(kValleys);
    std::vector<double> shifts;
    std::ranges::transform(lowest, std::back_inserter(shifts), gridShift);
    return shifts;
}

/// The derivative changes its sign within a step of `b`: secants, halving where they lead astray.
double WeakShifts::bottom(double b) const {
    double low = b - kGridStep, high = b + kGridStep;
    double before = 0., beforeSlope = 0.;
    Vector slope(1);
    for (int step = 0; step < 60; ++step) {
        loss(Vector::Constant(1, b), &slope);
        (slope[0] < 0. ? low : high) = b;
        double next = b - slope[0] * (b - before) / (slope[0] - beforeSlope);
        if (step == 0 || !(next > low) || !(next < high)) next = 0.5 * (low + high);
        before = b;
        beforeSlope = slope[0];
        if (slope[0] == 0. || std::abs(next - b) < kShiftTolerance) break;
        b = next;
    }
    return b;
}

double WeakShifts::bestShift() const {
    double best = -std::numbers::pi, bestValue = std::numeric_limits<double>::infinity();
    for (const double valley : valleys()) {
        const double b = bottom(valley);
        const double reached = loss(Vector::Constant(1, b), nullptr);
        if (reached < bestValue) {
            bestValue = reached;
            best = b;
        }
    }
    if (best >= std::numbers::pi) best -= 2. * std::numbers::pi;
    if (best < -std::numbers::pi) best += 2. * std::numbers::pi;
    return best;
}

double frequencyLoss(const Matrix& x, const Vector& residuals, const Vector& frequency,
                     double shift, WeakLoss loss, Sharing sharing, Vector& gradient) {
    const auto n = static_cast<double>(x.rows());
    const auto blocks = static_cast<std::size_t>(blockCount(x.rows(), kWeakBlock));
    const Vector turns = kQuarterTurns * frequency;
    std::vector<double> sums(blocks);
    std::vector<Vector> slopes(blocks);
    overWeakBlocks(sharing, x.rows(), [&](Index block, Index first, Index size) {
        const auto some = x.middleRows(first, size);
        Matrix phases = some * turns;
        phases.array() -= kQuarterTurns * shift;
        Matrix cosines, sines;
        cosinesAndSines(phases, cosines, sines);
        WeakArray slope;
        const auto at = static_cast<std::size_t>(block);
        sums[at] =
            lossAndSlope(loss, residuals.segment(first, size), cosines.col(0).array(), slope);
        slopes[at] = -(some.transpose() * (slope * sines.col(0).array()).matrix());
    });
    gradient.setZero(frequency.size());
    for (const Vector& slope : slopes) gradient += slope;
    gradient /= n;
    return summed(sums) / n;
}

Vector weightedCosines(const DesignMatrix& x, const std::vector<std::int32_t>& rows,
                       const Matrix& frequencies, const Vector& shifts, const Vector& weights,
                       Sharing sharing) {
    const Matrix turns = kQuarterTurns * frequencies;
    Vector values(std::ssize(rows));
    overWeakBlocks(sharing, values.size(), [&](Index, Index first, Index size) {
        Eigen::Matrix<double, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> some(size, x.cols());
        for (Index i = 0; i < size; ++i)
            some.row(i) = x.row(rows[static_cast<std::size_t>(first + i)]).cast<double>();
        Matrix phases = some * turns;
        phases.rowwise() -= kQuarterTurns * shifts.transpose();
        Matrix cosines, sines;
        cosinesAndSines(phases, cosines, sines);
        values.segment(first, size).noalias() = cosines * weights;
    });
    return values;
}

}  // namespace ardent

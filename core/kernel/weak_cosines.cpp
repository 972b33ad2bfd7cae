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

template <class T>
constexpr double kShiftTolerance = sizeof(T) == 4 ? 1e-5 : 1e-9;

template <class T>
using WeakArray = Eigen::Array<T, Eigen::Dynamic, 1>;

void overWeakBlocks(Sharing sharing, Index count,
                    const std::function<void(Index block, Index first, Index size)>& work) {
    if (sharing == Sharing::AllThreads) return forEachBlock(count, kWeakBlock, work);
    for (Index block = 0; block < blockCount(count, kWeakBlock); ++block)
        work(block, block * kWeakBlock, std::min(kWeakBlock, count - block * kWeakBlock));
}

/// Whether −ỹ h, where |h| ≤ 1, may lie on the straight line.
template <class Residuals>
bool reachTheLine(const Residuals& residuals) {
    return residuals.cwiseAbs().maxCoeff() > kStraightBeyond;
}

/// exp, and beyond e³⁰ its tangent there.
template <class T>
WeakArray<T> straightenedExp(const WeakArray<T>& exponent) {
    constexpr T kEnd = T(kStraightBeyond);
    return exponent.min(kEnd).exp() * (T(1) + (exponent - kEnd).max(T(0)));
}

/// Sum of the losses; `slope` becomes their derivatives by h.
template <class T, class Residuals, class Waves>
double lossAndSlope(WeakLoss loss, const Residuals& residuals, const Waves& h,
                    WeakArray<T>& slope) {
    const auto r = residuals.array();
    if (loss == WeakLoss::Squared) {
        slope = T(2) * (h - r);
        return 0.25 * static_cast<double>(slope.square().sum());
    }
    slope = (-r * h).min(T(kStraightBeyond)).exp();
    const double sum = reachTheLine(residuals)
                           ? static_cast<double>(straightenedExp<T>(-r * h).sum())
                           : static_cast<double>(slope.sum());
    slope *= -r;
    return sum;
}

template <class T, class Residuals, class Waves>
double lossSum(WeakLoss loss, const Residuals& residuals, const Waves& h) {
    const auto r = residuals.array();
    if (loss == WeakLoss::Squared) return static_cast<double>((r - h).square().sum());
    return static_cast<double>(reachTheLine(residuals) ? straightenedExp<T>(-r * h).sum()
                                                       : (-r * h).exp().sum());
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

template <class T>
WeakShifts<T>::WeakShifts(const MatrixOf<T>& x, const VectorOf<T>& residuals,
                          const Matrix& frequencies, WeakLoss loss, Sharing sharing)
    : cosines_(x.rows(), frequencies.cols()),
      sines_(x.rows(), frequencies.cols()),
      residuals_(residuals),
      loss_(loss),
      sharing_(sharing) {
    const MatrixOf<T> turns = (kQuarterTurns * frequencies).template cast<T>();
    overWeakBlocks(sharing_, x.rows(), [&](Index, Index first, Index size) {
        const MatrixOf<T> phases = x.middleRows(first, size) * turns;
        MatrixOf<T> cosines, sines;
        cosinesAndSines(phases, cosines, sines);
        cosines_.middleRows(first, size) = cosines;
        sines_.middleRows(first, size) = sines;
    });
}

template <class T>
double WeakShifts<T>::loss(const Vector& shifts, Vector* gradient) const {
    const auto n = static_cast<double>(cosines_.rows());
    const auto k = static_cast<double>(cosines_.cols());
    const Vector cosine = shifts.array().cos(), sine = shifts.array().sin();
    const VectorOf<T> c = (cosine / k).template cast<T>(), s = (sine / k).template cast<T>();
    const auto blocks = static_cast<std::size_t>(blockCount(cosines_.rows(), kWeakBlock));
    std::vector<double> sums(blocks);
    std::vector<Vector> slopes(gradient != nullptr ? blocks : 0);
    overWeakBlocks(sharing_, cosines_.rows(), [&](Index block, Index first, Index size) {
        const auto cosines = cosines_.middleRows(first, size);
        const auto sines = sines_.middleRows(first, size);
        const auto residuals = residuals_.segment(first, size);
        const WeakArray<T> h = (cosines * c + sines * s).array();
        const auto at = static_cast<std::size_t>(block);
        if (gradient == nullptr) {
            sums[at] = lossSum<T>(loss_, residuals, h);
            return;
        }
        WeakArray<T> slope;
        sums[at] = lossAndSlope<T>(loss_, residuals, h, slope);
        // d cos(z − b)/db = sin(z − b) = sin z cos b − cos z sin b
        const VectorOf<T> bySine = sines.transpose() * slope.matrix();
        const VectorOf<T> byCosine = cosines.transpose() * slope.matrix();
        slopes[at] = cosine.cwiseProduct(bySine.template cast<double>()) -
                     sine.cwiseProduct(byCosine.template cast<double>());
    });
    if (gradient != nullptr) {
        gradient->setZero(shifts.size());
        for (const Vector& slope : slopes) *gradient += slope;
        *gradient /= n * k;
    }
    return summed(sums) / n;
}

template <class T>
Vector WeakShifts<T>::lossOfEach(const Vector& shifts) const {
    const auto n = static_cast<double>(cosines_.rows());
    Vector losses(shifts.size());
    for (Index j = 0; j < shifts.size(); ++j) {
        const WeakArray<T> h = T(std::cos(shifts[j])) * cosines_.col(j).array() +
                               T(std::sin(shifts[j])) * sines_.col(j).array();
        losses[j] = lossSum<T>(loss_, residuals_, h) / n;
    }
    return losses;
}

/// The lowest valleys of the loss on a grid, over every so many rows.
template <class T>
std::vector<double> WeakShifts<T>::valleys() const {
    const Index stride = cosines_.rows() / kGridRows | 1;  // odd: rows often alternate
    const auto some = Eigen::seq(0, cosines_.rows() - 1, stride);
    const WeakArray<T> c = cosines_(some, 0), s = sines_(some, 0);
    const VectorOf<T> residuals = residuals_(some);
    std::array<double, kShiftGrid> values{};
    for (int i = 0; i < kShiftGrid; ++i) {
        const double b = gridShift(i);
        values[static_cast<std::size_t>(i)] =
            lossSum<T>(loss_, residuals, T(std::cos(b)) * c + T(std::sin(b)) * s);
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
template <class T>
double WeakShifts<T>::bottom(double b) const {
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
        if (slope[0] == 0. || std::abs(next - b) < kShiftTolerance<T>) break;
        b = next;
    }
    return b;
}

template <class T>
double WeakShifts<T>::bestShift() const {
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

template <class T>
double frequencyLoss(const MatrixOf<T>& x, const VectorOf<T>& residuals, const Vector& frequency,
                     double shift, WeakLoss loss, Sharing sharing, Vector& gradient) {
    const auto n = static_cast<double>(x.rows());
    const auto blocks = static_cast<std::size_t>(blockCount(x.rows(), kWeakBlock));
    const VectorOf<T> turns = (kQuarterTurns * frequency).template cast<T>();
    std::vector<double> sums(blocks);
    std::vector<VectorOf<T>> slopes(blocks);
    overWeakBlocks(sharing, x.rows(), [&](Index block, Index first, Index size) {
        const auto some = x.middleRows(first, size);
        MatrixOf<T> phases = some * turns;
        phases.array() -= T(kQuarterTurns * shift);
        MatrixOf<T> cosines, sines;
        cosinesAndSines(phases, cosines, sines);
        WeakArray<T> slope;
        const auto at = static_cast<std::size_t>(block);
        sums[at] =
            lossAndSlope<T>(loss, residuals.segment(first, size), cosines.col(0).array(), slope);
        slopes[at] = -(some.transpose() * (slope * sines.col(0).array()).matrix());
    });
    gradient.setZero(frequency.size());
    for (const VectorOf<T>& slope : slopes) gradient += slope.template cast<double>();
    gradient /= n;
    return summed(sums) / n;
}

template <class T>
Vector weightedCosines(const DesignMatrix& x, const std::vector<std::int32_t>& rows,
                       const Matrix& frequencies, const Vector& shifts, const Vector& weights,
                       Sharing sharing) {
    const MatrixOf<T> turns = (kQuarterTurns * frequencies).template cast<T>();
    const VectorOf<T> shiftTurns = (kQuarterTurns * shifts).template cast<T>();
    const VectorOf<T> shares = weights.template cast<T>();
    Vector values(std::ssize(rows));
    overWeakBlocks(sharing, values.size(), [&](Index, Index first, Index size) {
        MatrixOf<T> phases(size, turns.cols());
        for (Index j = 0; j < turns.cols(); ++j) {
            const VectorOf<T> wave = turns.col(j);
            for (Index i = 0; i < size; ++i) {
                const auto row = static_cast<Index>(rows[static_cast<std::size_t>(first + i)]);
                phases(i, j) = x.row(row).template cast<T>().dot(wave) - shiftTurns[j];
            }
        }
        MatrixOf<T> cosines, sines;
        cosinesAndSines(phases, cosines, sines);
        const VectorOf<T> sums = cosines * shares;
        values.segment(first, size) = sums.template cast<double>();
    });
    return values;
}

template class WeakShifts<float>;
template class WeakShifts<double>;
template double frequencyLoss(const MatrixOf<float>&, const VectorOf<float>&, const Vector&, double,
                              WeakLoss, Sharing, Vector&);
template double frequencyLoss(const MatrixOf<double>&, const VectorOf<double>&, const Vector&,
                              double, WeakLoss, Sharing, Vector&);
template Vector weightedCosines<float>(const DesignMatrix&, const std::vector<std::int32_t>&,
                                       const Matrix&, const Vector&, const Vector&, Sharing);
template Vector weightedCosines<double>(const DesignMatrix&, const std::vector<std::int32_t>&,
                                        const Matrix&, const Vector&, const Vector&, Sharing);

}  // namespace ardent

#include "core/method/boost/weak_learner.h"

#include <cmath>

#include "core/random/random_stream.h"
#include "core/train/lbfgs.h"

namespace ardent {
namespace {

constexpr Index kWideRows = 8192;  // no more are computed in float64

/// The rows that a learner is sought on.
template <class T>
struct Sought {
    MatrixOf<T> x;
    VectorOf<T> residuals;
};

/// A few rows at a time, which stay in the cache while the columns of the result are written.
template <class T>
MatrixOf<T> gathered(const DesignMatrix& x, std::span<const std::int32_t> rows) {
    constexpr Index kFew = 64;
    MatrixOf<T> some(std::ssize(rows), x.cols());
    for (Index first = 0; first < some.rows(); first += kFew) {
        const Index end = std::min(first + kFew, some.rows());
        for (Index j = 0; j < x.cols(); ++j)
            for (Index i = first; i < end; ++i)
                some(i, j) = static_cast<T>(x(rows[static_cast<std::size_t>(i)], j));
    }
    return some;
}

template <class T>
LbfgsSettings refinement(const BoostSettings& settings) {
    const bool isWide = sizeof(T) == sizeof(double);
    LbfgsSettings result;
    result.maxIterations = settings.refinement;
    result.tolerance = isWide ? 1e-6 : 1e-4;
    if (!isWide) result.rounding = 1e-7;
    return result;
}

template <class T>
bool seekLandmark(const Sought<T>& sought, const BoostSettings& settings, WeakLoss loss,
                  Sharing sharing, const GoOn& goOn, Boosting::Round& round) {
    const WeakShifts<T> shifts(sought.x, sought.residuals, round.frequencies, loss, sharing);
    const SmoothFunction f = [&](const Vector& landmark,
                                 Vector& gradient) -> std::optional<double> {
        if (!goOn()) return std::nullopt;
        Vector byShift;
        const double value = shifts.loss(round.frequencies.transpose() * landmark, &byShift);
        gradient = round.frequencies * byShift;
        return value;
    };
    const auto found = minimise(f, Vector::Zero(sought.x.cols()), refinement<T>(settings));
    if (!found) return false;
    round.landmark = found->x;
    round.shifts = round.frequencies.transpose() * round.landmark;
    round.weights = featureWeights(shifts.lossOfEach(round.shifts), settings.beta, sought.x.rows());
    return true;
}

/// The point nearest to the mean where the wave is as it is at a landmark.
Vector nearestLandmark(const Boosting::Round& round) {
    const Vector wave = round.frequencies.col(0);
    return wave * (round.shifts[0] / std::max(wave.squaredNorm(), 1e-300));
}

template <class T>
bool seekFrequency(const Sought<T>& sought, const BoostSettings& settings, WeakLoss loss,
                   Sharing sharing, const GoOn& goOn, Boosting::Round& round) {
    const WeakShifts<T> shifts(sought.x, sought.residuals, round.frequencies, loss, sharing);
    const double shift = shifts.bestShift();
    round.shifts = Vector::Constant(1, shift);
    round.weights = Vector::Ones(1);
    if (!goOn()) return false;
    if (settings.refinement > 0) {
        const SmoothFunction f = [&](const Vector& omega,
                                     Vector& gradient) -> std::optional<double> {
            if (!goOn()) return std::nullopt;
            const double value =
                frequencyLoss(sought.x, sought.residuals, omega, shift, loss, sharing, gradient);
            gradient += 2. * settings.lambda * omega;
            return value + settings.lambda * omega.squaredNorm();
        };
        const auto found = minimise(f, round.frequencies.col(0), refinement<T>(settings));
        if (!found) return false;
        round.frequencies.col(0) = found->x;
    }
    round.landmark = nearestLandmark(round);
    return true;
}

template <class T>
bool seekIn(const DesignMatrix& x, std::span<const std::int32_t> rows, const Vector& residuals,
            const BoostSettings& settings, WeakLoss loss, Sharing sharing, const GoOn& goOn,
            Boosting::Round& round) {
    const Sought<T> sought{gathered<T>(x, rows), residuals.cast<T>()};
    return settings.learner == BoostSettings::Learner::Landmark
               ? seekLandmark(sought, settings, loss, sharing, goOn, round)
               : seekFrequency(sought, settings, loss, sharing, goOn, round);
}

}  // namespace

Vector featureWeights(const Vector& losses, double beta, Index rows) {
    const double root = std::sqrt(static_cast<double>(rows));
    const Vector weights = (-beta * root * (losses.array() - losses.minCoeff())).exp();
    return weights / weights.sum();
}

void drawFrequencies(const BoostSettings& settings, Index inputs, Seed seed, std::uint32_t draw,
                     Boosting::Round& round) {
    const bool landmark = settings.learner == BoostSettings::Learner::Landmark;
    round.frequencies.resize(inputs, landmark ? settings.features : 1);
    RandomStream random(seed, StreamId::Boosting, draw);
    const double deviation = std::sqrt(2. * settings.gamma);
    for (double& value : round.frequencies.reshaped()) value = deviation * random.normal();
}

bool seekLearner(const DesignMatrix& x, std::span<const std::int32_t> rows, const Vector& residuals,
                 const BoostSettings& settings, WeakLoss loss, Sharing sharing, const GoOn& goOn,
                 Boosting::Round& round) {
    const auto seek = std::ssize(rows) > kWideRows ? seekIn<float> : seekIn<double>;
    return seek(x, rows, residuals, settings, loss, sharing, goOn, round);
}

Vector valuesOf(const Boosting::Round& round, const DesignMatrix& x,
                const std::vector<std::int32_t>& rows, Sharing sharing) {
    const auto values =
        std::ssize(rows) > kWideRows ? weightedCosines<float> : weightedCosines<double>;
    return values(x, rows, round.frequencies, round.shifts, round.weights, sharing);
}

}  // namespace ardent

#include "core/train/lbfgs.h"

#include <cmath>
#include <deque>
#include <limits>

#include "core/base/check.h"

namespace ardent {
namespace {

constexpr double kDecrease = 1e-4;  // c₁ of the Wolfe conditions
constexpr double kCurvature = 0.9;  // c₂
constexpr int kMostSteps = 40;

struct Point {
    Vector x, gradient;
    double value = 0.;
};

struct Pair {
    Vector step, change;  // of x and of the gradient
    double inverse = 0.;  // 1 / stepᵀ change
};

class InverseHessian {
public:
    InverseHessian(std::size_t memory, const Preconditioner& initial)
        : memory_(memory), initial_(initial) {}

    void remember(Vector step, Vector change) {
        const double product = step.dot(change);
        if (!(product > std::numeric_limits<double>::epsilon() * change.norm() * step.norm()))
            return;
        scale_ = product / change.dot(apply0(change));
        pairs_.push_back({std::move(step), std::move(change), 1. / product});
        if (pairs_.size() > memory_) pairs_.pop_front();
    }

    bool forget() {
        const bool had = !pairs_.empty();
        pairs_.clear();
        scale_ = 1.;
        return had;
    }

    Vector times(Vector v) const {
        std::vector<double> shares(pairs_.size());
        for (std::size_t i = pairs_.size(); i-- > 0;) {
            shares[i] = pairs_[i].inverse * pairs_[i].step.dot(v);
            v -= shares[i] * pairs_[i].change;
        }
        v = scale_ * apply0(v);
        for (std::size_t i = 0; i < pairs_.size(); ++i)
            v += (shares[i] - pairs_[i].inverse * pairs_[i].change.dot(v)) * pairs_[i].step;
        return v;
    }

private:
    Vector apply0(const Vector& v) const { return initial_ ? initial_(v) : v; }

    std::size_t memory_;
    const Preconditioner& initial_;
    std::deque<Pair> pairs_;
    double scale_ = 1.;
};

enum class Search { Found, None, Leave };

/// Whether `next`, `length` along a direction, is too far. Where the fall that the slope promises
/// is lost in the rounding of f, the slope there tells instead: the approximate Wolfe condition of
/// Hager & Zhang (2005), equation 4.1.
bool overshoots(const Point& from, double slope, double length, const Point& next, double nextSlope,
                double rounding) {
    if (!std::isfinite(next.value)) return true;
    const double promised = -length * slope;
    const double rise = next.value - from.value;
    return promised > rounding ? rise > rounding - kDecrease * promised
                               : rise > 10. * rounding || nextSlope > (2. * kDecrease - 1.) * slope;
}

/// Moves `next` along the direction until it is lower and less steep.
Search search(const SmoothFunction& f, const Point& from, const Vector& direction, double length,
              double rounding, Point& next, int& evaluations) {
    const double slope = from.gradient.dot(direction);
    double low = 0.;
    double high = std::numeric_limits<double>::infinity();
    for (int trial = 0; trial < kMostSteps; ++trial) {
        next.x = from.x + length * direction;
        const auto value = f(next.x, next.gradient);
        ++evaluations;
        if (!value) return Search::Leave;
        next.value = *value;
        const double nextSlope = next.gradient.dot(direction);
        if (overshoots(from, slope, length, next, nextSlope, rounding))
            high = length;
        else if (nextSlope < kCurvature * slope)
            low = length;
        else
            return Search::Found;
        length = std::isfinite(high) ? 0.5 * (low + high) : 2. * length;
    }
    return low > 0. && next.value <= from.value ? Search::Found : Search::None;
}

}  // namespace

std::optional<Minimum> minimise(const SmoothFunction& f, Vector start,
                                const LbfgsSettings& settings,
                                const Preconditioner& preconditioner) {
    Point here{std::move(start), {}, 0.};
    here.gradient.resize(here.x.size());
    Minimum result;
    const auto first = f(here.x, here.gradient);
    result.evaluations = 1;
    if (!first) return std::nullopt;
    here.value = *first;
    check(std::isfinite(here.value), "minimise: f is {} at the start", here.value);

    const double smallestScale = 1e-6 * std::abs(here.value);
    InverseHessian inverse(static_cast<std::size_t>(settings.memory), preconditioner);
    bool isFirstStep = !preconditioner;
    Point next{here.x, here.gradient, here.value};
    for (int iteration = 0; iteration < settings.maxIterations; ++iteration) {
        const Vector direction = -inverse.times(here.gradient);
        const double decrement = -here.gradient.dot(direction);
        if (decrement <= settings.tolerance * settings.tolerance *
                             std::max(std::abs(here.value), smallestScale)) {
            result.converged = true;
            break;
        }
        const double length = isFirstStep ? std::min(1., 1. / direction.norm()) : 1.;
        const double rounding = settings.rounding * std::abs(here.value);
        const Search found = search(f, here, direction, length, rounding, next, result.evaluations);
        if (found == Search::Leave) return std::nullopt;
        if (found == Search::None) {
            if (inverse.forget()) continue;  // once more along the plain gradient
            break;
        }
        inverse.remember(next.x - here.x, next.gradient - here.gradient);
        std::swap(here, next);
        isFirstStep = false;
    }
    result.x = std::move(here.x);
    result.value = here.value;
    return result;
}

}  // namespace ardent

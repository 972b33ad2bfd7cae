#include "core/train/projected_gradient.h"

#include <algorithm>
#include <cmath>

namespace ardent {
namespace {

constexpr double kProjectedDecrease = 1e-4;
constexpr double kSmallestStep = 1e-12;
constexpr double kLargestStep = 1e12;
constexpr int kMostProjectedTrials = 40;

std::optional<ProjectedPoint> projectedPointAt(const SmoothFunction& f, Vector x) {
    ProjectedPoint point;
    point.gradient.resize(x.size());
    const auto value = f(x, point.gradient);
    if (!value) return std::nullopt;
    point.value = *value;
    point.x = std::move(x);
    return point;
}

}  // namespace

std::optional<ProjectedPoint> startProjected(const SmoothFunction& f, const Projection& project,
                                             const Vector& start) {
    return projectedPointAt(f, project(start));
}

bool advanceProjected(const SmoothFunction& f, const Projection& project,
                      const ProjectedGradientSettings& settings, ProjectedPoint& point) {
    if (settings.fixedStep > 0.) {
        auto next = projectedPointAt(f, project(point.x - settings.fixedStep * point.gradient));
        if (!next) return false;
        next->converged = (next->x - point.x).lpNorm<Eigen::Infinity>() == 0.;
        point = std::move(*next);
        return true;
    }
    double step = point.step;
    if (step <= 0.) {
        const double steepest = point.gradient.lpNorm<Eigen::Infinity>();
        step = steepest > 0. ? settings.firstMove / steepest : 1.;
    }
    const Vector direction = project(point.x - step * point.gradient) - point.x;
    const double slope = point.gradient.dot(direction);
    if (direction.lpNorm<Eigen::Infinity>() <= settings.tolerance || slope >= 0.) {
        point.converged = true;
        return true;
    }
    double length = 1.;
    for (int trial = 0; trial < kMostProjectedTrials; ++trial, length *= 0.5) {
        auto next = projectedPointAt(f, point.x + length * direction);
        if (!next) return false;
        if (!(next->value <= point.value + kProjectedDecrease * length * slope)) continue;
        const Vector done = next->x - point.x;
        const double curvature = done.dot(next->gradient - point.gradient);
        next->step = curvature > 0.
                         ? std::clamp(done.squaredNorm() / curvature, kSmallestStep, kLargestStep)
                         : std::min(2. * step, kLargestStep);
        point = std::move(*next);
        return true;
    }
    point.converged = true;  // no step goes down: rounding is all that is left
    return true;
}

}  // namespace ardent

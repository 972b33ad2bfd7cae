#include "core/method/laplace/scale_search.h"

#include <algorithm>
#include <cmath>
#include <limits>

namespace ardent {
namespace {

constexpr double kLeastScale = 1e-3;
constexpr double kLargestScale = 1e3;
constexpr double kRounding = 1. + 1e-9;

}  // namespace

Vector evenScale(const std::vector<Index>& inputs, Index columns) {
    Vector scale = Vector::Zero(columns);
    for (const Index j : inputs) scale[j] = 1. / static_cast<double>(inputs.size());
    return scale;
}

ScaleSearch::ScaleSearch(LaplaceRows rows, std::vector<Index> inputs, Vector scale, double lambda,
                         double leastLambda, double step)
    : rows_(std::move(rows)),
      inputs_(std::move(inputs)),
      leastLog_(std::log(kLeastScale / std::max(1., static_cast<double>(inputs_.size()) / 10.))),
      leastLogLambda_(std::log(leastLambda)),
      point_(std::ssize(inputs_) + 1),
      steps_(Vector::Constant(point_.size(), step)),
      before_(Vector::Zero(point_.size())),
      bestScale_(std::move(scale)),
      bestLambda_(lambda) {
    for (Index i = 0; i + 1 < point_.size(); ++i) {
        const double at = bestScale_[inputs_[static_cast<std::size_t>(i)]];
        point_[i] = at > 0. ? std::max(leastLog_, std::log(at)) : leastLog_;
    }
    point_.tail(1)[0] = std::log(lambda);
}

Vector ScaleSearch::scaleAt(const Vector& point) const {
    Vector scale = Vector::Zero(rows_.x.cols());
    for (std::size_t i = 0; i < inputs_.size(); ++i)
        scale[inputs_[i]] = std::exp(point[static_cast<Index>(i)]);
    return scale;
}

void ScaleSearch::step(const Vector& slopes) {
    constexpr double kLonger = 1.2;
    constexpr double kShorter = 0.5;
    constexpr double kLongest = 1.;
    constexpr double kShortest = 1e-3;
    for (Index i = 0; i < point_.size(); ++i) {
        double slope = slopes[i];
        if (slope * before_[i] > 0.) steps_[i] = std::min(kLongest, kLonger * steps_[i]);
        if (slope * before_[i] < 0.) {
            steps_[i] = std::max(kShortest, kShorter * steps_[i]);
            slope = 0.;
        }
        before_[i] = slope;
        if (slope != 0.) point_[i] -= std::copysign(steps_[i], slope);
    }
    const Index scales = point_.size() - 1;
    point_.head(scales) = point_.head(scales).cwiseMax(leastLog_).cwiseMin(std::log(kLargestScale));
    point_[scales] = std::clamp(point_[scales], leastLogLambda_, std::log(kLargestLaplaceLambda));
}

Vector ScaleSearch::scale() const {
    const double least = kRounding * std::exp(leastLog_);
    return (bestScale_.array() > least).select(bestScale_, 0.);
}

std::optional<LaplaceFit> ScaleSearch::advance(const GoOn& goOn) {
    const Vector scale = scaleAt(point_);
    const double lambda = std::exp(point_.tail(1)[0]);
    auto fit = fitLaplace(rows_, scale, lambda, LaplaceSlopes::ByLogScale, space_, goOn);
    if (!fit) return std::nullopt;
    const double rate = std::max(1., 0.5 * static_cast<double>(inputs_.size()));
    const double penalty = 2. * rate / static_cast<double>(rows_.x.rows());
    const double objective = fit->evidence + penalty * scale.sum();
    fittedScale_ = scale;
    const double before =
        lowest_.empty() ? std::numeric_limits<double>::infinity() : lowest_.back();
    if (objective < before) {
        bestScale_ = scale;
        bestLambda_ = lambda;
    }
    lowest_.push_back(std::min(before, objective));
    Vector slopes = Vector::Zero(point_.size());
    if (fit->byLogScale.size() > 0) {
        for (std::size_t i = 0; i < inputs_.size(); ++i) {
            const Index j = inputs_[i];
            slopes[static_cast<Index>(i)] = fit->byLogScale[j] + penalty * scale[j];
        }
        slopes.tail(1)[0] = fit->byLogLambda;
    } else {
        slopes.tail(1)[0] = -1.;  // more noise makes C positive definite
    }
    step(slopes);
    return fit;
}

bool ScaleSearch::isSettled() const {
    constexpr std::size_t kSteps = 8;
    constexpr double kGain = 1e-3;  // of −2 log likelihood a row
    if (lowest_.size() <= kSteps) return false;
    return lowest_[lowest_.size() - 1 - kSteps] - lowest_.back() < kGain;
}

}  // namespace ardent

#include "core/method/boost/boost_machine.h"

#include <algorithm>
#include <cmath>
#include <limits>
#include <numeric>

#include "core/random/random_stream.h"

namespace ardent {
namespace {

constexpr double kFarthest = 20.;  // of a vote or a step
constexpr double kLargestExponent = 30.;
constexpr int kBins = 1024;  // among which values of a rank are sought

using Rows = std::vector<std::int32_t>;

double halfLogRatio(double over, double under) {
    if (!(over > 0.)) return -kFarthest;
    if (!(under > 0.)) return kFarthest;
    return std::clamp(0.5 * std::log(over / under), -kFarthest, kFarthest);
}

Vector exponentialWeights(const Vector& y, const Vector& scores) {
    return (-y.array() * scores.array()).min(kLargestExponent).exp();
}

}  // namespace

std::array<double, 5> fiveNumbers(const Vector& values) {
    const double least = values.minCoeff<Eigen::PropagateNaN>();
    const double most = values.maxCoeff<Eigen::PropagateNaN>();
    const double binsAUnit = kBins / (most - least);
    const bool isDivided = most > least && binsAUnit > 0. && std::isfinite(binsAUnit);
    if (!isDivided) return {least, least, least, least, most};
    std::vector<std::int32_t> binOf(static_cast<std::size_t>(values.size()));
    std::array<Index, kBins> counts{};
    for (Index i = 0; i < values.size(); ++i) {
        const int bin = std::min(kBins - 1, static_cast<int>((values[i] - least) * binsAUnit));
        binOf[static_cast<std::size_t>(i)] = bin;
        ++counts[static_cast<std::size_t>(bin)];
    }
    std::array<double, 5> numbers{least, 0., 0., 0., most};
    const auto quarters = std::span(numbers).subspan(1, 3);
    std::array<std::vector<double>, 3> within;  // the values of the bin that holds a quartile
    std::array<Index, 3> ranks{};
    std::array<std::int32_t, 3> bins{};
    for (std::size_t q = 0; q < 3; ++q) {
        ranks[q] = static_cast<Index>(q + 1) * (values.size() - 1) / 4;
        while (ranks[q] >= counts[static_cast<std::size_t>(bins[q])])
            ranks[q] -= counts[static_cast<std::size_t>(bins[q]++)];
    }
    for (Index i = 0; i < values.size(); ++i)
        for (std::size_t q = 0; q < 3; ++q)
            if (binOf[static_cast<std::size_t>(i)] == bins[q]) within[q].push_back(values[i]);
    for (std::size_t q = 0; q < 3; ++q) {
        std::nth_element(within[q].begin(), within[q].begin() + ranks[q], within[q].end());
        quarters[q] = within[q][static_cast<std::size_t>(ranks[q])];
    }
    return numbers;
}

double constantVote(const Vector& y) {
    const double mean = y.mean();
    return halfLogRatio(1. + mean, 1. - mean);
}

double exponentialStep(const Vector& y, const Vector& h, const Vector& weights) {
    const Eigen::ArrayXd agreement = y.array() * h.array();
    return halfLogRatio(((1. + agreement) * weights.array()).sum(),
                        ((1. - agreement) * weights.array()).sum());
}

BoostMachine::BoostMachine(TaskPtr task, Rows fit, Rows held, const BoostSettings& settings,
                           Seed seed, Sharing sharing)
    : task_(std::move(task)),
      settings_(settings),
      seed_(seed),
      sharing_(sharing),
      loss_(task_->recipe->problem == Problem::Regression ? WeakLoss::Squared
                                                          : WeakLoss::Exponential),
      outputs_(task_->recipe->outputs()),
      fit_(std::move(fit)),
      held_(std::move(held)),
      start_(outputs_) {
    if (settings_.subsample >= std::ssize(fit_)) settings_.subsample = 0;
    fitTargets_.resize(std::ssize(fit_), outputs_);
    heldTargets_.resize(std::ssize(held_), outputs_);
    for (Index c = 0; c < outputs_; ++c) {
        fitTargets_.col(c) = targets(fit_, c);
        heldTargets_.col(c) = targets(held_, c);
        start_[c] = loss_ == WeakLoss::Squared ? fitTargets_.col(c).mean()
                                               : constantVote(fitTargets_.col(c));
    }
    fitScores_ = start_.transpose().replicate(fitTargets_.rows(), 1);
    heldScores_ = start_.transpose().replicate(heldTargets_.rows(), 1);
}

Vector BoostMachine::targets(const Rows& rows, Index output) const {
    Vector y(std::ssize(rows));
    const auto positive = static_cast<float>(outputs_ == 1 ? 1 : output);
    for (Index i = 0; i < y.size(); ++i) {
        const float value = task_->y[static_cast<std::size_t>(rows[static_cast<std::size_t>(i)])];
        y[i] = loss_ == WeakLoss::Squared ? static_cast<double>(value)
               : value == positive        ? 1.
                                          : -1.;
    }
    return y;
}

double BoostMachine::meanLoss(const Matrix& targets, const Matrix& scores) const {
    if (targets.size() == 0) return std::numeric_limits<double>::quiet_NaN();
    if (loss_ == WeakLoss::Squared)
        return (targets - scores).squaredNorm() / double(targets.size());
    return (-targets.array() * scores.array()).exp().mean();
}

double BoostMachine::fitLoss() const {
    return meanLoss(fitTargets_, fitScores_);
}
double BoostMachine::heldLoss() const {
    return meanLoss(heldTargets_, heldScores_);
}

std::optional<BoostMachine::Found> BoostMachine::find(Index output, const GoOn& goOn) const {
    if (!goOn()) return std::nullopt;
    const auto draw = static_cast<std::uint32_t>(rounds_ * outputs_ + output);
    const Vector y = fitTargets_.col(output);
    const Vector scores = fitScores_.col(output);
    const bool squared = loss_ == WeakLoss::Squared;
    const Vector weights = squared ? Vector() : exponentialWeights(y, scores);
    Vector residuals = squared ? Vector(y - scores) : Vector(y.cwiseProduct(weights));
    const double size =
        squared ? std::sqrt(residuals.squaredNorm() / static_cast<double>(y.size())) : 1.;
    if (squared && size > 0.) residuals /= size;

    Found found;
    found.round = std::make_shared<Round>();
    Round& round = *found.round;
    round.output = output;
    drawFrequencies(settings_, task_->x.cols(), seed_, draw, round);
    bool done = false;
    if (settings_.subsample == 0) {
        done = seekLearner(task_->x, fit_, residuals, settings_, loss_, sharing_, goOn, round);
    } else {
        RandomStream choice(seed_, StreamId::Subsample, draw);
        Rows rows;
        Vector some(settings_.subsample);
        const auto n = static_cast<std::uint32_t>(fit_.size());
        for (Index i = 0; i < settings_.subsample; ++i) {
            const std::uint32_t at = choice.below(n);
            rows.push_back(fit_[at]);
            some[i] = residuals[static_cast<Index>(at)];
        }
        done = seekLearner(task_->x, rows, some, settings_, loss_, sharing_, goOn, round);
    }
    if (!done || !goOn()) return std::nullopt;
    const auto values = [&](const Rows& rows) { return valuesOf(round, task_->x, rows, sharing_); };
    found.fitValues = values(fit_);
    found.heldValues = values(held_);
    const double best = squared ? size * residuals.dot(found.fitValues) /
                                      std::max(found.fitValues.squaredNorm(), 1e-300)
                                : exponentialStep(y, found.fitValues, weights);
    round.step = settings_.learningRate * best;
    found.fitValues *= round.step;
    found.heldValues *= round.step;
    const Vector after = scores + found.fitValues;
    round.margins =
        fiveNumbers(squared ? Vector((y - after).cwiseAbs()) : Vector(y.cwiseProduct(after)));
    return found;
}

bool BoostMachine::advance(const GoOn& goOn) {
    std::vector<Found> all;
    for (Index output = 0; output < outputs_; ++output) {
        auto found = find(output, goOn);
        if (!found) return false;
        all.push_back(std::move(*found));
    }
    for (Index output = 0; output < outputs_; ++output) {
        Found& found = all[static_cast<std::size_t>(output)];
        fitScores_.col(output) += found.fitValues;
        heldScores_.col(output) += found.heldValues;
        learners_.push_back(std::move(found.round));
    }
    ++rounds_;
    return true;
}

}  // namespace ardent

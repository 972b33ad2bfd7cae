#include "core/method/metric/free_fourier_training.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/method/schedule.h"
#include "core/random/random_stream.h"

namespace ardent {
namespace {

constexpr float kAveraging = 0.005F;
constexpr std::uint32_t kEpochsADraw = 1U << 12;

using Row = Eigen::Map<Eigen::ArrayXf>;
using ConstRow = Eigen::Map<const Eigen::ArrayXf>;
using Rows = Eigen::Map<Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>, 0>;
using ConstRows =
    Eigen::Map<const Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor>, 0>;

std::size_t at(Index position) {
    return static_cast<std::size_t>(position);
}

}  // namespace

FreeFourierTraining::FreeFourierTraining(const MetricTask& data, MetricNet start,
                                         const TrainingPlan& plan)
    : data_(data),
      plan_(plan),
      coordinates_(start.coordinates),
      layout_(FreeFourierLayout::of<float>(start.base.rows(), start.features(), data.outputs())),
      objective_(layout_, data.loss),
      gradient_(at(layout_.size()), 0.F),
      factorGradient_(factorSize(plan.freedom, layout_.inputs), 0.F),
      factorAdam_(factorGradient_.size()),
      waveAdam_(plan.freedom == Freedom::Frequencies ? at(layout_.weights(0)) : 0),
      weightAdam_(at(layout_.size() - layout_.weights(0))),
      bestLoss_(std::numeric_limits<double>::infinity()),
      lastLoss_(bestLoss_) {
    const Index s = layout_.inputs;
    const Index features = layout_.features;
    const Index stride = layout_.stride;
    base_.assign(at(s * stride), 0.F);
    Rows(base_.data(), s, stride).leftCols(features) = start.base.cast<float>();
    now_.waves.assign(at(layout_.size()), 0.F);
    if (plan.freedom == Freedom::Frequencies)
        std::copy(base_.begin(), base_.end(), now_.waves.begin());
    Row(now_.waves.data() + layout_.phases(), features) = start.phases.cast<float>();
    for (Index c = 0; c < layout_.outputs; ++c) {
        Row(now_.waves.data() + layout_.weights(c), features) = start.weights.col(c).cast<float>();
        now_.waves[at(layout_.intercepts() + c)] = static_cast<float>(start.intercept[c]);
    }
    now_.factor.resize(factorGradient_.size());
    if (plan.freedom == Freedom::Scale) Row(now_.factor.data(), s) = start.scale.cast<float>();
    if (plan.freedom == Freedom::Metric)
        Rows(now_.factor.data(), s, s) = start.metric.cast<float>();
    rebuild(now_);
    best_ = average_ = now_;
}

/// ω from γ or M.
void FreeFourierTraining::rebuild(State& state) const {
    applyFactor<float>(plan_.freedom, layout_, state.factor, base_, state.waves);
}

Index FreeFourierTraining::stepsAnEpoch() const {
    return (std::ssize(data_.train) + plan_.batchSize - 1) / plan_.batchSize;
}

double FreeFourierTraining::operationsAStep() const {
    constexpr double kSineCosine = 40.;
    const auto s = static_cast<double>(layout_.inputs);
    const auto features = static_cast<double>(layout_.features);
    const auto outputs = static_cast<double>(layout_.outputs);
    const double rows =
        features * (4. * s + kSineCosine + 8. * outputs) * static_cast<double>(plan_.batchSize);
    switch (plan_.freedom) {
        case Freedom::Scale:
            return rows + 4. * s * features;
        case Freedom::Metric:
            return rows + 4. * s * s * features;
        case Freedom::Frequencies:
            break;
    }
    return rows + 20. * s * features;
}

void FreeFourierTraining::beginEpoch() {
    order_ = data_.train;
    RandomStream random(plan_.seed, StreamId::MetricShuffle,
                        plan_.draw * kEpochsADraw + static_cast<std::uint32_t>(epoch_));
    shuffle(order_, random);
    lossSum_ = 0.;
}

void FreeFourierTraining::step(std::span<const std::int32_t> rows) {
    const double share =
        static_cast<double>(stepsDone_) / static_cast<double>(stepsAnEpoch() * Index{plan_.epochs});
    const double loss = objective_.gradient(coordinates_->u->data(), data_.task->y, rows,
                                            now_.waves, gradient_, sharing_);
    lossSum_ += loss * static_cast<double>(rows.size());
    const auto weights = [&](Values& values) {
        return std::span(values).subspan(at(layout_.weights(0)));
    };
    const Index weightCount = layout_.intercepts() - layout_.weights(0);
    Row(weights(gradient_).data(), weightCount) +=
        static_cast<float>(2. * plan_.ridge) * Row(weights(now_.waves).data(), weightCount);
    const double rate = scheduledRate(Schedule::OneCycle, plan_.rate, share);
    if (plan_.freedom == Freedom::Frequencies) {
        const auto waves = at(layout_.weights(0));
        waveAdam_.update(std::span(now_.waves).first(waves), std::span(gradient_).first(waves),
                         rate);
    } else {
        factorGradient<float>(plan_.freedom, layout_, gradient_, base_, factorGradient_);
        factorAdam_.update(now_.factor, factorGradient_, rate);
        rebuild(now_);
    }
    weightAdam_.update(weights(now_.waves), weights(gradient_),
                       scheduledRate(Schedule::OneCycle, plan_.weightRate, share));
    ++stepsDone_;
    if (!plan_.averages) return;
    Row(average_.factor.data(), std::ssize(now_.factor)) +=
        kAveraging * (Row(now_.factor.data(), std::ssize(now_.factor)) -
                      Row(average_.factor.data(), std::ssize(now_.factor)));
    const Index first = plan_.freedom == Freedom::Frequencies ? 0 : layout_.weights(0);
    const Index count = layout_.size() - first;
    Row(average_.waves.data() + first, count) +=
        kAveraging *
        (Row(now_.waves.data() + first, count) - Row(average_.waves.data() + first, count));
}

std::optional<FreeFourierTraining::Losses> FreeFourierTraining::advance(Index steps,
                                                                        Sharing sharing) {
    sharing_ = sharing;
    const auto count = static_cast<Index>(data_.train.size());
    if (finished()) return std::nullopt;
    if (position_ == 0) beginEpoch();
    for (; steps > 0 && position_ < count; --steps) {
        const Index size = std::min(plan_.batchSize, count - position_);
        step(std::span(order_).subspan(at(position_), at(size)));
        position_ += size;
        if (!std::isfinite(lossSum_)) {
            failed_ = true;
            return std::nullopt;
        }
    }
    if (position_ < count) return std::nullopt;
    position_ = 0;
    ++epoch_;
    Losses losses;
    losses.train = lossSum_ / static_cast<double>(count);
    losses.validation = losses.train;
    State& judged = plan_.averages ? average_ : now_;
    if (plan_.averages) rebuild(average_);
    if (!data_.validation.empty()) losses.rows = static_cast<double>(data_.validation.size());
    if (!data_.validation.empty())
        losses.validation = objective_.lossSum(coordinates_->u->data(), data_.task->y,
                                               data_.validation, judged.waves, sharing) /
                            losses.rows;
    if (!std::isfinite(losses.validation)) {
        failed_ = true;
        return std::nullopt;
    }
    lastLoss_ = losses.validation;
    if (losses.validation < bestLoss_) {
        bestLoss_ = losses.validation;
        best_ = judged;
    }
    return losses;
}

MetricNet FreeFourierTraining::netOf(const State& state) const {
    const Index s = layout_.inputs;
    const Index features = layout_.features;
    const Index stride = layout_.stride;
    MetricNet net;
    net.coordinates = coordinates_;
    if (plan_.freedom == Freedom::Scale)
        net.scale = ConstRow(state.factor.data(), s).cast<double>().matrix();
    if (plan_.freedom == Freedom::Metric)
        net.metric = ConstRows(state.factor.data(), s, s).cast<double>();
    const Values& base = plan_.freedom == Freedom::Frequencies ? state.waves : base_;
    net.base = ConstRows(base.data(), s, stride).leftCols(features).cast<double>();
    net.phases = ConstRow(state.waves.data() + layout_.phases(), features).cast<double>().matrix();
    net.weights.resize(features, layout_.outputs);
    net.intercept.resize(layout_.outputs);
    for (Index c = 0; c < layout_.outputs; ++c) {
        net.weights.col(c) =
            ConstRow(state.waves.data() + layout_.weights(c), features).cast<double>().matrix();
        net.intercept[c] = static_cast<double>(state.waves[at(layout_.intercepts() + c)]);
    }
    return net;
}

MetricNet FreeFourierTraining::current() const {
    return netOf(plan_.averages ? average_ : now_);
}
MetricNet FreeFourierTraining::best() const {
    return netOf(best_);
}

}  // namespace ardent

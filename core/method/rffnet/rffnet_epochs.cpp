#include "core/method/rffnet/rffnet_epochs.h"

#include <algorithm>
#include <cmath>

#include "core/random/random_stream.h"

namespace ardent {
namespace {

constexpr double kOperationsPerPiece = 5e8;
/// Two products, the sine and cosine of every feature and the work of every output.
double operationsPerRow(const FourierBasis& basis, const RffnetOptions& options, Index outputs) {
    constexpr double kSineCosine = 40.;
    const auto inputs = static_cast<double>(basis.frequencies.rows());
    const auto features = static_cast<double>(basis.frequencies.cols());
    const double once = features * (4. * inputs + kSineCosine + 6. * static_cast<double>(outputs));
    return options.blocks == Blocks::Alternating ? 2. * once : once;
}

constexpr std::uint32_t kShufflesPerDraw = 1U << 20;

}  // namespace

EpochLoop::EpochLoop(const Task& task, std::span<const float> y, const FourierBasis& basis,
                     const RffnetOptions& options, int plannedEpochs, Seed seed, std::uint32_t draw)
    : task_(task),
      y_(y),
      stepper_(basis, lossFor(*task.recipe), task.recipe->outputs(), options.optimiser,
               options.blocks),
      schedule_(options.schedule),
      batchSize_(options.batchSize),
      plannedRows_(static_cast<double>(plannedEpochs) *
                   static_cast<double>(task.split.train.size())),
      operationsPerRow_(operationsPerRow(basis, options, task.recipe->outputs())),
      seed_(seed),
      shuffle_(draw * kShufflesPerDraw) {}

void EpochLoop::beginEpoch() {
    order_ = task_.split.train;
    RandomStream random(seed_, StreamId::Shuffle, shuffle_++);
    shuffle(order_, random);
    lossSum_ = 0.;
}

void EpochLoop::prefetchBatch(Index first) const {
    constexpr Index kFloatsPerLine = 16;
    const Index inputs = task_.x.cols();
    const Index last = std::min(first + batchSize_, static_cast<Index>(order_.size()));
    for (Index i = first; i < last; ++i) {
        const float* row = task_.x.data() + order_[static_cast<std::size_t>(i)] * inputs;
        for (Index j = 0; j < inputs; j += kFloatsPerLine) __builtin_prefetch(row + j, 0, 2);
        __builtin_prefetch(row + inputs - 1, 0, 2);
    }
}

std::optional<double> EpochLoop::advance(FourierParameters<float>& parameters, double learningRate,
                                         double alpha) {
    const auto count = static_cast<Index>(task_.split.train.size());
    if (position_ == 0) beginEpoch();
    for (double budget = kOperationsPerPiece; position_ < count && budget > 0.;) {
        const Index size = std::min(batchSize_, count - position_);
        const std::span rows(order_.data() + position_, static_cast<std::size_t>(size));
        prefetchBatch(position_ + size);
        const double rate =
            scheduledRate(schedule_, learningRate, std::min(1., rowsDone_ / plannedRows_));
        const double loss = stepper_.step(task_.x.data(), y_, rows, parameters, rate, alpha);
        if (!std::isfinite(loss)) return loss;
        const auto rowsNow = static_cast<double>(size);
        lossSum_ += loss * rowsNow;
        rowsDone_ += rowsNow;
        position_ += size;
        budget -= operationsPerRow_ * rowsNow;
    }
    if (position_ < count) return std::nullopt;
    position_ = 0;
    return lossSum_ / static_cast<double>(count);
}

std::optional<double> EpochLoop::loss(std::span<const std::int32_t> rows,
                                      const FourierParameters<float>& parameters) {
    // Without a gradient a row costs half, and the rows may be spread over threads.
    const auto pieceRows = static_cast<Index>(4. * kOperationsPerPiece / operationsPerRow_);
    return stepper_.objective().loss(task_.x.data(), y_, rows, parameters, pieceRows, judged_);
}

}  // namespace ardent

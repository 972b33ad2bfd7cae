#include "core/kernel/removed_waves.h"

#include <algorithm>
#include <atomic>

#include "core/kernel/sine_cosine.h"
#include "core/kernel/waves.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

using simd::lanes;
using simd::vec;
using simd::Vec;
using Shape = FourierColumns::Shape;

/// Writes cosines and sines of kBlockRows phases given in quarter turns.
void turn(const double* turns, double* cosines, double* sines) {
    for (Index i = 0; i < kBlockRows; i += lanes<double>)
        simd::sineCosine<double>(vec(turns + i), vec(sines + i), vec(cosines + i));
}

}  // namespace

RemovedWaves::RemovedWaves(const FourierSum& sum, std::span<const VariableInputs> variables,
                           const std::vector<std::vector<Index>>& variablesOf)
    : sum_(sum),
      variablesOf_(variablesOf),
      owner_(static_cast<std::size_t>(sum.columns.inputs()), -1) {
    for (std::size_t v = 0; v < variables.size(); ++v)
        for (const Index input : variables[v])
            owner_[static_cast<std::size_t>(input)] = static_cast<Index>(v);
    std::size_t waves = 0;
    for (const auto& own : variablesOf) {
        starts_.push_back(waves);
        waves += 1 + own.size();
    }
    constexpr std::size_t kMostValues = std::size_t{64} << 17U;  // 64 MB of doubles
    const std::size_t blocks =
        kMostValues / (2 * static_cast<std::size_t>(kBlockRows) * std::max<std::size_t>(waves, 1));
    rowsAtOnce_ = kBlockRows * std::clamp<Index>(static_cast<Index>(blocks), 1, 16);
    stride_ = static_cast<std::size_t>(rowsAtOnce_);
    waves_.resize(2 * waves * stride_);
    f_.assign(static_cast<std::size_t>(sum.coefficients.cols()), {});
}

void RemovedWaves::loadColumn(Index column, const AlignedVector<double>& x, Index block) {
    const auto j = static_cast<std::size_t>(column);
    const auto& own = variablesOf_[j];
    const bool isWave = sum_.columns.shape(column) != Shape::Identity;
    AlignedVector<double> turns((own.size() + 1) * static_cast<std::size_t>(kBlockRows), 0.);
    for (const auto& [input, frequency] : sum_.columns.entries(column)) {
        const auto place = static_cast<std::size_t>(
            std::ranges::lower_bound(own, owner_[static_cast<std::size_t>(input)]) - own.begin());
        const double factor = isWave ? frequency * kQuarterTurns : frequency;
        for (Index i = 0; i < kBlockRows; ++i) {
            const double value = factor * x[static_cast<std::size_t>(input * kBlockRows + i)];
            turns[static_cast<std::size_t>(i)] += value;
            turns[(place + 1) * static_cast<std::size_t>(kBlockRows) +
                  static_cast<std::size_t>(i)] += value;
        }
    }
    for (std::size_t w = 0; w <= own.size(); ++w) {
        double* cosines = wave(starts_[j] + w) + block * kBlockRows;
        double* sines = cosines + stride_;
        const double* phase = turns.data() + w * static_cast<std::size_t>(kBlockRows);
        if (isWave) {
            turn(phase, cosines, sines);
        } else {
            std::copy_n(phase, kBlockRows, cosines);
        }
    }
}

bool RemovedWaves::load(const SampleSource& samples, Index first, Index count, const GoOn& goOn) {
    std::atomic<bool> stopped = false;
    forEachBlock(count, kBlockRows, [&](Index block, Index start, Index size) {
        if (stopped || !goOn()) {
            stopped = true;
            return;
        }
        AlignedVector<double> x(static_cast<std::size_t>(sum_.columns.inputs() * kBlockRows));
        samples(first + start, size, x.data());
        for (Index j = 0; j < sum_.columns.size(); ++j) loadColumn(j, x, block);
    });
    if (stopped) return false;
    for (std::size_t c = 0; c < f_.size(); ++c) {
        f_[c].assign(static_cast<std::size_t>(count), 0.);
        for (Index j = 0; j < sum_.columns.size(); ++j) {
            const double factor = sum_.coefficients(j, static_cast<Index>(c));
            const double* values = wave(starts_[static_cast<std::size_t>(j)]) +
                                   (sum_.columns.shape(j) == Shape::Sine ? stride_ : 0);
            for (std::size_t i = 0; i < f_[c].size(); ++i) f_[c][i] += factor * values[i];
        }
    }
    return true;
}

std::span<const double> RemovedWaves::f(std::size_t output) const {
    return f_[output];
}

void RemovedWaves::without(std::span<const Index> set, std::span<const Index> columns,
                           std::size_t output, std::span<double> values) const {
    std::ranges::copy(f_[output], values.begin());
    const std::size_t n = values.size();
    std::vector<double> cosines(n), sines(n);
    for (const Index column : columns) {
        const auto j = static_cast<std::size_t>(column);
        const double factor = sum_.coefficients(column, static_cast<Index>(output));
        if (factor == 0.) continue;
        const Shape shape = sum_.columns.shape(column);
        const double* whole = wave(starts_[j]);
        if (shape == Shape::Identity) {
            for (std::size_t i = 0; i < n; ++i) values[i] -= factor * whole[i];
            continue;
        }
        const bool isSine = shape == Shape::Sine;
        const double* own = whole + (isSine ? stride_ : 0);
        if (set.size() == variablesOf_[j].size()) {  // no variable is left
            for (std::size_t i = 0; i < n; ++i)
                values[i] -= factor * (isSine ? own[i] : own[i] - 1.);
            continue;
        }
        std::copy_n(whole, n, cosines.data());
        std::copy_n(whole + stride_, n, sines.data());
        for (const Index variable : set) {
            const auto place = static_cast<std::size_t>(
                std::ranges::lower_bound(variablesOf_[j], variable) - variablesOf_[j].begin());
            const double* cosine = wave(starts_[j] + 1 + place);
            const double* sine = cosine + stride_;
            for (std::size_t i = 0; i < n; ++i) {
                const double turned = cosines[i] * cosine[i] + sines[i] * sine[i];
                sines[i] = sines[i] * cosine[i] - cosines[i] * sine[i];
                cosines[i] = turned;
            }
        }
        const std::vector<double>& left = isSine ? sines : cosines;
        for (std::size_t i = 0; i < n; ++i) values[i] += factor * (left[i] - own[i]);
    }
}

}  // namespace ardent

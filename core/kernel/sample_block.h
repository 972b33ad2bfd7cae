#pragma once

#include <functional>
#include <span>

#include "core/base/types.h"
#include "core/kernel/fourier_block.h"

/// Included by kernel sources only.
namespace ardent {

/// Writes rows first … first + count − 1 as doubles, input j of row i at out[j · kBlockRows + i],
/// count ≤ kBlockRows, and 0 behind them.
using SampleSource = std::function<void(Index first, Index count, double* out)>;

SampleSource samplesOf(const DesignMatrix& x, std::span<const std::int32_t> rows);
SampleSource samplesOf(const Matrix& x);

}  // namespace ardent

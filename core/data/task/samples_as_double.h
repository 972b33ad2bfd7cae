#pragma once

#include <span>

#include "core/base/types.h"

namespace ardent {

/// The given rows of x, one after the other (n × d).
Matrix samplesAsDouble(const DesignMatrix& x, std::span<const std::int32_t> rows);

/// Of rows[first] … rows[first + count − 1] alone.
Matrix samplesAsDouble(const DesignMatrix& x, std::span<const std::int32_t> rows, Index first,
                       Index count);

}  // namespace ardent

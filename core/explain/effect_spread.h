#pragma once

#include <optional>

#include "core/base/go_on.h"
#include "core/explain/explained.h"
#include "core/model/predictor.h"
#include "core/train/findings.h"

namespace ardent {

/// How much each source column does alone: the standard deviation over the rows of its mean effect
/// on f (before the link, several outputs pooled as the root of their sum of squares), of at most
/// 500 rows, drawn where there are more. Columns that are not asked for have 0. The predictor must
/// have a Fourier model; rows, at least one.
std::optional<Relevance> effectSpreads(const Predictor&, const DesignMatrix& x,
                                       const std::vector<std::int32_t>& rows,
                                       std::span<const Index> sources, const GoOn& = always);

}  // namespace ardent

#pragma once

#include <optional>
#include <vector>

#include "core/base/go_on.h"
#include "core/explain/explained.h"
#include "core/model/predictor.h"
#include "core/model/row_part.h"
#include "core/train/findings.h"

namespace ardent {

/// How strongly two source columns act together in a kernel model or trees: √mean (f_st − f_s − f_t
/// + f_0)² over at most 200 of the rows, where f_st is the mean of f (before the link) over these
/// rows with both columns as in the row at hand, and so on: the numerator of Friedman & Popescu's H
/// (2008, eq. 44). Several outputs are pooled as the root of their sum of squares. Where pairs are
/// many, those of the columns that do most alone. The `most` strongest, sorted. RowsName: of the
/// rows.
std::optional<Explained<Interactions>> setInteractions(const Predictor&, const DesignMatrix& x,
                                                       const std::vector<std::int32_t>& rows,
                                                       const RowsName&, Index most,
                                                       const GoOn& goOn);

}  // namespace ardent

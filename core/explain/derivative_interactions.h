#pragma once

#include <optional>
#include <vector>

#include "core/base/go_on.h"
#include "core/explain/explained.h"
#include "core/model/row_part.h"
#include "core/train/findings.h"

namespace ardent {

/// How strongly two source columns act together, over the given rows: how fast the effect of one on
/// f (before the link) changes with the other. All pairs of the given columns are scored, of which
/// the `most` strongest are kept. Two numbers: √mean (∂²f/∂x_i∂x_j)² per product of
/// training standard deviations. With a category: the mean absolute change of the other's slope, or
/// of the other's level changes, between levels. Where a few fast waves would decide the
/// derivatives (see fast_waves.h), differences of f over one standard deviation stand for them, and
/// the kind and the meaning say so. The linear part has none. Several outputs are pooled as the
/// root of their sum of squares. A pair with a constant column has 0. Sorted, strongest first.
std::optional<Explained<Interactions>> rankedInteractions(const Predictor&, const DesignMatrix& x,
                                                          const std::vector<std::int32_t>& rows,
                                                          std::span<const Index> sources,
                                                          Index most, const GoOn& = always);

/// The same for all pairs of columns.
std::optional<Explained<Interactions>> rankedInteractions(const Predictor&, const DesignMatrix& x,
                                                          const std::vector<std::int32_t>& rows,
                                                          Index most, const GoOn& = always);

/// The `most` strongest of all pairs at a bounded cost (about a second at most): over up to 2,000
/// rows, drawn where there are more, and where pairs are many among the columns of largest
/// derivative relevance. The kind says which. RowsName: of the rows.
std::optional<Explained<Interactions>> strongestInteractions(const Predictor&,
                                                             const DesignMatrix& x,
                                                             const std::vector<std::int32_t>& rows,
                                                             const RowsName&, Index most,
                                                             const GoOn& = always);

}  // namespace ardent

#pragma once

#include <algorithm>
#include <vector>

#include "core/train/findings.h"

namespace ardent {

/// 0 for a column that is constant among the training rows. varies: one flag a source column, see
/// varyingSources; a relevance of something else is left as it is.
inline void zeroConstantColumns(const std::vector<bool>& varies, Relevance& relevance) {
    if (relevance.values.size() != varies.size()) return;
    for (std::size_t s = 0; s < varies.size(); ++s)
        if (!varies[s]) relevance.values[s] = 0.;
}

/// Behind those that vary, so that none is kept before them, in an order whose first m are not
/// chosen yet.
inline void putConstantColumnsLast(const std::vector<bool>& varies, Selection& selection) {
    if (!selection.rule.empty() || selection.order.size() != varies.size()) return;
    std::ranges::stable_partition(
        selection.order, [&](Index source) { return varies[static_cast<std::size_t>(source)]; });
}

}  // namespace ardent

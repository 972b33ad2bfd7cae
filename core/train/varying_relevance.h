#pragma once

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

}  // namespace ardent

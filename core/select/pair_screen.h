#pragma once

#include <optional>
#include <vector>

#include "core/base/go_on.h"
#include "core/select/rank_basis.h"

namespace ardent {

/// A pair of variables, first < second, and how far its products go with a target: the square of
/// their correlations summed over columns and targets, times the rows, as a normal deviate by
/// Wilson & Hilferty's cube root (1931).
struct PairScore {
    Index first = 0, second = 0;
    float deviate = 0.F;
};

/// The pairs whose deviate is above the lesser of what their two variables ask for in `least`, the
/// largest first and at most `most`. By products of matrices in float32, in tiles that do not
/// depend on the number of threads. left: rows × targets, orthonormal, of mean 0.
std::optional<std::vector<PairScore>> screenedPairs(const RankBasis&, const Matrix& left,
                                                    const std::vector<float>& least,
                                                    std::size_t most, const GoOn&);

/// The deviate that a share p of normal ones is above.
double normalDeviate(double p);

}  // namespace ardent

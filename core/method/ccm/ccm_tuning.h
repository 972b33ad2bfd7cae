#pragma once

#include <functional>
#include <memory>
#include <vector>

#include "core/method/ccm/ccm_options.h"
#include "core/method/ranking/ranking.h"

namespace ardent {

/// The paper's grid (CCM, section 6.1) around the given options: ε ∈ {0.001, 0.01, 0.1}, with λ₁ ∈
/// {0.001, 0.01, 0.1} for form (18) and λ₂ ∈ {1, 10, 100}, of those with a minimum, for form (19).
std::vector<CcmOptions> ccmGrid(const CcmOptions&, CcmForm, Index rows);

/// A ranker of the task with these options.
using CcmRankerOf = std::function<std::unique_ptr<Ranker>(TaskPtr, const CcmOptions&)>;

/// Ranks with the options of the grid whose first m variables have the best mean score of a Fourier
/// model over five folds of at most 1,000 training rows; of equal ones the first.
std::unique_ptr<Ranker> makeTunedCcm(TaskPtr, std::vector<CcmOptions> grid, CcmRankerOf, Seed);

}  // namespace ardent

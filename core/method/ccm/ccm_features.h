#pragma once

#include "core/base/go_on.h"
#include "core/data/task/recipe.h"
#include "core/method/ccm/ccm_objective.h"
#include "core/train/feature_gram.h"

namespace ardent {

/// The rows as random features see them: float32 as they stand in the task, mapped in float64.
struct CcmRows {
    const DesignMatrix& x;
    const std::vector<std::int32_t>& rows;
    const Matrix& y;              ///< one row for each of `rows`, columns centred (n × k)
    std::vector<Index> weightOf;  ///< as in CcmData
    Index weights = 0;            ///< length of w
};

/// −trace(YᵀV (VᵀV + nεI)⁻¹ VᵀY) and its gradient by w (CCM, equation 20 scaled by nε and without
/// its constant), V being the centred random features √(2/D) cos(Eᵀ(w ⊙ x) + b). The basis is the
/// kernel's divided by σ. Adding ‖Y‖² and dividing by nε gives the objective of `ccmExact` with the
/// kernel that the features stand for. Two passes over the rows in blocks, all in float64; O(D²)
/// memory.
std::optional<CcmValue> ccmRandomFeatures(const FourierBasis&, double epsilon, const CcmRows&,
                                          const Vector& w, const GoOn& goOn);

/// The same for rows in float64.
std::optional<CcmValue> ccmRandomFeatures(const FourierBasis&, const CcmData&, const Vector& w,
                                          const GoOn& goOn);

}  // namespace ardent

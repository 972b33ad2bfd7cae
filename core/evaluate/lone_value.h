#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/evaluate/evaluation_set.h"

namespace ardent {

/// The class index or the number that all rows to train on have, where there is no other.
struct LoneValue {
    double value = 0.;
    Index rows = 0;  ///< to train on, two or more
};

/// Of the training part of those learning rows of the set, as `makeTask` splits them with this
/// recipe.
std::optional<LoneValue> loneValue(const EvaluationSet&, std::span<const Index> learning,
                                   const Recipe&);

/// Why there is nothing to learn, and what would help.
Message loneValueText(const EvaluationSet&, const LoneValue&);

/// What the constant prediction of it scores on the test rows.
EvaluationResult scoreLoneValue(const EvaluationSet&, const LoneValue&,
                                std::span<const Index> test);

}  // namespace ardent

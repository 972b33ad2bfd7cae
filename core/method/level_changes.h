#pragma once

#include <span>

#include "core/data/task/recipe.h"
#include "core/data/task/variable_inputs.h"
#include "core/model/fourier_model.h"
#include "core/train/findings.h"

namespace ardent {

/// Mean absolute change of f, in units of its outputs (pooled as the root of their sum of squares),
/// when a row's level of this category is switched to another one, every other level counting
/// alike; over these training rows.
double levelChange(const FourierModel&, const Task&, Index source, const std::vector<Index>& inputs,
                   const std::vector<std::int32_t>& rows);

/// Slopes along the indicator columns of a category say little of what its levels do: its value
/// becomes `unit` times the level change, and the kind says so. Over 5 to 500 training rows, so
/// many that f is asked about `evaluations` times. Nothing where there is no category.
void useLevelChanges(const FourierModel&, const Task&, std::span<const VariableInputs>, double unit,
                     Index evaluations, Relevance&);

}  // namespace ardent

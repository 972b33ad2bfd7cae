#pragma once

#include "core/data/recipe.h"
#include "core/method/top_k.h"
#include "core/model/fourier_model.h"

namespace ardent {

/// Mean absolute change of f, in units of its outputs (pooled as the root of their sum of squares),
/// when a row's level of this category is switched to another one, every other level counting
/// alike; over these training rows.
double levelChange(const FourierModel&, const Task&, Index source, const std::vector<Index>& inputs,
                   const std::vector<std::int32_t>& rows);

}  // namespace ardent

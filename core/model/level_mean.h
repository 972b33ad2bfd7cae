#pragma once

#include <span>

#include "core/data/task/recipe.h"
#include "core/model/fourier_model.h"
#include "core/model/kernel_model.h"
#include "core/model/tree_model.h"

namespace ardent {

/// The model whose f, at a row with gaps (0 in every input) in these categorical sources, is the
/// mean of the model's f over their levels by the shares of the training rows: one factor a wave or
/// a point, so that it is a model of the same kind; trees keep the levels beside them.
FourierModel meanOverLevels(const FourierModel&, const FittedRecipe&,
                            std::span<const Index> sources);
KernelModel meanOverLevels(const KernelModel&, const FittedRecipe&, std::span<const Index> sources);
TreeModel meanOverLevels(const TreeModel&, const FittedRecipe&, std::span<const Index> sources);

}  // namespace ardent

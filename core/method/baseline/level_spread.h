#pragma once

#include <functional>
#include <span>
#include <vector>

#include "core/data/task/recipe.h"
#include "core/data/task/variable_inputs.h"

namespace ardent {

/// Mean products of the slopes of f along these inputs (encoded columns): square, in their order.
using SlopeProducts = std::function<Matrix(std::span<const Index> inputs)>;

/// How much f varies with each source column, one number a group: √(mean (∂f/∂x)²) per standard
/// deviation of a single input, and of a category √tr(C S), with the covariances C of its indicator
/// columns among (up to 2,000) training rows and their slope products S: for a linear
/// f the standard deviation of the category's part. What all levels share cancels, so that a level
/// that no indicator stands for, or a rare one, does not make a category relevant.
std::vector<double> slopeSpreads(const Task&, std::span<const VariableInputs>,
                                 const SlopeProducts&);

}  // namespace ardent

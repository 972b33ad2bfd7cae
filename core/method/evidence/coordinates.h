#pragma once

#include <memory>
#include <vector>

#include "core/data/task/recipe.h"

namespace ardent {

/// Inputs u = Cᵀx_S of a training on few variables: some encoded columns S, as they are or as
/// linear combinations of them.
struct Coordinates {
    std::vector<Index> inputs;              ///< S, ascending
    Matrix combinations;                    ///< C: |S| × s; 0 × 0: u = x_S
    std::shared_ptr<const DesignMatrix> u;  ///< n × s, rows as in the task

    Index size() const { return u->cols(); }
};

using CoordinatesPtr = std::shared_ptr<const Coordinates>;

std::vector<Index> everyInput(const Task&);

CoordinatesPtr coordinatesOf(const TaskPtr&, std::vector<Index> inputs);
/// Of every input.
CoordinatesPtr allCoordinates(const TaskPtr&);
CoordinatesPtr coordinatesOf(const TaskPtr&, std::vector<Index> inputs, Matrix combinations);

}  // namespace ardent

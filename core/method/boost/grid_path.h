#pragma once

#include <functional>
#include <memory>
#include <optional>

#include "core/method/lambda_trainer.h"

namespace ardent {

/// Settings beside λ that are chosen by cross-validation.
struct SettingsGrid {
    std::size_t count = 0;
    /// The solver of a task with the settings at this place of the grid.
    std::function<std::unique_ptr<LambdaSolver>(const TaskPtr&, std::size_t place)> solverOf;
    std::optional<double> lambda = {};               ///< the only one, where it is given
    std::function<Message(std::size_t place)> note;  ///< a sentence on what was chosen
};

/// The solver with the settings of the lowest loss over the folds of up to 2,000 training rows,
/// each at its best of five λ in equal steps of log λ over the solver's range, or at the λ that is
/// given; of equal ones the first.
std::unique_ptr<LambdaSolver> makeGridPath(TaskPtr, SettingsGrid);

}  // namespace ardent

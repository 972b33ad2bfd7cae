#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/base/go_on.h"
#include "core/kernel/fourier_columns.h"

namespace ardent {

/// Sets of one to `largest` (at most 3) variables that occur together in a column, each once: ones
/// first, then pairs, then triples, each in ascending order. `variables`: the inputs of each.
std::vector<std::vector<Index>> occurringSets(const FourierColumns&,
                                              std::span<const VariableInputs> variables,
                                              int largest);

/// How many (set, column) pairs `importances` then works on; its time is O(n) times this.
double occurrences(const FourierColumns&, std::span<const VariableInputs> variables, int largest);

/// Importance of every set V: 1 − r of f and f without V over the rows, in [0, 2] (Pollner,
/// section 4). f without V sets the frequencies of V's variables to zero in those columns that
/// contain all of V, whatever the frequencies' signs (the paper prints c > 0, which would leave out
/// half of them). Where no column contains V it is 0; where f without V is constant r counts as 0;
/// where f is constant nothing matters. Several outputs: covariances and variances are summed over
/// them. In parallel; any thread asks `goOn`.
std::optional<std::vector<double>> importances(const FourierSum&,
                                               std::span<const VariableInputs> variables,
                                               std::span<const std::vector<Index>> sets,
                                               const DesignMatrix& x,
                                               std::span<const std::int32_t> rows,
                                               const GoOn& goOn);
std::optional<std::vector<double>> importances(const FourierSum&,
                                               std::span<const VariableInputs> variables,
                                               std::span<const std::vector<Index>> sets,
                                               const Matrix& x, const GoOn& goOn);

}  // namespace ardent

#pragma once

#include <functional>
#include <span>
#include <vector>

#include "core/base/go_on.h"
#include "core/data/task/variable_inputs.h"
#include "core/kernel/fourier_basis.h"
#include "core/method/fourier_objective.h"
#include "core/train/trainer.h"

namespace ardent {

/// One number a group: the Euclidean norm of its values, which is |value| for a single input.
std::vector<double> pooledNorms(const Vector& values, std::span<const VariableInputs>);

/// Turns scores (rows × K) of the held-out rows into a number of which larger is better.
using HeldOutScore = std::function<double(const Matrix& scores)>;

/// TopK (RFFNet, Algorithm 3): keeps the k groups of largest pooled |γ|, for every k = 1 … all,
/// without refitting, and chooses the k of the best score, the smallest on ties. x: row-major, d
/// columns.
std::optional<Selection> topK(const FourierBasis&, const FourierParameters<float>&, const float* x,
                              std::span<const std::int32_t> rows, std::span<const VariableInputs>,
                              const HeldOutScore&, const GoOn& goOn);
std::optional<Selection> topK(const FourierBasis&, const FourierParameters<double>&,
                              const double* x, std::span<const std::int32_t> rows,
                              std::span<const VariableInputs>, const HeldOutScore&,
                              const GoOn& goOn);

}  // namespace ardent

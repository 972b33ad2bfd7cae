#pragma once

#include <string>
#include <variant>

#include "core/model/predictor.h"
#include "core/store/json_numbers.h"

namespace ardent::json {

/// "fourier" or "kernel".
const char* functionKind(const Predictor&);

/// The formula from a cell's value to a prediction, with the names of the file's parts.
std::string howToEvaluate(const Predictor&);

/// Adds the numbers of a model to a model file.
void addFunction(const Predictor&, Json& file);

/// The model of a file, for so many inputs and outputs. A file without a kind holds a Fourier
/// model. Throws std::exception for what does not fit together.
std::variant<FourierModel, KernelModel> toFunction(const Json& file, Index inputs, Index outputs);

}  // namespace ardent::json

#pragma once

#include <string>

#include "core/model/predictor.h"
#include "core/store/json_numbers.h"

namespace ardent::json {

/// The formula from a cell's value to a prediction, with the names of the file's parts.
std::string howToEvaluate(const Predictor&);

/// Adds the kind, the link and the numbers of a model to a file.
void addFunction(const Predictor&, Json& file);

/// What addFunction has written, for the given inputs and target. A file without a kind holds a
/// Fourier model. Throws std::exception for what does not fit together.
Predictor toPredictor(const Json& file, FittedRecipePtr);

}  // namespace ardent::json

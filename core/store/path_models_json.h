#pragma once

#include "core/store/json_numbers.h"
#include "core/train/findings.h"

namespace ardent::json {

/// The models at all λ of a path; what several of them share is written once. Null where the path
/// has none, or where they hold more than four million numbers.
Json fromPathModels(const Path&);

/// Models for positions of a path of so many λ, made on demand. Throws std::exception for what does
/// not fit together.
std::function<PredictorPtr(Index)> toPathModels(const Json&, FittedRecipePtr, std::size_t lambdas);

}  // namespace ardent::json

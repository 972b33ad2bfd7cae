#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "core/model/variable_importance.h"

namespace ardent::cli {

/// Shares and intervals as fractions of 1, the most important column first.
nlohmann::ordered_json importanceJson(const VariableImportance&);

/// In percent with the intervals, of every column that the model uses.
std::string importanceText(const VariableImportance&, const Predictor&);

}  // namespace ardent::cli

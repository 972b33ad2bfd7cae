#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "core/train/findings.h"

namespace ardent::cli {

/// null where the value is not finite.
nlohmann::ordered_json number(double value);

/// [{variables, score}]
nlohmann::ordered_json interactionsJson(const Interactions&);

/// [{value, weights: [{name, value}]}], in every direction the largest weight first and no zeros.
nlohmann::ordered_json directionsJson(const Directions&);

/// The strongest directions and their largest weights under a line that says what a value is.
std::string directionsText(const Directions&);

/// The ten strongest sets under a line that says what a score is.
std::string interactionsText(const Interactions&);

}  // namespace ardent::cli

#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "core/train/findings.h"

namespace ardent::cli {

/// null where the value is not finite.
nlohmann::ordered_json number(double value);

/// [{variables, score}]
nlohmann::ordered_json interactionsJson(const Interactions&);

/// The ten strongest sets under a line that says what a score is.
std::string interactionsText(const Interactions&);

}  // namespace ardent::cli

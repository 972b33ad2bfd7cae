#pragma once

#include <nlohmann/json.hpp>
#include <string>

#include "core/evaluate/model_selection.h"

namespace ardent::cli {

/// What select --by knockoffs or stability has found. by: that word; rate: of false discoveries.
nlohmann::ordered_json modelSelectionJson(const ModelSelection&, const std::string& by,
                                          double rate);
std::string modelSelectionText(const ModelSelection&, const std::string& method, double rate);

}  // namespace ardent::cli

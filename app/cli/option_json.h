#pragma once

#include <nlohmann/json.hpp>

#include "core/train/option.h"

namespace ardent::cli {

inline nlohmann::ordered_json toJson(const OptionValue& value) {
    return std::visit([](const auto& v) { return nlohmann::ordered_json(v); }, value);
}

}  // namespace ardent::cli

#include "core/store/option_json.h"

namespace ardent::json {

Json fromValue(const OptionValue& value) {
    return std::visit([](const auto& v) { return Json(v); }, value);
}

OptionValue toValue(const Json& json) {
    if (json.is_boolean()) return json.get<bool>();
    if (json.is_number_integer()) return json.get<long long>();
    if (json.is_number()) return json.get<double>();
    return json.get<std::string>();
}

Json fromOptions(const OptionValues& options) {
    Json json = Json::object();
    for (const auto& [id, value] : options) json[id] = fromValue(value);
    return json;
}

OptionValues toOptions(const Json& json) {
    OptionValues options;
    for (const auto& [id, value] : json.items()) options[id] = toValue(value);
    return options;
}

}  // namespace ardent::json

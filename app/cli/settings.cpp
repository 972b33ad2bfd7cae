#include "app/cli/settings.h"

#include <fmt/format.h>

#include <algorithm>

namespace ardent::cli {

Result<OptionValues> parseSettings(const Method& method, const std::vector<std::string>& settings) {
    OptionValues chosen;
    const OptionSchema schema = method.schema();
    for (const std::string& setting : settings) {
        const std::size_t equals = setting.find('=');
        if (equals == std::string::npos)
            return fail(Fault::Usage, fmt::format("--set {}: write it as option=value.", setting));
        const std::string id = setting.substr(0, equals);
        const auto spec = std::ranges::find(schema, id, &OptionSpec::id);
        if (spec == schema.end())
            return fail(
                Fault::Usage,
                fmt::format("--set {}: {} has no option \"{}\"; `ardent-cli methods` lists them.",
                            setting, method.id, id));
        auto value = parseOption(*spec, setting.substr(equals + 1));
        if (!value) return tl::unexpected(value.error());
        chosen[id] = *value;
    }
    return chosen;
}

}  // namespace ardent::cli

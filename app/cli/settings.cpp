#include "app/cli/settings.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/base/text.h"
#include "core/method/methods.h"

namespace ardent::cli {

Result<const Method*> methodNamed(const std::string& id) {
    if (const Method* method = findMethod(id)) return method;
    std::vector<std::string> ids;
    for (const Method& method : methods()) ids.emplace_back(method.id);
    return fail(Fault::Usage, message("no-such-method", "There is no method \"{}\"; {}", id,
                                      didYouMean(id, ids, listedBy("ardent-cli methods"))));
}

Result<OptionValues> parseSettings(const Method& method, const std::vector<std::string>& settings,
                                   std::string_view option) {
    OptionValues chosen;
    const OptionSchema schema = method.schema();
    const auto given = [option](const std::string& setting) {
        return fmt::format("{}{}{}", option, option.empty() ? "" : " ", setting);
    };
    for (const std::string& setting : settings) {
        const std::size_t equals = setting.find('=');
        if (equals == std::string::npos)
            return fail(Fault::Usage,
                        message("setting-form", "{}: write it as option=value.", given(setting)));
        const std::string id = setting.substr(0, equals);
        const auto spec = std::ranges::find(schema, id, &OptionSpec::id);
        if (spec == schema.end()) {
            std::vector<std::string> ids;
            for (const OptionSpec& known : schema) ids.push_back(known.id);
            return fail(Fault::Usage, message("no-such-setting", "{}: {} has no option \"{}\"; {}",
                                              given(setting), method.id, id,
                                              didYouMean(id, ids, listedBy("ardent-cli methods"))));
        }
        if (chosen.contains(id))
            return fail(Fault::Usage, message("set-twice", "{}: {} is set twice; set it once.",
                                              given(setting), id));
        auto value = parseOption(*spec, setting.substr(equals + 1));
        if (!value) return tl::unexpected(value.error());
        chosen[id] = *value;
    }
    return chosen;
}

}  // namespace ardent::cli

#include <fmt/format.h>

#include <iostream>

#include "app/cli/command.h"
#include "app/cli/option_json.h"
#include "app/cli/running_options.h"
#include "core/method/methods.h"

namespace ardent::cli {
namespace {

nlohmann::ordered_json describe(const OptionSpec& spec) {
    static constexpr const char* kKinds[] = {"switch", "integer", "real", "choice"};
    static constexpr const char* kZeros[] = {"", "automatic", "none", "unlimited"};
    nlohmann::ordered_json json{{"id", spec.id},
                                {"title", spec.title},
                                {"help", spec.help},
                                {"kind", kKinds[static_cast<int>(spec.kind)]},
                                {"default", cli::toJson(spec.standard)}};
    if (!spec.unit.empty()) json["unit"] = spec.unit;
    if (spec.kind == OptionSpec::Kind::Integer || spec.kind == OptionSpec::Kind::Real) {
        json["minimum"] = spec.minimum;
        json["maximum"] = spec.maximum;
        if (spec.zero != OptionSpec::Zero::Number)
            json["zero"] = kZeros[static_cast<int>(spec.zero)];
    }
    for (const auto& [id, title] : spec.choices)
        json["choices"].push_back({{"id", id}, {"title", title}});
    json["live"] = spec.live;
    return json;
}

nlohmann::ordered_json describe(const Method& method) {
    nlohmann::ordered_json json{{"id", method.id},
                                {"title", method.title},
                                {"summary", method.summary},
                                {"paper", method.paper},
                                {"tasks", nlohmann::ordered_json::array()},
                                {"options", nlohmann::ordered_json::array()}};
    for (const Problem problem : method.problems) json["tasks"].push_back(problemName(problem));
    for (const OptionSpec& spec : method.schema()) json["options"].push_back(describe(spec));
    return json;
}

std::string allowed(const OptionSpec& spec) {
    if (spec.kind == OptionSpec::Kind::Switch) return "true or false";
    if (spec.kind == OptionSpec::Kind::Choice) {
        std::string list;
        for (const auto& [id, title] : spec.choices) list += (list.empty() ? "" : " | ") + id;
        return list;
    }
    return fmt::format("{:g} to {:g}{}{}", spec.minimum, spec.maximum, spec.unit.empty() ? "" : " ",
                       spec.unit);
}

void print(const Method& method) {
    std::cout << method.id << " — " << method.title << "\n  " << method.summary;
    if (!method.paper.empty()) std::cout << "\n  Paper: " << method.paper;
    std::cout << "\n  Tasks:";
    for (const Problem problem : method.problems) std::cout << ' ' << problemName(problem);
    const OptionSchema schema = method.schema();
    std::cout << (schema.empty() ? "\n  No options.\n"
                                 : "\n  Options (set with --set option=value):\n");
    for (const OptionSpec& spec : schema)
        std::cout << fmt::format("    {:<16} {} [{}; default {}]\n", spec.id, spec.help,
                                 allowed(spec), toText(spec.standard));
    std::cout << '\n';
}

}  // namespace

void addMethodsCommand(CLI::App& app, int&) {
    CLI::App* command =
        app.add_subcommand("methods", "Every method with its tasks and option schema");
    auto json = std::make_shared<bool>(false);
    addJson(*command, *json);
    command->callback([json] {
        if (!*json) {
            for (const Method& method : methods()) print(method);
            return;
        }
        nlohmann::ordered_json list;
        for (const Method& method : methods()) list["methods"].push_back(describe(method));
        printJson(list);
    });
}

}  // namespace ardent::cli

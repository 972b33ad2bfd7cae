#include "core/project/choices.h"

#include "core/method/methods.h"

namespace ardent {

OptionValues acceptable(const OptionSchema& schema, const OptionValues& values) {
    OptionValues kept;
    for (const OptionSpec& spec : schema) {
        const auto given = values.find(spec.id);
        if (given == values.end()) continue;
        if (const auto read = parseOption(spec, toText(given->second))) kept[spec.id] = *read;
    }
    return kept;
}

OptionValues completed(const OptionSchema& schema, const OptionValues& stored) {
    const OptionValues known = acceptable(schema, stored);
    OptionValues values = presetDefaults(schema, known);
    for (const OptionSpec& spec : schema)
        if (!stored.contains(spec.id)) values[spec.id] = spec.standard;
    for (const auto& [id, value] : known) values[id] = value;
    return values;
}

OptionValues chosenAmong(const OptionSchema& schema, const OptionValues& values) {
    const OptionValues standard = presetDefaults(schema, values);
    OptionValues chosen;
    for (const OptionSpec& spec : schema) {
        const OptionValue& value = values.at(spec.id);
        const bool isPreset = spec.id == "preset";
        if (value != (isPreset ? spec.standard : standard.at(spec.id))) chosen[spec.id] = value;
    }
    return chosen;
}

std::vector<std::string> dropUnknownColumns(Recipe& recipe, const Table& table) {
    std::vector<std::string> dropped;
    const auto isUnknown = [&](const std::string& column) {
        if (table.find(column) >= 0) return false;
        dropped.push_back(column);
        return true;
    };
    if (!recipe.target.empty() && isUnknown(recipe.target)) recipe.target.clear();
    if (!recipe.splitColumn.empty() && isUnknown(recipe.splitColumn)) {
        recipe.splitRule = SplitRule::Chance;
        recipe.splitColumn.clear();
    }
    std::erase_if(recipe.readings,
                  [&](const auto& reading) { return table.find(reading.first) < 0; });
    std::erase_if(recipe.roles, [&](const auto& role) { return isUnknown(role.first); });
    return dropped;
}

Result<const Method*> methodOfProject(const std::string& id) {
    if (const Method* method = findMethod(id)) return method;
    return fail(Fault::Data,
                message("method-of-newer-version",
                        "The project uses the method \"{}\", which this Ardent does not have: open "
                        "it with a newer one.",
                        id));
}

Result<Choices> choicesIn(const StoredProject& project) {
    const auto method = methodOfProject(project.method);
    if (!method) return tl::unexpected(method.error());
    Choices choices{project.recipe, *method, {}, project.limits};
    for (const auto& [id, options] : project.chosen) {
        const Method* known = findMethod(id);
        const OptionValues kept = known ? acceptable(known->schema(), options) : OptionValues{};
        if (!kept.empty()) choices.chosen[known] = kept;
    }
    return choices;
}

}  // namespace ardent

#include "ui/session/choices.h"

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

QStringList dropUnknownColumns(Recipe& recipe, const Table& table) {
    QStringList dropped;
    const auto isUnknown = [&](const std::string& column) {
        if (table.find(column) >= 0) return false;
        dropped << QString::fromStdString(column);
        return true;
    };
    if (!recipe.target.empty() && isUnknown(recipe.target)) recipe.target.clear();
    std::erase_if(recipe.readings,
                  [&](const auto& reading) { return table.find(reading.first) < 0; });
    std::erase_if(recipe.roles, [&](const auto& role) { return isUnknown(role.first); });
    return dropped;
}

}  // namespace ardent

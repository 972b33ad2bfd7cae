#include "ui/window/change_name.h"

#include "ui/style/translated.h"

namespace ardent {

namespace {

/// Names of the members that one of the maps lacks or has otherwise.
template <class Value>
QStringList differences(const std::map<std::string, Value>& a,
                        const std::map<std::string, Value>& b) {
    QStringList names;
    for (const auto& [key, value] : a)
        if (const auto other = b.find(key); other == b.end() || other->second != value)
            names << QString::fromStdString(key);
    for (const auto& [key, value] : b)
        if (!a.contains(key)) names << QString::fromStdString(key);
    return names;
}

OptionValues optionsOf(const Choices& choices) {
    const auto found = choices.chosen.find(choices.method);
    return found == choices.chosen.end() ? OptionValues{} : found->second;
}

ChangeName optionName(const Choices& before, const Choices& after) {
    const std::string id = differences(optionsOf(before), optionsOf(after)).value(0).toStdString();
    for (const OptionSpec& spec : after.method->schema()) {
        if (spec.id != id) continue;
        const bool isTyped =
            spec.kind == OptionSpec::Kind::Integer || spec.kind == OptionSpec::Kind::Real;
        return {translatedCore(spec.title), isTyped ? QString::fromStdString(id) : QString()};
    }
    return {translated("options"), {}};
}

}  // namespace

ChangeName changeName(const Choices& before, const Choices& after) {
    const Recipe& a = before.recipe;
    const Recipe& b = after.recipe;
    if (a.fileReading != b.fileReading) return {translated("reading options"), {}};
    if (a.shape != b.shape) return {translated("steps on the table"), {}};
    if (a.dates != b.dates) return {translated("reading of dates"), {}};
    if (a.target != b.target) return {translated("target"), {}};
    if (const QStringList columns = differences(a.roles, b.roles); !columns.isEmpty())
        return {columns.size() == 1 ? translated("role of %1").arg(columns.front())
                                    : translated("roles of %1 columns").arg(columns.size()),
                {}};
    if (const QStringList columns = differences(a.readings, b.readings); !columns.isEmpty())
        return {columns.size() == 1 ? translated("reading of %1").arg(columns.front())
                                    : translated("readings of %1 columns").arg(columns.size()),
                {}};
    if (a.problem != b.problem) return {translated("problem"), {}};
    if (!sameColumnsAndRows(a, b)) return {translated("split"), QStringLiteral("split")};
    if (a.seed != b.seed) return {translated("seed"), {}};
    if (before.limits.seconds != after.limits.seconds)
        return {translated("time limit"), QStringLiteral("/seconds")};
    if (before.limits != after.limits) return {translated("step limit"), QStringLiteral("/steps")};
    if (before.method != after.method) return {translated("method"), {}};
    return optionName(before, after);
}

ChangeName changeName(const RunMarks& before, const RunMarks& after) {
    for (const auto& [run, mark] : after) {
        const auto known = before.find(run);
        if (known == before.end()) continue;
        const RunMark& was = known->second;
        if (mark.deleted != was.deleted) return {translated("deletion of %1").arg(was.name), {}};
        if (mark.name != was.name) return {translated("name of %1").arg(was.name), {}};
        if (mark.overlaid != was.overlaid) return {translated("tick of %1").arg(mark.name), {}};
        if (mark.lookedBack != was.lookedBack)
            return {translated("shown model of %1").arg(mark.name),
                    mark.lookedBack ? QStringLiteral("/model%1").arg(run) : QString()};
    }
    return {translated("baseline"), {}};
}

}  // namespace ardent

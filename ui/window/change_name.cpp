#include "ui/window/change_name.h"

#include "ui/style/translated.h"
#include "ui/window/history.h"

namespace ardent {

namespace {

/// Name of the first member that one of the maps lacks or has otherwise; "" when they are equal.
template <class Value>
std::string firstDifference(const std::map<std::string, Value>& a,
                            const std::map<std::string, Value>& b) {
    for (const auto& [key, value] : a)
        if (const auto other = b.find(key); other == b.end() || other->second != value) return key;
    for (const auto& [key, value] : b)
        if (!a.contains(key)) return key;
    return {};
}

OptionValues optionsOf(const Choices& choices) {
    const auto found = choices.chosen.find(choices.method);
    return found == choices.chosen.end() ? OptionValues{} : found->second;
}

ChangeName optionName(const Choices& before, const Choices& after) {
    const std::string id = firstDifference(optionsOf(before), optionsOf(after));
    for (const OptionSpec& spec : after.method->schema()) {
        if (spec.id != id) continue;
        const bool isTyped =
            spec.kind == OptionSpec::Kind::Integer || spec.kind == OptionSpec::Kind::Real;
        return {translatedCore(spec.title), isTyped ? QString::fromStdString(id) : QString()};
    }
    return {History::tr("options"), {}};
}

}  // namespace

ChangeName changeName(const Choices& before, const Choices& after) {
    const Recipe& a = before.recipe;
    const Recipe& b = after.recipe;
    if (a.target != b.target) return {History::tr("target"), {}};
    if (a.roles != b.roles)
        return {History::tr("role of %1")
                    .arg(QString::fromStdString(firstDifference(a.roles, b.roles))),
                {}};
    if (a.readings != b.readings)
        return {History::tr("reading of %1")
                    .arg(QString::fromStdString(firstDifference(a.readings, b.readings))),
                {}};
    if (a.problem != b.problem) return {History::tr("problem"), {}};
    if (!sameColumnsAndRows(a, b)) return {History::tr("split"), QStringLiteral("split")};
    if (a.seed != b.seed) return {History::tr("seed"), {}};
    if (before.limits.seconds != after.limits.seconds)
        return {History::tr("time limit"), QStringLiteral("/seconds")};
    if (before.limits != after.limits) return {History::tr("step limit"), QStringLiteral("/steps")};
    if (before.method != after.method) return {History::tr("method"), {}};
    return optionName(before, after);
}

ChangeName changeName(const RunMarks& before, const RunMarks& after) {
    for (const auto& [run, mark] : after) {
        const auto known = before.find(run);
        if (known == before.end()) continue;
        const RunMark& was = known->second;
        if (mark.deleted != was.deleted) return {History::tr("deletion of %1").arg(was.name), {}};
        if (mark.name != was.name) return {History::tr("name of %1").arg(was.name), {}};
        if (mark.overlaid != was.overlaid) return {History::tr("tick of %1").arg(mark.name), {}};
        if (mark.lookedBack != was.lookedBack)
            return {History::tr("shown model of %1").arg(mark.name),
                    mark.lookedBack ? QStringLiteral("/model%1").arg(run) : QString()};
    }
    return {History::tr("baseline"), {}};
}

}  // namespace ardent

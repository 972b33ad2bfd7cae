#include "core/train/option.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <charconv>
#include <cmath>
#include <optional>

#include "core/base/text.h"

namespace ardent {
namespace {

using Kind = OptionSpec::Kind;

template <class Number>
std::optional<Number> number(std::string_view text) {
    Number value{};
    const char* end = text.data() + text.size();
    const auto read = std::from_chars(text.data(), end, value);
    if (read.ec != std::errc{} || read.ptr != end) return std::nullopt;
    return value;
}

/// A whole number may be written "10000" or "1e4".
std::optional<long long> wholeNumber(double value) {
    constexpr double kExact = 9007199254740992.;  // 2⁵³
    if (std::abs(value) > kExact || value != std::floor(value)) return std::nullopt;
    return static_cast<long long>(value);
}

std::optional<bool> switchState(std::string_view text) {
    for (const std::string_view yes : {"true", "on", "yes", "1"})
        if (text == yes) return true;
    for (const std::string_view no : {"false", "off", "no", "0"})
        if (text == no) return false;
    return std::nullopt;
}

std::optional<OptionValue> readAs(Kind kind, std::string_view text) {
    switch (kind) {
        case Kind::Switch:
            if (const auto state = switchState(text)) return *state;
            return std::nullopt;
        case Kind::Integer:
            if (const auto whole = number<long long>(text)) return *whole;
            if (const auto value = number<double>(text))
                if (const auto whole = wholeNumber(*value)) return *whole;
            return std::nullopt;
        case Kind::Real:
            if (const auto value = number<double>(text); value && std::isfinite(*value))
                return *value;
            return std::nullopt;
        case Kind::Choice:
            return OptionValue(std::string(text));
    }
    return std::nullopt;
}

Message expectation(const OptionSpec& spec) {
    const std::string unit = spec.unit.empty() ? "" : fmt::format(" {}", spec.unit);
    switch (spec.kind) {
        case Kind::Switch:
            return message("true-or-false", "true or false");
        case Kind::Integer:
            return message("whole-number-between", "a whole number from {} to {}{}", spec.minimum,
                           spec.maximum, unit);
        case Kind::Real:
            return message("number-between", "a number from {} to {}{}", spec.minimum, spec.maximum,
                           unit);
        case Kind::Choice: {
            std::vector<std::string_view> ids;
            for (const auto& [id, title] : spec.choices) ids.push_back(id);
            return message("one-of", "one of {}", fmt::format("{}", fmt::join(ids, ", ")));
        }
    }
    return {};
}

tl::unexpected<Error> notAccepted(const OptionSpec& spec, std::string_view given) {
    return fail(Fault::Usage, message("bad-option-value", "{} must be {}, not \"{}\".", spec.id,
                                      expectation(spec), given));
}

Message either(const std::vector<std::string>& values) {
    Message all(values.front());
    for (std::size_t i = 1; i < values.size(); ++i)
        all = message("either", "{} or {}", all, values[i]);
    return all;
}

Message optionsAre(const std::vector<std::string>& ids) {
    if (ids.empty()) return message("no-options", "this method has none.");
    return message("options-are", "this method has {}.", fmt::format("{}", fmt::join(ids, ", ")));
}

bool isAllowed(const OptionSpec& spec, const OptionValue& value) {
    const auto inRange = [&](double number) {
        return number >= spec.minimum && number <= spec.maximum;
    };
    switch (spec.kind) {
        case Kind::Switch:
            return std::holds_alternative<bool>(value);
        case Kind::Integer: {
            const auto* whole = std::get_if<long long>(&value);
            return whole && inRange(static_cast<double>(*whole));
        }
        case Kind::Real: {
            const auto* real = std::get_if<double>(&value);
            return real && inRange(*real);
        }
        case Kind::Choice: {
            const auto* id = std::get_if<std::string>(&value);
            return id && std::ranges::any_of(
                             spec.choices, [&](const auto& choice) { return choice.first == *id; });
        }
    }
    return false;
}

/// A whole number stands for a real one and the other way round where nothing is lost.
OptionValue converted(Kind kind, const OptionValue& value) {
    if (kind == Kind::Real && std::holds_alternative<long long>(value))
        return static_cast<double>(std::get<long long>(value));
    if (kind == Kind::Integer && std::holds_alternative<double>(value))
        if (const auto whole = wholeNumber(std::get<double>(value))) return *whole;
    return value;
}

}  // namespace

OptionValues defaults(const OptionSchema& schema) {
    OptionValues values;
    for (const OptionSpec& spec : schema) values[spec.id] = spec.standard;
    return values;
}

OptionValues presetDefaults(const OptionSchema& schema, const OptionValues& chosen) {
    OptionValues values = defaults(schema);
    const auto known = values.find("preset");
    if (known == values.end()) return values;
    const auto given = chosen.find("preset");
    const std::string preset = toText(given == chosen.end() ? known->second : given->second);
    known->second = preset;
    for (const OptionSpec& spec : schema)
        if (const auto own = spec.presets.find(preset); own != spec.presets.end())
            values[spec.id] = own->second;
    return values;
}

Result<OptionValue> parseOption(const OptionSpec& spec, std::string_view text) {
    const auto value = readAs(spec.kind, text);
    if (!value || !isAllowed(spec, *value)) return notAccepted(spec, text);
    return *value;
}

Result<OptionValues> complete(const OptionSchema& schema, const OptionValues& chosen) {
    OptionValues values = presetDefaults(schema, chosen);
    for (const auto& [id, given] : chosen) {
        const auto spec = std::ranges::find(schema, id, &OptionSpec::id);
        if (spec == schema.end()) {
            std::vector<std::string> ids;
            for (const OptionSpec& known : schema) ids.push_back(known.id);
            return fail(Fault::Usage, message("no-such-option", "there is no option {}; {}", id,
                                              didYouMean(id, ids, optionsAre(ids))));
        }
        const OptionValue value = converted(spec->kind, given);
        if (!isAllowed(*spec, value)) return notAccepted(*spec, toText(given));
        values[id] = value;
    }
    return values;
}

bool takesPart(const OptionSpec& spec, const OptionValues& values) {
    if (!spec.onlyWith) return true;
    const auto found = values.find(spec.onlyWith->option);
    if (found == values.end()) return false;
    if (spec.onlyWith->values.empty()) return toText(found->second) != "0";
    return std::ranges::count(spec.onlyWith->values, toText(found->second)) > 0;
}

Result<void> checkEffects(const OptionSchema& schema, const OptionValues& chosen,
                          const OptionValues& completed) {
    for (const OptionSpec& spec : schema) {
        if (!chosen.contains(spec.id) || takesPart(spec, completed)) continue;
        const auto& [option, values] = *spec.onlyWith;
        if (values.empty())
            return fail(Fault::Usage,
                        message("option-without-effect",
                                "{0} has no effect without {1}; set {1} too, or leave {0} out.",
                                spec.id, option));
        return fail(Fault::Usage,
                    message("option-without-effect",
                            "{0} has no effect with {1}={2}; set {1}={3} too, or leave {0} out.",
                            spec.id, option, toText(completed.at(option)), either(values)));
    }
    return {};
}

std::string toText(const OptionValue& value) {
    return std::visit([](const auto& held) { return fmt::format("{}", held); }, value);
}

}  // namespace ardent

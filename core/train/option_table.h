#pragma once

#include <algorithm>
#include <concepts>
#include <set>
#include <string>
#include <string_view>
#include <tuple>
#include <type_traits>
#include <utility>
#include <vector>

#include "core/base/check.h"
#include "core/train/option.h"

namespace ardent {

/// One value of an enum that an option offers.
template <class Member>
struct Choice {
    Member value;
    std::string id, title;
};

namespace option_table {

/// Whether an enum has a name for this value: compilers spell one without as a cast, "(E)7".
template <auto value>
constexpr bool isNamed() {
#ifdef _MSC_VER
    return std::string_view(__FUNCSIG__).find("isNamed<(") == std::string_view::npos;
#else
    return std::string_view(__PRETTY_FUNCTION__).find("value = (") == std::string_view::npos;
#endif
}

/// How many names an enum has that counts from 0.
template <class Enum, int from = 0>
constexpr std::size_t namesOf() {
    if constexpr (isNamed<static_cast<Enum>(from)>())
        return 1 + namesOf<Enum, from + 1>();
    else
        return 0;
}

/// Throws unless every value of the enum is offered once, under an id of its own.
template <class Enum>
void checkChoices(const std::string& option, const std::vector<Choice<Enum>>& choices) {
    std::set<Enum> values;
    std::set<std::string> ids;
    for (const Choice<Enum>& one : choices) {
        check(!one.id.empty() && !one.title.empty(), "option {}: a choice has no name", option);
        check(values.insert(one.value).second, "option {}: {} has a value offered before", option,
              one.id);
        check(ids.insert(one.id).second, "option {}: two choices are called {}", option, one.id);
    }
    check(choices.size() == namesOf<Enum>(), "option {}: {} of {} values are offered", option,
          choices.size(), namesOf<Enum>());
}

template <class Member>
OptionValue toValue(const OptionSpec& spec, const std::vector<Choice<Member>>& choices,
                    Member member) {
    if constexpr (std::is_enum_v<Member>) {
        const auto known = std::ranges::find(choices, member, &Choice<Member>::value);
        check(known != choices.end(), "option {}: a value that is not offered", spec.id);
        return known->id;
    } else if constexpr (std::is_same_v<Member, bool>)
        return member;
    else if constexpr (std::integral<Member>)
        return static_cast<long long>(member);
    else
        return static_cast<double>(member);
}

template <class Member>
Member fromValue(const OptionSpec& spec, const std::vector<Choice<Member>>& choices,
                 const OptionValue& value) {
    if constexpr (std::is_enum_v<Member>) {
        const auto known =
            std::ranges::find(choices, std::get<std::string>(value), &Choice<Member>::id);
        check(known != choices.end(), "option {}: unknown choice", spec.id);
        return known->value;
    } else if constexpr (std::is_same_v<Member, bool>) {
        return std::get<bool>(value);
    } else if constexpr (std::integral<Member>) {
        return static_cast<Member>(std::get<long long>(value));
    } else {
        return static_cast<Member>(std::get<double>(value));
    }
}

}  // namespace option_table

/// Ties a member of an options struct to what a form, a flag or a file needs to know about it. A
/// struct declares all of them in `static auto describe()`, a tuple of fields. The struct's own
/// initial values are the defaults.
template <class Options, class Member>
struct OptionEntry {
    Member Options::*member;
    OptionSpec spec;
    std::vector<Choice<Member>> choices = {};  ///< of an enum

    OptionEntry advanced() && {
        spec.advanced = true;
        return std::move(*this);
    }
    OptionEntry live() && {
        spec.live = true;
        return std::move(*this);
    }
    OptionEntry logarithmic() && {
        spec.scale = OptionSpec::Scale::Logarithmic;
        return std::move(*this);
    }
    OptionEntry zeroIs(OptionSpec::Zero meaning) && {
        spec.zero = meaning;
        return std::move(*this);
    }
    /// The default while the option called "preset" has this value.
    OptionEntry under(std::string preset, Member value) && {
        spec.presets[std::move(preset)] = option_table::toValue(spec, choices, value);
        return std::move(*this);
    }
    /// It has no effect unless the other option, a choice, has one of these values.
    OptionEntry onlyWith(std::string option, std::vector<std::string> values) && {
        spec.onlyWith = {std::move(option), std::move(values)};
        return std::move(*this);
    }
    /// It has no effect while the other option, a number, is 0.
    OptionEntry onlyUnlessZero(std::string option) && {
        spec.onlyWith = {std::move(option), {}};
        return std::move(*this);
    }
    OptionEntry unit(std::string text) && {
        spec.unit = std::move(text);
        return std::move(*this);
    }
};

template <class Options, class Member>
requires(std::integral<Member> || std::floating_point<Member>)
    OptionEntry<Options, Member> number(Member Options::*member, std::string id, std::string title,
                                        std::string help, double minimum, double maximum) {
    OptionSpec spec;
    spec.id = std::move(id);
    spec.title = std::move(title);
    spec.help = std::move(help);
    spec.kind = std::integral<Member> ? OptionSpec::Kind::Integer : OptionSpec::Kind::Real;
    spec.minimum = minimum;
    spec.maximum = maximum;
    return {member, std::move(spec)};
}

template <class Options>
OptionEntry<Options, bool> toggle(bool Options::*member, std::string id, std::string title,
                                  std::string help) {
    OptionSpec spec;
    spec.id = std::move(id);
    spec.title = std::move(title);
    spec.help = std::move(help);
    spec.kind = OptionSpec::Kind::Switch;
    return {member, std::move(spec)};
}

template <class Options, class Member>
requires std::is_enum_v<Member> OptionEntry<Options, Member> choice(
    Member Options::*member, std::string id, std::string title, std::string help,
    std::vector<Choice<Member>> choices) {
    option_table::checkChoices(id, choices);
    OptionSpec spec;
    spec.id = std::move(id);
    spec.title = std::move(title);
    spec.help = std::move(help);
    spec.kind = OptionSpec::Kind::Choice;
    for (const Choice<Member>& one : choices) spec.choices.emplace_back(one.id, one.title);
    return {member, std::move(spec), std::move(choices)};
}

template <class Options>
OptionSchema schemaOf() {
    OptionSchema schema;
    const Options standard;
    std::apply(
        [&](const auto&... field) {
            const auto add = [&](const auto& one) {
                schema.push_back(one.spec);
                schema.back().standard =
                    option_table::toValue(one.spec, one.choices, standard.*(one.member));
            };
            (add(field), ...);
        },
        Options::describe());
    return schema;
}

/// values: complete and checked, as `complete` gives them.
template <class Options>
Options readOptions(const OptionValues& values) {
    Options options;
    std::apply(
        [&](const auto&... field) {
            const auto read = [&]<class Member>(const OptionEntry<Options, Member>& one) {
                options.*(one.member) =
                    option_table::fromValue(one.spec, one.choices, values.at(one.spec.id));
            };
            (read(field), ...);
        },
        Options::describe());
    return options;
}

}  // namespace ardent

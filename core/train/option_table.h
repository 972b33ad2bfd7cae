#pragma once

#include <concepts>
#include <tuple>
#include <type_traits>
#include <utility>

#include "core/base/check.h"
#include "core/train/option.h"

namespace ardent {

namespace option_table {

template <class Member>
OptionValue toValue(const OptionSpec& spec, Member member) {
    if constexpr (std::is_enum_v<Member>)
        return spec.choices.at(static_cast<std::size_t>(member)).first;
    else if constexpr (std::is_same_v<Member, bool>)
        return member;
    else if constexpr (std::integral<Member>)
        return static_cast<long long>(member);
    else
        return static_cast<double>(member);
}

template <class Member>
Member fromValue(const OptionSpec& spec, const OptionValue& value) {
    if constexpr (std::is_enum_v<Member>) {
        for (std::size_t i = 0; i < spec.choices.size(); ++i)
            if (spec.choices[i].first == std::get<std::string>(value))
                return static_cast<Member>(i);
        check(false, "option {}: unknown choice", spec.id);
        return {};
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
/// struct declares all of them in `static auto describe()`, a tuple of fields; an enum member's
/// choices stand in the enum's order. The struct's own initial values are the defaults.
template <class Options, class Member>
struct Field {
    Member Options::*member;
    OptionSpec spec;

    Field advanced() && {
        spec.advanced = true;
        return std::move(*this);
    }
    Field live() && {
        spec.live = true;
        return std::move(*this);
    }
    Field logarithmic() && {
        spec.scale = OptionSpec::Scale::Logarithmic;
        return std::move(*this);
    }
    Field zeroIs(OptionSpec::Zero meaning) && {
        spec.zero = meaning;
        return std::move(*this);
    }
    /// The default while the option called "preset" has this value.
    Field under(std::string preset, Member value) && {
        spec.presets[std::move(preset)] = option_table::toValue(spec, value);
        return std::move(*this);
    }
    /// It has no effect unless the other option, a choice, has one of these values.
    Field onlyWith(std::string option, std::vector<std::string> values) && {
        spec.onlyWith = {std::move(option), std::move(values)};
        return std::move(*this);
    }
    /// It has no effect while the other option, a number, is 0.
    Field onlyUnlessZero(std::string option) && {
        spec.onlyWith = {std::move(option), {}};
        return std::move(*this);
    }
    Field unit(std::string text) && {
        spec.unit = std::move(text);
        return std::move(*this);
    }
};

template <class Options, class Member>
requires(std::integral<Member> || std::floating_point<Member>) Field<Options, Member> number(
    Member Options::*member, std::string id, std::string title, std::string help, double minimum,
    double maximum) {
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
Field<Options, bool> toggle(bool Options::*member, std::string id, std::string title,
                            std::string help) {
    OptionSpec spec;
    spec.id = std::move(id);
    spec.title = std::move(title);
    spec.help = std::move(help);
    spec.kind = OptionSpec::Kind::Switch;
    return {member, std::move(spec)};
}

template <class Options, class Member>
requires std::is_enum_v<Member> Field<Options, Member> choice(
    Member Options::*member, std::string id, std::string title, std::string help,
    std::vector<std::pair<std::string, std::string>> choices) {
    OptionSpec spec;
    spec.id = std::move(id);
    spec.title = std::move(title);
    spec.help = std::move(help);
    spec.kind = OptionSpec::Kind::Choice;
    spec.choices = std::move(choices);
    return {member, std::move(spec)};
}

template <class Options>
OptionSchema schemaOf() {
    OptionSchema schema;
    const Options standard;
    std::apply(
        [&](const auto&... field) {
            const auto add = [&](const auto& one) {
                schema.push_back(one.spec);
                schema.back().standard = option_table::toValue(one.spec, standard.*(one.member));
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
            const auto read = [&]<class Member>(const Field<Options, Member>& one) {
                options.*(one.member) =
                    option_table::fromValue<Member>(one.spec, values.at(one.spec.id));
            };
            (read(field), ...);
        },
        Options::describe());
    return options;
}

}  // namespace ardent

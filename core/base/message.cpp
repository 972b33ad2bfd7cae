#include "core/base/message.h"

#include <cmath>
#include <optional>

namespace ardent {

namespace {

constexpr const char* kNameCode = "name";
constexpr const char* kSentencesCode = "sentences";

/// A place of a pattern: "{}", "{1}", "{:.3g}".
struct Place {
    std::size_t argument = 0;
    std::string format;  ///< for fmt: "{:.3g}"
};

std::string number(long long value, const std::string& format, Translate translate) {
    return readersNumber(fmt::vformat(format, fmt::make_format_args(value)), translate);
}

/// All digits of a number that the format would give an exponent below 10⁹.
std::string number(double value, const std::string& format, Translate translate) {
    std::string text = fmt::vformat(format, fmt::make_format_args(value));
    const double size = std::abs(value);
    const bool isShortened = text.find('e') != std::string::npos && size >= 1. && size < 1e9;
    if (isShortened) text = fmt::format("{:.0f}", value);
    return readersNumber(text, translate);
}

std::string filled(const Message::Argument& argument, const std::string& format,
                   Translate translate) {
    if (const auto* whole = std::get_if<long long>(&argument))
        return number(*whole, format, translate);
    if (const auto* real = std::get_if<double>(&argument)) return number(*real, format, translate);
    if (const auto* name = std::get_if<std::string>(&argument))
        return fmt::vformat(format, fmt::make_format_args(*name));
    std::string list;
    for (const Message& item : std::get<std::vector<Message>>(argument)) {
        if (!list.empty()) list += ", ";
        list += item.in(translate);
    }
    return list;
}

/// The place that begins at pattern[at], a brace; `at` is then behind it.
Place placeAt(std::string_view pattern, std::size_t& at, std::size_t next) {
    const std::size_t end = pattern.find('}', at);
    if (end == std::string_view::npos) throw fmt::format_error("a place is not closed");
    const std::string_view inside = pattern.substr(at + 1, end - at - 1);
    at = end + 1;
    const std::size_t colon = inside.find(':');
    const std::string position(inside.substr(0, colon));
    const std::string format =
        colon == std::string_view::npos ? "{}" : fmt::format("{{{}}}", inside.substr(colon));
    return {position.empty() ? next : std::stoul(position), format};
}

std::string filledPattern(std::string_view pattern, const std::vector<Message::Argument>& arguments,
                          Translate translate) {
    std::string text;
    std::size_t next = 0;
    for (std::size_t at = 0; at < pattern.size();) {
        const bool isDoubled = at + 1 < pattern.size() && pattern[at] == pattern[at + 1] &&
                               (pattern[at] == '{' || pattern[at] == '}');
        if (isDoubled || pattern[at] != '{') {
            text += pattern[at];
            at += isDoubled ? 2 : 1;
            continue;
        }
        const Place place = placeAt(pattern, at, next++);
        text += filled(arguments.at(place.argument), place.format, translate);
    }
    return text;
}

}  // namespace

Message::Message(std::string code, std::string pattern, std::vector<Argument> arguments)
    : code_(std::move(code)), pattern_(std::move(pattern)), arguments_(std::move(arguments)) {}

Message::Message(std::string name) {
    if (name.empty()) return;
    code_ = kNameCode;
    pattern_ = "{}";
    arguments_.emplace_back(std::move(name));
}

std::string Message::english() const {
    return in(nullptr);
}

std::string Message::in(Translate translate) const {
    const bool hasWords = code_ != kNameCode && code_ != kSentencesCode && !pattern_.empty();
    const std::string pattern = translate && hasWords ? translate(pattern_.c_str()) : pattern_;
    for (const std::string& tried : {pattern, pattern_}) {
        try {
            return filledPattern(tried, arguments_, translate);
        } catch (const std::exception&) {  // places that its arguments do not fill
            continue;
        }
    }
    return pattern_;
}

std::string words(const Message& text) {
    return text.in(currentTranslate());
}

std::vector<std::string> english(const std::vector<Message>& messages) {
    std::vector<std::string> texts;
    for (const Message& one : messages) texts.push_back(one.english());
    return texts;
}

Message sentences(std::vector<Message> parts) {
    std::erase_if(parts, [](const Message& part) { return part.empty(); });
    if (parts.size() == 1) return parts.front();
    std::string pattern;
    std::vector<Message::Argument> arguments;
    for (Message& part : parts) {
        pattern += pattern.empty() ? "{}" : " {}";
        arguments.emplace_back(std::vector<Message>{std::move(part)});
    }
    return Message(kSentencesCode, std::move(pattern), std::move(arguments));
}

}  // namespace ardent

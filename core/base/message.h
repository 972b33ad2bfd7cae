#pragma once

#include <fmt/format.h>

#include <concepts>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <variant>
#include <vector>

#include "core/base/words.h"

namespace ardent {

/// A text as a value: a pattern, as it stands where it is said, and what its places are filled
/// with. It becomes a sentence at the edge of the program, in the language of whoever reads it, and
/// is never read again: what is decided is decided by the code or by other values beside it.
class Message {
public:
    /// A number keeps the format of its place; a string is a name, which no language changes; a
    /// list is separated by commas.
    using Argument = std::variant<long long, double, std::string, std::vector<Message>>;

    Message() = default;
    Message(std::string code, std::string pattern, std::vector<Argument> arguments);
    /// A name or another text of the person's own.
    Message(std::string name);
    Message(const char* text) : Message(std::string(text)) {}

    bool empty() const { return pattern_.empty(); }
    /// The same for all texts of this pattern, whatever they are filled with: "no-such-file".
    const std::string& code() const { return code_; }
    const std::string& pattern() const { return pattern_; }
    const std::vector<Argument>& arguments() const { return arguments_; }

    std::string english() const;
    /// With the pattern, and those of the messages in it, as `translate` has them; see words.h.
    std::string in(Translate translate) const;

    bool operator==(const Message&) const = default;

private:
    std::string code_;
    std::string pattern_;
    std::vector<Argument> arguments_;
};

namespace message_arguments {

template <class Value>
Message::Argument argument(const Value& value) {
    if constexpr (std::is_same_v<Value, Message>)
        return std::vector<Message>{value};
    else if constexpr (std::is_same_v<Value, std::vector<Message>>)
        return value;
    else if constexpr (std::integral<Value>)
        return static_cast<long long>(value);
    else if constexpr (std::floating_point<Value>)
        return static_cast<double>(value);
    else
        return std::string(value);
}

}  // namespace message_arguments

/// message("rows-dropped", "{} of {} rows have no {}.", some, all, name): both texts are literals,
/// so that a search finds what the screen shows; the pattern is checked when it is compiled. Whole
/// numbers from 10,000 on are grouped.
template <class... Values>
Message message(const char* code, fmt::format_string<const Values&...> pattern,
                const Values&... values) {
    return Message(code,
                   std::string(fmt::string_view(pattern).data(), fmt::string_view(pattern).size()),
                   {message_arguments::argument(values)...});
}

/// In the language of words(), which is the window's.
std::string words(const Message&);

/// words("{} of {} rows", some, all): a whole sentence a pattern, so that another language can
/// order it as "{1} … {0}".
template <class... Values>
requires(sizeof...(Values) > 0) std::string
    words(fmt::format_string<const Values&...> english, const Values&... values) {
    return words(message("words", english, values...));
}

/// Sentences one after the other.
Message sentences(std::vector<Message>);

std::vector<std::string> english(const std::vector<Message>&);

}  // namespace ardent

template <>
struct fmt::formatter<ardent::Message> : fmt::formatter<std::string> {
    auto format(const ardent::Message& message, format_context& context) const {
        return fmt::formatter<std::string>::format(message.english(), context);
    }
};

template <>
struct fmt::formatter<std::vector<ardent::Message>> : fmt::formatter<ardent::Message> {
    auto format(const std::vector<ardent::Message>& list, format_context& context) const {
        for (const ardent::Message& message : list)
            fmt::formatter<ardent::Message>::format(message, context);
        return context.out();
    }
};

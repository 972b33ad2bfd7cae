#include "core/data/shape/expression_tokens.h"

#include "core/data/table/number_text.h"

namespace ardent {
namespace {

bool isNameStart(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || c == '_' ||
           static_cast<unsigned char>(c) >= 0x80;
}

bool isDigitOrPoint(char c) {
    return (c >= '0' && c <= '9') || c == '.';
}

Result<Token> takeQuoted(std::string_view text, std::size_t place) {
    const char open = text[place];
    const char close = open == '[' ? ']' : open;
    const std::size_t end = text.find(close, place + 1);
    if (end == std::string_view::npos)
        return unreadable(text, place,
                          message("quote-not-closed", "{} is not closed; add a {}.",
                                  std::string(1, open), std::string(1, close)));
    const bool isColumn = open == '`' || open == '[';
    return Token{isColumn ? TokenKind::Column : TokenKind::Text,
                 std::string(text.substr(place + 1, end - place - 1)), 0., place};
}

/// A number as a program writes it: 12, 0.5, 1e-3.
std::size_t numberEnd(std::string_view text, std::size_t place) {
    std::size_t end = place;
    while (end < text.size() && isDigitOrPoint(text[end])) ++end;
    if (end < text.size() && (text[end] == 'e' || text[end] == 'E')) {
        std::size_t power = end + 1;
        if (power < text.size() && (text[power] == '+' || text[power] == '-')) ++power;
        if (power < text.size() && text[power] >= '0' && text[power] <= '9') {
            while (power < text.size() && text[power] >= '0' && text[power] <= '9') ++power;
            end = power;
        }
    }
    return end;
}

}  // namespace

Result<std::vector<Token>> tokensOf(std::string_view text) {
    std::vector<Token> tokens;
    std::size_t place = 0;
    while (place < text.size()) {
        const char c = text[place];
        if (c == ' ' || c == '\t' || c == '\n' || c == '\r') {
            ++place;
            continue;
        }
        if (c == '"' || c == '\'' || c == '`' || c == '[') {
            const auto quoted = takeQuoted(text, place);
            if (!quoted) return tl::unexpected(quoted.error());
            tokens.push_back(*quoted);
            place += quoted->text.size() + 2;
            continue;
        }
        std::size_t end = place + 1;
        if (isNameStart(c)) {
            while (end < text.size() && (isNameStart(text[end]) || isDigitOrPoint(text[end])))
                ++end;
            tokens.push_back(
                {TokenKind::Name, std::string(text.substr(place, end - place)), 0., place});
        } else if (isDigitOrPoint(c)) {
            end = numberEnd(text, place);
            const ParsedNumber read = parseNumber(text.substr(place, end - place));
            if (read.kind != NumberKind::Finite)
                return unreadable(text, place, message("no-number", "this is no number."));
            tokens.push_back({TokenKind::Number, std::string(text.substr(place, end - place)),
                              read.value, place});
        } else {
            const std::string_view two = text.substr(place, 2);
            for (const std::string_view sign : {"==", "!=", "<>", "<=", ">=", "&&", "||", "**"})
                if (two == sign) end = place + 2;
            const std::string sign(text.substr(place, end - place));
            if (end == place + 1 && std::string_view("=<>+-*/%^(),!").find(c) == std::string::npos)
                return unreadable(text, place,
                                  message("unknown-sign", "\"{}\" has no meaning here.", sign));
            tokens.push_back({TokenKind::Sign, sign, 0., place});
        }
        place = end;
    }
    tokens.push_back({TokenKind::End, "", 0., text.size()});
    return tokens;
}

tl::unexpected<Error> unreadable(std::string_view text, std::size_t place, const Message& what) {
    return fail(Fault::Usage, message("expression-unreadable", "{}, character {}: {}",
                                      std::string(text), place + 1, what));
}

}  // namespace ardent

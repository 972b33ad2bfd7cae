#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"

namespace ardent {

enum class TokenKind { Number, Text, Name, Column, Sign, End };

struct Token {
    TokenKind kind = TokenKind::End;
    std::string text;
    double value = 0.;
    std::size_t place = 0;
};

/// The words, numbers, texts and signs of an expression, with an end behind them. Errors
/// (Fault::Usage): what has no meaning, with its place.
Result<std::vector<Token>> tokensOf(std::string_view text);

/// That an expression cannot be read at this place, from 0.
tl::unexpected<Error> unreadable(std::string_view text, std::size_t place, const Message& what);

}  // namespace ardent

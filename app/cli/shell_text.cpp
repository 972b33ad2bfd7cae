#include "app/cli/shell_text.h"

#include <algorithm>

namespace ardent::cli {
namespace {

bool isPlain(char c) {
    constexpr std::string_view kOthers = "_-./,=:+%@";
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
           kOthers.find(c) != std::string_view::npos;
}

}  // namespace

std::string shellQuoted(std::string_view word) {
    if (!word.empty() && std::ranges::all_of(word, isPlain)) return std::string(word);
    std::string quoted = "'";
    for (const char c : word) {
        if (c == '\'')
            quoted += "'\\''";
        else
            quoted += c;
    }
    return quoted + "'";
}

}  // namespace ardent::cli

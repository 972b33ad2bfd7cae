#include "core/data/shape/row_list.h"

#include <fmt/format.h>

#include <charconv>

namespace ardent {
namespace {

/// The number that the text begins with, which is cut off with the blanks around it.
std::optional<Index> takeNumber(std::string_view& text) {
    const auto skipBlanks = [&] {
        text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
    };
    skipBlanks();
    Index number = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), number);
    if (error != std::errc() || number < 1) return std::nullopt;
    text.remove_prefix(static_cast<std::size_t>(end - text.data()));
    skipBlanks();
    return number;
}

bool takeSign(char sign, std::string_view& text) {
    if (!text.starts_with(sign)) return false;
    text.remove_prefix(1);
    return true;
}

}  // namespace

std::optional<std::vector<std::array<Index, 2>>> rowList(std::string_view text) {
    std::vector<std::array<Index, 2>> spans;
    do {
        const auto first = takeNumber(text);
        if (!first) return std::nullopt;
        const auto last = takeSign('-', text) ? takeNumber(text) : first;
        if (!last || *last < *first) return std::nullopt;
        spans.push_back({*first - 1, *last - 1});
    } while (takeSign(',', text));
    if (!text.empty()) return std::nullopt;
    return spans;
}

std::string rowListText(const RowSelection& rows) {
    std::string text;
    for (const auto& [first, last] : rows.spans()) {
        if (!text.empty()) text += ", ";
        text += first == last ? fmt::format("{}", first + 1)
                              : fmt::format("{}-{}", first + 1, last + 1);
    }
    return text;
}

}  // namespace ardent

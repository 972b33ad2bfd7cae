#include "core/data/table/missing_words.h"

#include <algorithm>
#include <array>
#include <span>

namespace ardent {
namespace {

constexpr std::array<std::string_view, 16> kMissing{
    "na",     "n/a",  "nan",       "-nan", "null", "?",      "#n/a", "#na",
    "#null!", "<na>", "-nan(ind)", "\\n",  "#nv",  "(null)", "k.a.", "k. a."};

/// An asterisk also stands for something that a note below a table tells.
constexpr std::array<std::string_view, 2> kDoubtful{"*", "n/s"};

/// The dashes also as bytes of Windows-1252.
constexpr std::array<std::string_view, 29> kMissingNumber{
    "n.a.",    "n.a",     "n. a.",         "\x96",      "\x97",  ":",     "\u2013", "\u2014",
    "none",    "nil",     "nul",           "-",         "--",    ".",     "..",     "...",
    "missing", "unknown", "#div/0!",       "#value!",   "#ref!", "#num!", "#name?", "1.#qnan",
    "1.#ind",  "-1.#ind", "not available", "undefined", "void"};

char lowerCase(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

bool isOneOf(std::span<const std::string_view> words, std::string_view cell) {
    constexpr std::size_t kLongest = std::string_view("not available").size();
    if (cell.size() > kLongest) return false;
    return std::ranges::any_of(words, [cell](std::string_view word) {
        return std::ranges::equal(word, cell, {}, {}, lowerCase);
    });
}

}  // namespace

bool isMissingCell(std::string_view cell) {
    return cell.empty() || isOneOf(kMissing, cell);
}

bool isMissingNumber(std::string_view cell) {
    return isMissingCell(cell) || isOneOf(kMissingNumber, cell) || isDoubtfulMissing(cell);
}

bool isDoubtfulMissing(std::string_view cell) {
    return isOneOf(kDoubtful, cell);
}

}  // namespace ardent

#include "core/data/import/truth_words.h"

#include <algorithm>
#include <array>

#include "core/base/text.h"

namespace ardent {
namespace {

constexpr std::array<std::string_view, 9> kYes{"true", "t",   "yes",  "y", "1",
                                               "ja",   "oui", "wahr", "on"};
constexpr std::array<std::string_view, 9> kNo{"false", "f",   "no",     "n",  "0",
                                              "nein",  "non", "falsch", "off"};

bool isAmong(const std::array<std::string_view, 9>& words, std::string_view word) {
    return std::ranges::find(words, word) != words.end();
}

/// The levels that are among these words, without those that differ in capital letters alone.
std::vector<std::string> waysOfSaying(const std::array<std::string_view, 9>& words,
                                      const Column& column) {
    std::vector<std::string> ways;
    for (const std::string& level : column.levels) {
        const std::string lower = lowerCase(level);
        if (isAmong(words, lower) && std::ranges::find(ways, lower, lowerCase) == ways.end())
            ways.push_back(level);
    }
    return ways;
}

}  // namespace

Message truthWordsNote(const Column& column) {
    constexpr std::size_t kMostLevels = 12;
    if (column.levels.size() < 3 || column.levels.size() > kMostLevels) return {};
    const bool areTruths = std::ranges::all_of(column.levels, [](const std::string& level) {
        const std::string lower = lowerCase(level);
        return isAmong(kYes, lower) || isAmong(kNo, lower);
    });
    if (!areTruths) return {};
    for (const auto& words : {kYes, kNo})
        if (const auto ways = waysOfSaying(words, column); ways.size() > 1)
            return message("truths-of-two-kinds",
                           "Column \"{}\" says yes and no in several ways; {} count as different "
                           "levels; write them alike in the file.",
                           column.name, quotedList(ways));
    return {};
}

}  // namespace ardent

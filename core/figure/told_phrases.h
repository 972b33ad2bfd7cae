#pragma once

#include <span>

namespace ardent {

struct Phrase {
    const char* english;
    int name;  ///< which of the things filled in is a name and stays as it is; −1: none
};

/// Marks a text for ui/figure_texts.cmake.
constexpr Phrase phrase(const char* english, int name = -1) {
    return {english, name};
}

/// What methods, explanations and tables of figures tell in English, with {} where something is
/// filled in; a pattern stands after those that it would be mistaken for. Parts of a text that "; "
/// or ". " joins are phrases of their own.
std::span<const Phrase> toldPhrases();

/// Why runs have ended, patterns likewise; they are looked through after those.
std::span<const Phrase> toldReasons();

/// Whole sentences of faults and notes, patterns too; what stands in them between quotes is a name.
std::span<const char* const> toldSentences();

/// What is filled into those sentences.
std::span<const char* const> toldParts();

}  // namespace ardent

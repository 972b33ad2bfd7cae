#pragma once

#include <span>

namespace ardent {

struct Phrase {
    const char* english;
    int name;  ///< which of the things filled in is a name and stays as it is; −1: none
};

/// What methods, explanations and tables of figures tell in English, with {} where something is
/// filled in; a pattern stands after those that it would be mistaken for. Parts of a text that "; "
/// or ". " joins are phrases of their own.
std::span<const Phrase> toldPhrases();

/// Whole sentences of faults and notes, patterns too; what stands in them between quotes is a name.
std::span<const char* const> toldSentences();

/// What is filled into those sentences.
std::span<const char* const> toldParts();

}  // namespace ardent

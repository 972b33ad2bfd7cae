#pragma once

#include <span>

namespace ardent {

struct Phrase {
    const char* english;
    bool holdsNames;  ///< what is filled in stays as it is
};

/// What methods, explanations and tables of figures tell in English, with {} where something is
/// filled in; a pattern stands after those that it would be mistaken for. Parts of a text that "; "
/// or ". " joins are phrases of their own.
std::span<const Phrase> toldPhrases();

}  // namespace ardent

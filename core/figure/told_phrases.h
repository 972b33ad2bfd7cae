#pragma once

#include <span>

namespace ardent {

/// What methods, explanations and tables of figures tell in English, with {} where something is
/// filled in; a pattern stands after those that it would be mistaken for. Parts of a text that "; "
/// or ". " joins are phrases of their own.
std::span<const char* const> toldPhrases();

}  // namespace ardent

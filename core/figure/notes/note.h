#pragma once

#include <string>

namespace ardent {

/// Why something is said of a figure. Caution: what misleads in these very numbers. Finding: what
/// they say about the data. Shown: which rows, scales and marks are drawn. Origin: of which run,
/// with which seed and split.
enum class NoteKind { Caution, Finding, Shown, Origin };

struct Note {
    NoteKind kind = NoteKind::Shown;
    std::string text;  ///< one sentence or a few, translated
};

}  // namespace ardent

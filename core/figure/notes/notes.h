#pragma once

#include <string>

#include "core/figure/figure.h"

namespace ardent {

/// Adds sentences behind the figure's others; "" adds nothing.
void addNote(NoteKind, const std::string& text, Figure&);

/// Behind earlier cautions and before all else.
void addCaution(const std::string& text, Figure&);

/// Before earlier cautions too.
void addFirstCaution(const std::string& text, Figure&);

/// All of them, the cautions first; "" without any.
std::string notesText(const Figure&);

/// Those of one kind.
std::string notesText(const Figure&, NoteKind);

/// What a person reads first: one caution at most, and what the figure says about the data or,
/// where it says nothing, what it shows.
struct Headline {
    std::string caution, sentence;  ///< "" where there is none
    bool isFinding = false;         ///< the sentence, which then comes first
};

Headline headlineOf(const Figure&);

}  // namespace ardent

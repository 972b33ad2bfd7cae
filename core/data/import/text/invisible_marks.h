#pragma once

#include <span>
#include <string_view>

#include "core/base/message.h"
#include "core/base/types.h"

namespace ardent {

/// Characters that no one sees: blanks and joiners of no width and marks of direction (U+200B to
/// U+200F, U+2060), byte order marks within a text (U+FEFF) and soft hyphens (U+00AD). Joiners
/// between letters beyond ASCII belong to them and stay.
struct InvisibleMarks {
    Index count = 0;
    std::string_view first = {};  ///< "U+200B"

    /// Takes them out of a text in UTF-8 and returns what is left of its bytes.
    std::size_t takeOut(std::span<char> text);
};

/// Bytes of the mark that the text starts with, 0 where there is none.
std::size_t invisibleMark(std::string_view text);

/// Whether the text may be the start of a mark that goes on behind it.
bool mayStartInvisibleMark(std::string_view text);

/// That they were left out; empty where there are none.
Message invisibleMarksNote(const InvisibleMarks&);

}  // namespace ardent

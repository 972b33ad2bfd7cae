#include "core/data/import/text/invisible_marks.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <cstring>

namespace ardent {
namespace {

struct Mark {
    std::string_view bytes;
    std::string_view name;
    bool joins = false;  ///< letters of some scripts and parts of pictures
};

constexpr std::array<Mark, 8> kMarks{{{"\u200B", "U+200B"},
                                      {"\u200C", "U+200C", true},
                                      {"\u200D", "U+200D", true},
                                      {"\u200E", "U+200E"},
                                      {"\u200F", "U+200F"},
                                      {"\u2060", "U+2060"},
                                      {"\uFEFF", "U+FEFF"},
                                      {"\u00AD", "U+00AD"}}};

bool isBeyondAscii(char c) {
    return static_cast<unsigned char>(c) >= 0x80;
}

const Mark* markAt(std::string_view text) {
    if (text.empty() || (text[0] != '\xE2' && text[0] != '\xEF' && text[0] != '\xC2'))
        return nullptr;
    const auto mark = std::ranges::find_if(
        kMarks, [text](const Mark& each) { return text.starts_with(each.bytes); });
    return mark == kMarks.end() ? nullptr : &*mark;
}

/// The first byte from `at` on that is beyond ASCII.
std::size_t beyondAscii(std::span<const char> text, std::size_t at) {
    for (std::uint64_t bytes = 0; at + sizeof bytes <= text.size(); at += sizeof bytes) {
        std::memcpy(&bytes, text.data() + at, sizeof bytes);
        if ((bytes & 0x8080808080808080U) != 0) break;
    }
    while (at < text.size() && !isBeyondAscii(text[at])) ++at;
    return at;
}

}  // namespace

std::size_t InvisibleMarks::takeOut(std::span<char> text) {
    const std::string_view all(text.data(), text.size());
    std::size_t kept = 0;
    std::size_t from = 0;  // of what is kept next
    for (std::size_t at = beyondAscii(text, 0); at < text.size(); at = beyondAscii(text, at)) {
        const Mark* mark = markAt(all.substr(at));
        const std::size_t behind = at + (mark == nullptr ? 1 : mark->bytes.size());
        const bool isPart = mark != nullptr && mark->joins && at > 0 && behind < text.size() &&
                            isBeyondAscii(text[at - 1]) && isBeyondAscii(text[behind]);
        if (mark != nullptr && !isPart) {
            if (count++ == 0) first = mark->name;
            std::memmove(text.data() + kept, text.data() + from, at - from);
            kept += at - from;
            from = behind;
        }
        at = behind;
    }
    if (from > 0) std::memmove(text.data() + kept, text.data() + from, text.size() - from);
    return kept + text.size() - from;
}

std::size_t invisibleMark(std::string_view text) {
    const Mark* mark = markAt(text);
    return mark == nullptr ? 0 : mark->bytes.size();
}

bool mayStartInvisibleMark(std::string_view text) {
    return !text.empty() && std::ranges::any_of(kMarks, [text](const Mark& each) {
        return each.bytes.size() > text.size() && each.bytes.starts_with(text);
    });
}

Message invisibleMarksNote(const InvisibleMarks& marks) {
    if (marks.count == 0) return {};
    return marks.count == 1
               ? message("invisible-mark",
                         "The text holds an invisible character ({}), which was left out.",
                         std::string(marks.first))
               : message("invisible-marks",
                         "The text holds {} invisible characters, such as {}, which were left out.",
                         marks.count, std::string(marks.first));
}

}  // namespace ardent

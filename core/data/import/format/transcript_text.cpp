#include "core/data/import/format/transcript_text.h"

#include <fmt/format.h>

#include <cmath>

#include "core/base/memory.h"
#include "core/data/import/text/record_reader.h"

namespace ardent {

void appendCell(std::string_view cell, std::string& text) {
    constexpr std::string_view kBlanks = " \t\r\n";
    const std::size_t first = cell.find_first_not_of(kBlanks);
    if (first == std::string_view::npos) return;
    cell = cell.substr(first, cell.find_last_not_of(kBlanks) + 1 - first);
    if (cell.front() != '"' && cell.find_first_of("\t\r\n") == std::string_view::npos) {
        text += cell;
        return;
    }
    text += '"';
    for (std::size_t i = 0; i < cell.size(); ++i) {
        const char c = cell[i];
        if (c == '\r' && i + 1 < cell.size() && cell[i + 1] == '\n') continue;
        text += c == '\r' || c == '\n' ? kBreakInCell : c;
        if (c == '"') text += c;
    }
    text += '"';
}

std::string numberCellText(double value) {
    if (std::abs(value) < 1e17 && value == std::trunc(value))
        return fmt::format("{:.0f}", value + 0.);
    return fmt::format("{}", value);
}

Result<> requireRoom(const std::string& file, double bytes) {
    return checkMemory(bytes, message("table-in", "The table in {}", file),
                       message("take-part-of-file", "take a part of it, or close other programs"));
}

void goToLine(Index line, Index& at, std::string& text) {
    if (line > at) text.append(static_cast<std::size_t>(line - at), '\n');
    at = line;
}

}  // namespace ardent

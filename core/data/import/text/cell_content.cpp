#include "core/data/import/text/cell_content.h"

#include "core/data/import/text/encodings.h"

namespace ardent {
namespace {

bool isDigit(char c) {
    return c >= '0' && c <= '9';
}

/// One or two of the letters with which Eurostat flags values, or footnote marks.
bool isFlag(std::string_view text) {
    if (text.empty()) return false;
    if (text.find_first_not_of('*') == std::string_view::npos) return text.size() <= 3;
    return text.size() <= 2 && text.find_first_not_of("bcdefinprsuz") == std::string_view::npos;
}

std::string_view withoutGuard(std::string_view text) {
    if (text.size() < 2 || text.front() != '\'' || text.back() == '\'') return text;
    const char next = text[1];
    const bool isNumber = isDigit(next) || next == '-' || next == '+' || next == '.';
    return isNumber ? text.substr(1) : text;
}

std::string_view withoutLimit(std::string_view text) {
    for (const std::string_view sign : {"<=", ">=", "<", ">", "\u2264", "\u2265"})
        if (text.starts_with(sign)) return withoutHardBlanks(text.substr(sign.size()));
    return text;
}

std::string_view withoutFlag(std::string_view text) {
    const std::size_t last = text.find_last_of("0123456789:");
    if (last == std::string_view::npos || last + 1 == text.size()) return text;
    const std::string_view behind = text.substr(last + 1);
    const std::string_view flag = withoutHardBlanks(behind);
    const bool standsApart = flag.size() < behind.size() || flag.starts_with('*');
    return standsApart && isFlag(flag) ? text.substr(0, last + 1) : text;
}

}  // namespace

std::string_view cellContent(std::string_view cell) {
    cell = withoutHardBlanks(cell);
    const bool isFormula = cell.size() >= 3 && cell.starts_with("=\"") && cell.ends_with('"');
    return isFormula ? cell.substr(2, cell.size() - 3) : cell;
}

NumberCell numberCell(std::string_view content) {
    NumberCell cell{withoutGuard(content)};
    const std::string_view behindSign = withoutLimit(cell.number);
    cell.hasLimit = behindSign.size() < cell.number.size();
    cell.number = withoutFlag(behindSign);
    cell.hasFlag = cell.number.size() < behindSign.size();
    return cell;
}

}  // namespace ardent

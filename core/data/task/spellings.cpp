#include "core/data/task/spellings.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>

#include "core/base/text.h"

namespace ardent {
namespace {

std::string plainSpelling(std::string_view level) {
    const auto isBlank = [](char c) { return c == ' ' || c == '\t'; };
    while (!level.empty() && isBlank(level.front())) level.remove_prefix(1);
    while (!level.empty() && isBlank(level.back())) level.remove_suffix(1);
    return lowerCase(level);
}

/// The first levels that are the same but for their spelling; none: empty.
std::vector<std::string> alikeLevels(const Column& column) {
    std::map<std::string, std::vector<std::string>> alike;
    for (const std::string& level : column.levels) alike[plainSpelling(level)].push_back(level);
    for (const std::string& level : column.levels)
        if (const auto& found = alike.at(plainSpelling(level)); found.size() > 1) return found;
    return {};
}

}  // namespace

std::vector<Message> spellingNotes(std::span<const Column* const> columns) {
    std::vector<Message> notes;
    for (const Column* column : columns) {
        if (column->type != ColumnType::Categorical) continue;
        const std::vector<std::string> alike = alikeLevels(*column);
        if (alike.empty()) continue;
        notes.push_back(message(
            "levels-alike",
            "Column \"{}\": {} differ only by capital letters or blanks and count as different "
            "levels; write them alike if they mean the same.",
            column->name, quotedList(alike, 6)));
    }
    return notes;
}

}  // namespace ardent

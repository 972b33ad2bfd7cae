#include "core/data/import/dialect/column_names.h"

#include <fmt/format.h>

#include <map>
#include <set>

#include "core/base/text.h"
#include "core/data/import/text/encodings.h"

namespace ardent {
namespace {

std::string joinBlanks(std::string_view text) {
    std::string joined;
    bool blank = false;
    for (const char c : withoutHardBlanks(text)) {
        if (c == ' ' || (c >= '\t' && c <= '\r')) {
            blank = !joined.empty();
            continue;
        }
        if (blank) joined += ' ';
        blank = false;
        joined += c;
    }
    return isUtf8(joined) ? joined : utf8FromLatin1(joined);
}

}  // namespace

std::string columnNumberName(std::size_t position) {
    return fmt::format("column {}", position + 1);
}

std::vector<std::string> distinctNames(const std::vector<std::string>& names) {
    const std::set<std::string> used(names.begin(), names.end());
    std::set<std::string> given;
    std::map<std::string, int> nextNumber;  // all smaller ones are taken
    std::vector<std::string> distinct;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string base = names[i].empty() ? columnNumberName(i) : names[i];
        std::string name = base;
        while (given.contains(name) || (name != names[i] && used.contains(name))) {
            int& number = nextNumber.try_emplace(base, 2).first->second;
            name = fmt::format("{} ({})", base, number++);
        }
        given.insert(name);
        distinct.push_back(std::move(name));
    }
    return distinct;
}

std::vector<std::string> usableNames(std::span<const std::string_view> header,
                                     std::vector<Message>& notes) {
    std::vector<std::string> joined;
    for (const std::string_view name : header) joined.push_back(joinBlanks(name));
    const std::vector<std::string> names = distinctNames(joined);
    std::vector<std::string> blank;
    std::vector<std::string> repeated;
    for (std::size_t i = 0; i < names.size(); ++i) {
        if (joined[i].empty())
            blank.push_back(names[i]);
        else if (names[i] != joined[i])
            repeated.push_back(names[i]);
    }
    const auto note = [&notes](std::string_view why, const std::vector<std::string>& which) {
        if (!which.empty()) notes.push_back(fmt::format("{}: {}.", why, quotedList(which)));
    };
    note("Columns that the header leaves blank, named by their number", blank);
    note("Columns whose name stands more than once in the header, numbered", repeated);
    return names;
}

}  // namespace ardent

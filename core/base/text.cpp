#include "core/base/text.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>
#include <utility>

#include "core/base/check.h"

namespace ardent {
namespace {

char lower(char c) {
    return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
}

/// Of UTF-8 text.
bool startsCharacter(char c) {
    return (static_cast<unsigned char>(c) & 0xC0) != 0x80;
}

std::string inOneLine(std::string_view text) {
    std::string line;
    bool afterControl = false;
    for (const char c : text) {
        const bool isControl = c >= 0 && c < ' ';
        if (!isControl) line += c;
        if (isControl && !afterControl) line += ' ';
        afterControl = isControl;
    }
    return line;
}

std::vector<std::size_t> characterStarts(std::string_view text) {
    std::vector<std::size_t> starts;
    for (std::size_t at = 0; at < text.size(); ++at)
        if (startsCharacter(text[at])) starts.push_back(at);
    return starts;
}

}  // namespace

std::string lowerCase(std::string_view text) {
    std::string small(text);
    std::ranges::transform(small, small.begin(), lower);
    return small;
}

std::size_t editDistance(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    std::iota(row.begin(), row.end(), std::size_t{0});
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = std::exchange(row[0], i);
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t replaced = diagonal + (lower(a[i - 1]) == lower(b[j - 1]) ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({replaced, row[j] + 1, row[j - 1] + 1});
        }
    }
    return row.back();
}

std::string shortened(std::string_view text, std::size_t mostCharacters) {
    check(mostCharacters > 0, "shortened: to nothing");
    const std::string line = inOneLine(text);
    const std::vector<std::size_t> starts = characterStarts(line);
    return starts.size() <= mostCharacters ? line
                                           : line.substr(0, starts[mostCharacters - 1]) + "…";
}

std::string withoutMiddle(std::string_view text, std::size_t mostCharacters) {
    check(mostCharacters > 2, "withoutMiddle: {} characters have none", mostCharacters);
    const std::string line = inOneLine(text);
    const std::vector<std::size_t> starts = characterStarts(line);
    if (starts.size() <= mostCharacters) return line;
    const std::size_t front = mostCharacters / 2, back = mostCharacters - front - 1;
    return line.substr(0, starts[front]) + "…" + line.substr(starts[starts.size() - back]);
}

Message quotedList(std::span<const std::string> names, std::size_t shown) {
    constexpr std::size_t kReadable = 80;
    std::vector<Message> quoted;
    for (const std::string& name : names.first(std::min(shown, names.size())))
        quoted.push_back(message("quoted-name", "\"{}\"", shortened(name, kReadable)));
    if (names.size() <= shown) return message("names", "{}", quoted);
    return message("names-and-more", "{} and {} more", quoted, names.size() - shown);
}

std::string nearestName(std::string_view wanted, std::span<const std::string> candidates) {
    std::string nearest;
    const std::size_t length = wanted.size();
    std::size_t best =
        std::max({std::size_t{1}, std::min<std::size_t>(2, length / 2), length / 3}) + 1;
    for (const std::string& candidate : candidates) {
        const std::size_t distance = editDistance(wanted, candidate);
        if (distance >= best || distance >= candidate.size()) continue;
        best = distance;
        nearest = candidate;
    }
    return nearest;
}

Message didYouMean(std::string_view wanted, std::span<const std::string> candidates,
                   Message otherwise) {
    const std::string nearest = nearestName(wanted, candidates);
    return nearest.empty() ? otherwise : message("did-you-mean", "did you mean \"{}\"?", nearest);
}

Message listedBy(const std::string& command) {
    return message("listed-by", "`{}` lists them.", command);
}

std::string counted(long long count, std::string_view noun) {
    return fmt::format("{} {}{}", groupedDigits(count), noun, count == 1 ? "" : "s");
}

std::string countedAre(long long count, std::string_view noun) {
    return counted(count, noun) + (count == 1 ? " is" : " are");
}

Message numberOfRows(long long count) {
    return count == 1 ? message("rows", "{} row", count) : message("rows", "{} rows", count);
}

Message numberOfTrainingRows(long long count) {
    return count == 1 ? message("training-rows", "{} training row", count)
                      : message("training-rows", "{} training rows", count);
}

Message numberOfColumns(long long count) {
    return count == 1 ? message("columns", "{} column", count)
                      : message("columns", "{} columns", count);
}

Message numberOfCells(long long count) {
    return count == 1 ? message("cells", "{} cell", count) : message("cells", "{} cells", count);
}

Message numberOfMissingCells(long long count) {
    return count == 1 ? message("missing-cells", "{} missing cell", count)
                      : message("missing-cells", "{} missing cells", count);
}

}  // namespace ardent

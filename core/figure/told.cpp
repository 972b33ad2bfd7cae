#include "core/figure/told.h"

#include <algorithm>
#include <optional>
#include <string_view>
#include <vector>

#include "core/base/message.h"
#include "core/base/text.h"
#include "core/figure/told_phrases.h"

namespace ardent {

namespace {

/// The reader's pattern, filled.
std::string filledWords(const char* english, std::vector<Message::Argument> arguments) {
    return Message("told", english, std::move(arguments)).in(currentTranslate());
}

/// What stands in the places of a pattern, if the text is made of it.
std::optional<std::vector<std::string>> argumentsOf(std::string_view pattern,
                                                    std::string_view text) {
    constexpr std::string_view kPlace = "{}";
    std::size_t place = pattern.find(kPlace);
    if (!text.starts_with(pattern.substr(0, place))) return std::nullopt;
    std::vector<std::string> found;
    while (place != std::string_view::npos) {
        text.remove_prefix(std::min(place, text.size()));
        pattern.remove_prefix(place + kPlace.size());
        place = pattern.find(kPlace);
        const std::string_view next = pattern.substr(0, place);
        const bool isLast = place == std::string_view::npos;
        if (isLast && !text.ends_with(next)) return std::nullopt;
        const std::size_t end = isLast ? text.size() - next.size() : text.find(next);
        if (end == std::string_view::npos || end == 0) return std::nullopt;
        found.emplace_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    if (text != pattern) return std::nullopt;
    return found;
}

/// "1,234", "-0.25", "1.2e-05".
bool isNumber(std::string_view text) {
    const bool hasDigit = text.find_first_of("0123456789") != std::string_view::npos;
    return hasDigit && text.find_first_not_of("0123456789.,+-e") == std::string_view::npos;
}

/// With the reader's marks and a true minus.
std::string shownNumber(std::string_view printed) {
    return printed.starts_with('-') ? "−" + readersMarks(printed.substr(1)) : readersMarks(printed);
}

/// "R² 0.27" with the reader's decimal mark; what only holds digits, such as "v1.2", stays.
std::string withReadersNumbers(std::string_view text) {
    const auto isDecimal = [](std::string_view word) {
        const std::size_t mark = word.find('.');
        return isNumber(word) && mark != std::string_view::npos && mark > 0 &&
               mark + 1 < word.size();
    };
    std::string told;
    while (!text.empty()) {
        const std::size_t end = std::min(text.find_first_of(" ()"), text.size());
        const std::string_view word = text.substr(0, end);
        told += isDecimal(word) ? shownNumber(word) : std::string(word);
        if (end < text.size()) told += text[end];
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return told;
}

/// Where the first sentence, or part of one, ends.
std::size_t separator(std::string_view text) {
    return std::min(text.find("; "), text.find(". "));
}

std::optional<std::string> toldAsPhrase(std::span<const Phrase> phrases, std::string_view part) {
    for (const Phrase& phrase : phrases) {
        const auto found = argumentsOf(phrase.english, part);
        if (!found) continue;
        std::vector<Message::Argument> arguments;
        for (std::size_t i = 0; i < found->size(); ++i) {
            const std::string& argument = (*found)[i];
            const std::string text = told(argument);
            if (static_cast<int>(i) == phrase.name)
                arguments.emplace_back(argument);
            else
                arguments.emplace_back(text == argument ? withReadersNumbers(argument) : text);
        }
        return filledWords(phrase.english, arguments);
    }
    return std::nullopt;
}

std::string toldPart(std::string_view part) {
    if (isNumber(part)) return shownNumber(part);
    if (const auto text = toldAsPhrase(toldPhrases(), part)) return *text;
    return toldAsPhrase(toldReasons(), part).value_or(std::string(part));
}

/// One of the patterns, its places filled with what tell() makes of what stood there; places
/// between quotes keep it.
template <class Tell>
std::optional<std::string> toldAs(std::span<const char* const> patterns, std::string_view text,
                                  Tell tell) {
    for (const std::string_view pattern : patterns) {
        const auto found = argumentsOf(pattern, text);
        if (!found) continue;
        std::vector<Message::Argument> arguments;
        std::size_t next = 0;
        for (const std::string& argument : *found) {
            const std::size_t place = pattern.find("{}", next);
            const bool isName = place > 0 && pattern[place - 1] == '"';
            arguments.emplace_back(isName ? argument : tell(argument));
            next = place + 2;
        }
        return filledWords(pattern.data(), arguments);
    }
    return std::nullopt;
}

/// Where the first item of a list ends: before a comma and a space that stand in no quotes.
std::size_t itemEnd(std::string_view text) {
    bool isQuoted = false;
    for (std::size_t i = 0; i + 1 < text.size(); ++i) {
        if (text[i] == '"') isQuoted = !isQuoted;
        if (!isQuoted && text.substr(i, 2) == ", ") return i;
    }
    return std::string_view::npos;
}

std::string toldAmount(const std::string& part) {
    if (const std::size_t end = itemEnd(part); end != std::string::npos)
        return toldAmount(part.substr(0, end)) + ", " + toldAmount(part.substr(end + 2));
    if (isNumber(part)) return shownNumber(part);
    return toldAs(toldParts(), part, toldAmount).value_or(part);
}

/// "training rows" → "training row", "rows of the changed table" → "row of the changed table".
std::string singular(std::string rowsAre) {
    const std::size_t place = rowsAre.find("rows");
    return place == std::string::npos ? rowsAre : rowsAre.erase(place + 3, 1);
}

}  // namespace

std::string toldSentence(const std::string& english) {
    const auto sentence = toldAs(toldSentences(), english, toldAmount);
    return sentence ? *sentence : told(english);
}

std::string told(const std::string& english) {
    std::string text;
    std::string_view rest = english;
    for (std::size_t end = separator(rest); end != std::string_view::npos; end = separator(rest)) {
        text += toldPart(rest.substr(0, end));
        text += rest.substr(end, 2);
        rest.remove_prefix(end + 2);
    }
    if (!rest.ends_with('.')) return text + toldPart(rest);
    rest.remove_suffix(1);
    return text + toldPart(rest) + '.';
}

std::string grouped(long long value) {
    return readersMarks(groupedDigits(value));
}

std::string countedRows(long long count) {
    return count == 1 ? words("1 row") : words("{} rows", grouped(count));
}

std::string countedVariables(long long count) {
    return count == 1 ? words("1 variable") : words("{} variables", grouped(count));
}

std::string rowsOf(Index some, Index all, const std::string& rowsAre) {
    const std::string rows = told(all == 1 ? singular(rowsAre) : rowsAre);
    return some == all ? fmt::format("{} {}", grouped(all), rows)
                       : words("{} of {} {}", grouped(some), grouped(all), rows);
}

}  // namespace ardent

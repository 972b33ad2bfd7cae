#include "core/data/import/numbers_among_texts.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/data/import/text/cell_content.h"
#include "core/data/table/missing_words.h"
#include "core/data/table/number_text.h"

namespace ardent {
namespace {

constexpr std::size_t kShownTexts = 3;
constexpr std::size_t kFewTexts = 5;
constexpr Index kFewestNumbers = 5;

bool isReadAsNumber(std::string_view text) {
    const NumberCell cell = numberCell(text);
    const bool isPlain = !cell.hasLimit && !cell.hasFlag;
    return isPlain && (parseNumber(cell.number).kind != NumberKind::None ||
                       markedNumber(cell.number) != MarkedNumber::No);
}

bool startsLikeNumber(std::string_view text) {
    const std::size_t first = text.find_first_not_of("+-.,");
    return first != std::string_view::npos && text[first] >= '0' && text[first] <= '9';
}

struct CountedText {
    std::string_view text;
    Index cells = 0;
};

/// Those that are no numbers, with their cells.
std::vector<CountedText> otherTexts(const Column& column) {
    std::vector<CountedText> texts;
    for (const std::string& level : column.levels) texts.push_back({level, 0});
    for (const std::int32_t code : column.codes)
        if (code >= 0) ++texts[static_cast<std::size_t>(code)].cells;
    std::erase_if(texts, [](const CountedText& each) {
        const bool isMissing = isMissingNumber(each.text) && !isDoubtfulMissing(each.text);
        return isMissing || isReadAsNumber(each.text);
    });
    return texts;
}

/// Few, or numbers with something behind, unlike the names of things some of which are numbers.
bool mayStandInPlaceOfNumbers(const std::vector<CountedText>& texts) {
    return !texts.empty() && (texts.size() <= kFewTexts ||
                              std::ranges::all_of(texts, startsLikeNumber, &CountedText::text));
}

Message listOfCommon(std::vector<CountedText> texts) {
    std::ranges::stable_sort(texts, std::ranges::greater(), &CountedText::cells);
    std::vector<std::string> common;
    for (const CountedText& each : texts) common.emplace_back(each.text);
    return quotedList(common, kShownTexts);
}

}  // namespace

Message numbersAmongTextsNote(const Column& column, const CellTally& tally) {
    const Index plain = tally.numbers + tally.marked();
    const bool isMixed = plain >= kFewestNumbers && tally.beside + tally.texts > 0;
    if (!isMixed || 2 * (plain + tally.beside) < tally.cells()) return {};
    if (tally.beside > tally.texts)
        return message("numbers-with-signs",
                       "Column \"{}\" is read as text: {} of its {} cells have something beside "
                       "the number, such as {}; to take the number, use --read-as {}=number.",
                       column.name, tally.beside, tally.cells(), listOfCommon(otherTexts(column)),
                       column.name);
    const std::vector<CountedText> texts = otherTexts(column);
    if (!mayStandInPlaceOfNumbers(texts)) return {};
    return message(
        "numbers-among-texts",
        "Column \"{}\" is read as text: {} of its {} cells are numbers, but others are not, such "
        "as {}; if these stand for missing cells, name each with --missing, or take all that are "
        "no numbers as missing with --read-as {}=number.",
        column.name, plain, tally.cells(), listOfCommon(texts), column.name);
}

}  // namespace ardent

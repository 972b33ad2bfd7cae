#include "core/data/import/dialect/column_kind.h"

#include <algorithm>

#include "core/data/import/text/cell_content.h"
#include "core/data/table/missing_words.h"
#include "core/data/table/number_text.h"

namespace ardent {
namespace {

/// At least nine tenths of all cells.
bool most(Index part, Index all) {
    return 10 * part >= 9 * all;
}

bool mayHoldDecimalCommas(char separator) {
    return separator == ';' || separator == '\t' || separator == ' ';
}

bool hasProvenPoint(const CellTally& tally) {
    return tally.withPoint > tally.groupable;
}

Index withoutPoint(const CellTally& tally) {
    return tally.numbers - tally.withPoint;
}

/// A few cells like "1.234.567" among many like "1.234" are mistakes, unless one like "1.234,5"
/// shows what points mean.
bool provesThousandsPoints(const CellTally& tally) {
    const Index doubtful = tally.groupable + tally.thousandsPoints;
    const bool isClear = tally.pointsAndComma > 0 || 10 * tally.thousandsPoints >= doubtful;
    return tally.thousandsPoints > 0 && isClear && tally.thousandsCommas == 0 &&
           !hasProvenPoint(tally) &&
           most(tally.numbers + tally.commas() + tally.thousandsPoints + tally.readBeside(),
                tally.cells());
}

bool provesThousandsCommas(const CellTally& tally) {
    return tally.thousandsCommas > 0 && tally.thousandsPoints == 0 && tally.decimalCommas == 0 &&
           most(tally.numbers + tally.ambiguousCommas + tally.thousandsCommas + tally.readBeside(),
                tally.cells());
}

bool provesDecimalCommas(const CellTally& tally) {
    return tally.decimalCommas > 0 && tally.thousandsCommas == 0 &&
           most(withoutPoint(tally) + tally.commas() + tally.readBeside(), tally.cells());
}

/// Also between quotes, in a file cut at commas.
bool holdsDecimalCommas(const std::vector<CellTally>& tallies) {
    return std::ranges::any_of(tallies, [](const CellTally& tally) {
        return tally.pointsAndComma > 0 || provesDecimalCommas(tally);
    });
}

/// What the columns that are numbers prove of the whole file. Points alone prove nothing of others,
/// "302.176.613" may be an article's number, but beside decimal commas, also quoted ones, they do.
struct Marks {
    bool comma = false;  ///< stands before decimals
    bool point = false;
    bool commasGroup = true;  ///< with a decimal point "1,234" is 1234
};

Marks provenMarks(const std::vector<CellTally>& tallies, const std::vector<ColumnKind>& kinds) {
    Marks marks;
    const bool hasDecimalCommas = holdsDecimalCommas(tallies);
    for (std::size_t j = 0; j < kinds.size(); ++j) {
        const ColumnKind kind = kinds[j];
        marks.comma |= kind == ColumnKind::DecimalCommas ||
                       (kind == ColumnKind::ThousandsPoints && hasDecimalCommas);
        marks.point |= kind == ColumnKind::ThousandsCommas ||
                       (kind == ColumnKind::Numbers && hasProvenPoint(tallies[j]));
    }
    return marks;
}

/// What is known of another file holds as far as this one can have it: cells cut at commas hold no
/// decimal commas unless some stand in quotes, and where cells may hold them, "1,234" stays open.
Marks knownMarks(char mark, char separator, const std::vector<CellTally>& tallies) {
    const bool mayHoldCommas = separator != ',' || holdsDecimalCommas(tallies);
    return {mark == ',' && mayHoldCommas, mark == '.', !mayHoldDecimalCommas(separator)};
}

/// A column that proves nothing itself, in a file whose other columns do. A few commas in a column
/// with decimal points are mistakes.
ColumnKind kindAmong(Marks marks, ColumnKind alone, const CellTally& tally) {
    if (marks.comma == marks.point) return alone;
    if (marks.point && alone == ColumnKind::ThousandsPoints)
        return most(tally.numbers + tally.readBeside(), tally.cells()) ? ColumnKind::Numbers
                                                                       : ColumnKind::Levels;
    if (alone != ColumnKind::Numbers && alone != ColumnKind::Levels) return alone;
    if (hasProvenPoint(tally) && alone == ColumnKind::Numbers) return alone;
    const Index plainAndCommas = withoutPoint(tally) + tally.commas() + tally.readBeside();
    if (marks.comma) {
        if (tally.commas() > 0 && most(plainAndCommas, tally.cells()))
            return ColumnKind::DecimalCommas;
        const bool hasPointsOnly = tally.groupable > 0 && alone == ColumnKind::Numbers;
        return hasPointsOnly ? ColumnKind::ThousandsPoints : alone;
    }
    const bool isThousands =
        marks.commasGroup && tally.ambiguousCommas > 0 && tally.decimalCommas == 0 &&
        most(tally.numbers + tally.ambiguousCommas + tally.readBeside(), tally.cells());
    return isThousands ? ColumnKind::ThousandsCommas : alone;
}

/// What a person wants, where the cells allow it.
ColumnKind kindWanted(ReadAs reading, ColumnKind found, const CellTally& tally) {
    switch (reading) {
        case ReadAs::Automatic:
            break;
        case ReadAs::Number:
            return found == ColumnKind::Levels && tally.numbers > 0 ? ColumnKind::Numbers : found;
        case ReadAs::DecimalComma:
            return ColumnKind::ThousandsPoints;
        case ReadAs::ThousandsComma:
            return ColumnKind::ThousandsCommas;
        case ReadAs::Category:
            return ColumnKind::Levels;
    }
    return found;
}

}  // namespace

void CellTally::add(std::string_view cell, Index count) {
    const NumberCell parts = numberCell(cellContent(cell));
    cell = parts.number;
    if (parts.hasLimit || parts.hasFlag) {
        const bool isNumber =
            parseNumber(cell).kind != NumberKind::None || markedNumber(cell) != MarkedNumber::No;
        if (!isNumber && isMissingNumber(cell)) return;
        (isNumber ? beside : texts) += count;
        return;
    }
    if (const ParsedNumber number = parseNumber(cell); number.kind != NumberKind::None) {
        numbers += count;
        if (isShortWhole(number)) shortWholes += count;
        if (!number.hasPoint) return;
        withPoint += count;
        if (mayGroupThousands(cell)) groupable += count;
        return;
    }
    if (isDoubtfulMissing(cell)) {
        doubtful += count;
        return;
    }
    if (isMissingNumber(cell)) return;
    switch (markedNumber(cell)) {
        case MarkedNumber::DecimalComma:
            decimalCommas += count;
            break;
        case MarkedNumber::Ambiguous:
            ambiguousCommas += count;
            break;
        case MarkedNumber::ThousandsPoint:
            thousandsPoints += count;
            if (cell.find(',') != std::string_view::npos) pointsAndComma += count;
            break;
        case MarkedNumber::ThousandsComma:
            thousandsCommas += count;
            break;
        case MarkedNumber::No:
            texts += count;
            break;
    }
}

CellTally withoutMarks(const CellTally& tally) {
    CellTally plain;
    plain.numbers = tally.numbers;
    plain.beside = tally.beside;
    plain.texts = tally.texts + tally.marked();
    plain.doubtful = tally.doubtful;
    return plain;
}

ColumnKind decideKind(const CellTally& tally, char separator) {
    if (provesThousandsPoints(tally)) return ColumnKind::ThousandsPoints;
    const bool isClear =
        mayHoldDecimalCommas(separator) || 2 * tally.decimalCommas > tally.commas();
    if (isClear && provesDecimalCommas(tally)) return ColumnKind::DecimalCommas;
    if (provesThousandsCommas(tally)) return ColumnKind::ThousandsCommas;
    return most(tally.numbers + tally.readBeside(), tally.cells()) ? ColumnKind::Numbers
                                                                   : ColumnKind::Levels;
}

std::vector<ColumnKind> decideKinds(const std::vector<CellTally>& tallies,
                                    const std::vector<ReadAs>& readings, char separator,
                                    char knownMark, const ReadingOptions& options) {
    std::vector<CellTally> counted = tallies;
    std::vector<ColumnKind> alone;    // what each column is, and
    std::vector<ColumnKind> proving;  // what its cells prove, categories included
    for (std::size_t j = 0; j < counted.size(); ++j) {
        if (readings[j] == ReadAs::Number && counted[j].numbers + counted[j].marked() > 0)
            counted[j].texts = 0;
        const ColumnKind found = decideKind(counted[j], separator);
        alone.push_back(kindWanted(readings[j], found, counted[j]));
        proving.push_back(readings[j] == ReadAs::Category ? found : alone.back());
    }
    Marks marks = provenMarks(counted, proving);
    if (const char stated = statedMark(options); stated != 0)
        marks = {stated == ',', stated == '.', options.thousands != '\0'};
    else if (marks.comma == marks.point)
        marks = knownMarks(knownMark, separator, counted);
    std::vector<ColumnKind> kinds = alone;
    for (std::size_t j = 0; j < kinds.size(); ++j)
        if (readings[j] == ReadAs::Automatic || readings[j] == ReadAs::Number)
            kinds[j] = kindAmong(marks, alone[j], counted[j]);
    return kinds;
}

char statedMark(const ReadingOptions& options) {
    if (options.decimal) return *options.decimal;
    if (options.thousands == ',') return '.';
    return options.thousands == '.' ? ',' : '\0';
}

char decimalMark(const std::vector<CellTally>& tallies, const std::vector<ColumnKind>& kinds) {
    bool comma = false;
    bool point = false;
    bool unprovenPoint = false;
    for (std::size_t j = 0; j < kinds.size(); ++j) {
        const bool isPlain = kinds[j] == ColumnKind::Numbers;
        comma |= kinds[j] == ColumnKind::DecimalCommas || kinds[j] == ColumnKind::ThousandsPoints;
        point |= kinds[j] == ColumnKind::ThousandsCommas || (isPlain && hasProvenPoint(tallies[j]));
        unprovenPoint |= isPlain && tallies[j].withPoint > 0;
    }
    if (comma) return point || unprovenPoint ? 0 : ',';
    return point ? '.' : 0;
}

bool hasAmbiguousCommas(const CellTally& tally, ColumnKind kind) {
    return kind == ColumnKind::Levels && tally.marked() > 0 &&
           most(tally.numbers + tally.marked(), tally.cells());
}

bool hasAmbiguousPoints(const CellTally& tally, ColumnKind kind, char separator) {
    const Index wholes = withoutPoint(tally);
    const bool standBesideHundreds = wholes > 0 && tally.shortWholes == wholes;
    return kind == ColumnKind::Numbers && tally.withPoint > 0 && !hasProvenPoint(tally) &&
           (mayHoldDecimalCommas(separator) || standBesideHundreds);
}

}  // namespace ardent

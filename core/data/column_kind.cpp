#include "core/data/column_kind.h"

#include "core/data/missing_words.h"
#include "core/data/number_text.h"

namespace ardent {
namespace {

/// At least nine tenths of all cells.
bool most(Index part, Index all) {
    return 10 * part >= 9 * all;
}

}  // namespace

void CellTally::add(std::string_view cell, Index count) {
    if (parseNumber(cell).kind != NumberKind::None) {
        numbers += count;
        if (cell.find('.') != std::string_view::npos) withPoint += count;
        return;
    }
    if (isMissingNumber(cell)) return;
    switch (commaNumber(cell)) {
        case CommaNumber::Decimal:
            decimalCommas += count;
            break;
        case CommaNumber::Ambiguous:
            ambiguousCommas += count;
            break;
        case CommaNumber::No:
            texts += count;
            break;
    }
}

ColumnKind decideKind(const CellTally& tally, char separator) {
    const bool mayHoldCommas = separator == ';' || separator == '\t';
    if (mayHoldCommas && tally.decimalCommas > 0 &&
        most(tally.numbers - tally.withPoint + tally.commas(), tally.cells())) {
        return ColumnKind::DecimalCommas;
    }
    return most(tally.numbers, tally.cells()) ? ColumnKind::Numbers : ColumnKind::Levels;
}

bool hasAmbiguousCommas(const CellTally& tally, char separator) {
    return tally.commas() > 0 && decideKind(tally, separator) == ColumnKind::Levels &&
           most(tally.numbers + tally.commas(), tally.cells());
}

}  // namespace ardent

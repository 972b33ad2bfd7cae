#pragma once

#include <string_view>
#include <vector>

#include "core/base/types.h"
#include "core/data/import/dialect/reading.h"
#include "core/data/import/dialect/reading_options.h"

namespace ardent {

/// How the cells of a column are read.
enum class ColumnKind {
    Numbers,
    DecimalCommas,    ///< numbers with ',' as the decimal mark
    ThousandsPoints,  ///< the same with '.' between thousands
    ThousandsCommas,  ///< numbers with ',' between thousands
    Levels            ///< text
};

/// Counts of what the cells of one column look like.
struct CellTally {
    Index numbers = 0;          ///< finite or too large, among them
    Index withPoint = 0;        ///< numbers written with a '.', among them
    Index groupable = 0;        ///< "1.234", whose '.' may stand between thousands
    Index shortWholes = 0;      ///< numbers of up to three digits without a mark: "974"
    Index decimalCommas = 0;    ///< "0,25"
    Index ambiguousCommas = 0;  ///< "1,234"
    Index thousandsPoints = 0;  ///< "1.234.567", "1.234,5"
    Index pointsAndComma = 0;   ///< those like "1.234,5"
    Index thousandsCommas = 0;  ///< "1,234,567", "1,234.5"
    Index beside = 0;           ///< numbers with a limit's sign or a flag: "<0.05", "12.3 e"
    Index texts = 0;            ///< anything else that is not missing
    Index doubtful = 0;         ///< "*": missing where all others are numbers, else a text

    void add(std::string_view cell, Index count = 1);
    Index commas() const { return decimalCommas + ambiguousCommas; }
    Index marked() const { return commas() + thousandsPoints + thousandsCommas; }
    Index cells() const { return numbers + marked() + beside + texts + doubtfulTexts(); }

    /// Those that are no missing numbers.
    Index doubtfulTexts() const {
        return texts > 0 || numbers + marked() + beside == 0 ? doubtful : 0;
    }

    /// Numbers beside which something stands, where at least a quarter of all are plain.
    Index readBeside() const { return 4 * (numbers + marked()) >= cells() ? beside : 0; }
};

/// Of cells that are numbers and texts as they stand, so that no mark means anything.
CellTally withoutMarks(const CellTally&);

/// By what the column alone proves: numbers where nine tenths of the cells that are not missing are
/// numbers. Decimal commas only where at least one cell cannot be a thousands comma, and most of
/// those with one where ',' separates cells. Marks between thousands only where at least one cell
/// cannot be read otherwise.
ColumnKind decideKind(const CellTally&, char separator);

/// By what all columns of a file prove together and a person wants: a mark that may stand before
/// decimals or between thousands means what the other columns prove, and where they prove nothing
/// or contradict each other, what the known decimal mark says (0: none) as far as a file with this
/// separator can have it. One reading a column. What a person says of the file goes before what its
/// columns prove.
std::vector<ColumnKind> decideKinds(const std::vector<CellTally>&, const std::vector<ReadAs>&,
                                    char separator, char knownMark = 0, const ReadingOptions& = {});

/// '.' or ',' where the options say what stands before decimals, be it by what does between
/// thousands; else 0.
char statedMark(const ReadingOptions&);

/// '.' or ',' where a column of these kinds proves what stands before decimals and no other is read
/// otherwise, else 0.
char decimalMark(const std::vector<CellTally>&, const std::vector<ColumnKind>&);

/// Whether a column became text because its commas may separate thousands or decimals.
bool hasAmbiguousCommas(const CellTally&, ColumnKind);

/// Whether the points that a column's numbers were read with may as well separate thousands, as far
/// as the column tells: all are like "1.234", in a file that may have decimal commas or beside
/// whole numbers none of which reaches a thousand.
bool hasAmbiguousPoints(const CellTally&, ColumnKind, char separator);

}  // namespace ardent

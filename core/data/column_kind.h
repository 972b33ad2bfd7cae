#pragma once

#include <string_view>

#include "core/base/types.h"

namespace ardent {

/// How the cells of a column are read.
enum class ColumnKind {
    Numbers,
    DecimalCommas,  ///< numbers with ',' as the decimal mark
    Levels          ///< text
};

/// Counts of what the cells of one column look like.
struct CellTally {
    Index numbers = 0;          ///< finite or too large, among them
    Index withPoint = 0;        ///< numbers written with a '.'
    Index decimalCommas = 0;    ///< "0,25"
    Index ambiguousCommas = 0;  ///< "1,234"
    Index texts = 0;            ///< anything else that is not missing

    void add(std::string_view cell, Index count = 1);
    Index commas() const { return decimalCommas + ambiguousCommas; }
    Index cells() const { return numbers + commas() + texts; }
};

/// Numbers where nine tenths of the cells that are not missing are numbers. Decimal commas only
/// where ',' does not separate cells and at least one cell cannot be a thousands comma; else commas
/// make text.
ColumnKind decideKind(const CellTally&, char separator);

/// Whether a column became text because its commas may separate thousands or decimals.
bool hasAmbiguousCommas(const CellTally&, char separator);

}  // namespace ardent

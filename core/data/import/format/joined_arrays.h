#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "core/base/error.h"
#include "core/data/import/format/format_options.h"
#include "core/data/import/format/sheet_text.h"
#include "core/data/import/format/transcript.h"

namespace ardent {

/// An array of a file that holds several.
struct NamedArray {
    std::string name;
    Index rows = 0, columns = 1;
    bool isVector = false;  ///< else a table, be it of one column
    bool holdsTexts = false;
};

/// Which arrays stand side by side in a table.
struct ArrayChoice {
    std::vector<std::size_t> joined;
    std::optional<std::size_t> names;  ///< of the columns of the only table among them
    std::string part;                  ///< as it may be asked for: "X+y"
    std::vector<std::string> others;
};

/// The wanted arrays, "X+y" for two side by side; where none are, the only table with the vectors
/// that have as many rows, or the vectors where all are as long. A vector of texts, one a column of
/// that table, names them. Errors (Fault::Data): there is no such array, none at all, other numbers
/// of rows; several tables and `takeFirst` is false.
Result<ArrayChoice> chooseArrays(const std::string& file, const std::vector<NamedArray>&,
                                 const FormatOptions&);

/// A cell of an array, from 0; "" of one that is missing.
struct ArrayCell {
    std::string text = {};
    SheetCell kind = SheetCell::Number;
};

/// The chosen arrays as a table; `nameOf` gives the name of a column of an array, `cellOf` its
/// cells. Errors: those of SheetText.
Result<Transcript> joinArrays(
    const std::string& file, const std::vector<NamedArray>&, const ArrayChoice&,
    const std::function<std::string(std::size_t array, Index column)>& nameOf,
    const std::function<ArrayCell(std::size_t array, Index row, Index column)>& cellOf);

/// "X 3", or the name of the array where it is a vector.
std::string arrayColumnName(const NamedArray&, Index column);

}  // namespace ardent

#pragma once

#include <string_view>

namespace ardent {

/// A cell without hard blanks around it and without the formula ="01204" that spreadsheets keep
/// texts in.
std::string_view cellContent(std::string_view);

/// What a number is written with beside its digits.
struct NumberCell {
    std::string_view number;  ///< without them
    bool hasLimit = false;    ///< "<0.05"
    bool hasFlag = false;     ///< "12.3 e" as statistical offices mark estimates, "12.3*"
};

/// Of a cell that is read as a number, where an apostrophe may keep a minus sign from being taken
/// for a formula: '-39.38. `number` is all of it where nothing is known to be beside it.
NumberCell numberCell(std::string_view content);

}  // namespace ardent

#pragma once

#include <string_view>

namespace ardent {

/// Missing in any column: empty, NA, N/A, NaN, null, ?, #N/A, #NV, k.A.,
/// #NULL! and the like, in any case.
bool isMissingCell(std::string_view);

/// Missing where numbers are wanted, though it may be a category elsewhere: none, nil, "-", ".",
/// missing, unknown and the error values of spreadsheets.
bool isMissingNumber(std::string_view);

/// Those among them that may as well be something else: "*" and "n/s".
bool isDoubtfulMissing(std::string_view);

}  // namespace ardent

#pragma once

#include <string>

#include "core/base/types.h"
#include "core/model/row_part.h"

namespace ardent {

/// 1234567 → "1,234,567", grouped as the reader does.
std::string grouped(long long value);

/// "1 row", "2,000 rows".
std::string countedRows(long long count);

/// "1 variable", "2,000 variables".
std::string countedVariables(long long count);

/// "1 training row", "500 training rows", "200 of 500 training rows".
std::string countedRows(Index some, Index all, const RowsName&);

}  // namespace ardent

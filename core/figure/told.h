#pragma once

#include <string>

#include "core/base/types.h"

namespace ardent {

/// What a method or an explanation has told in English, as runs keep it ("|γ|, kernel scale per
/// standard deviation", "the best AUC on 40 validation rows", "Start 2 of 5"), in the reader's
/// words; what is not known stays as it is.
std::string told(const std::string& english);

/// The same of a fault, a note on a table or a run: "t.csv: this is a folder; give a file in it."
std::string toldSentence(const std::string& english);

/// 1234567 → "1,234,567", grouped as the reader does.
std::string grouped(long long value);

/// "1 row", "2,000 rows".
std::string countedRows(long long count);

/// "1 variable", "2,000 variables".
std::string countedVariables(long long count);

/// "1 training row", "500 training rows", "200 of 500 training rows"; rowsAre: "training rows".
std::string rowsOf(Index some, Index all, const std::string& rowsAre);

}  // namespace ardent

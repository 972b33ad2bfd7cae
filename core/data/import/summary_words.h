#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "core/data/import/column_builder.h"

namespace ardent {

/// "Total", "TOTAL:", "Total 2024".
bool isCalledTotal(std::string_view);

/// "Mean", "Average:".
bool isCalledMean(std::string_view);

/// The statistic that the text is the name of, as "Max" and "std:" are; nothing of other text.
std::optional<Statistic> statisticCalled(std::string_view);

/// "25%", "Q3".
bool isQuartile(std::string_view);

/// "1) revised", "Source: Eurostat", "* estimated", as notes stand below a table.
bool isFootnote(std::string_view);

/// "Total" or "Subtotal" without a word beside it.
bool isTotalAlone(std::string_view);

/// "East" of "East Total" and "Total East"; nothing where there is no such word.
std::optional<std::string> groupOfTotal(std::string_view);

}  // namespace ardent

#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/types.h"
#include "core/data/table/row_selection.h"

namespace ardent {

/// First and last row of each span in a list such as "3, 17-20", which counts from 1; here rows
/// count from 0. Nothing where it is no such list.
std::optional<std::vector<std::array<Index, 2>>> rowList(std::string_view text);

/// The list of such rows: "3, 17-20".
std::string rowListText(const RowSelection&);

}  // namespace ardent

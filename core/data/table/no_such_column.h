#pragma once

#include <span>
#include <string>
#include <string_view>

#include "core/base/message.h"
#include "core/data/table/table.h"

namespace ardent {

/// What to do about a name that no column has: `did you mean "age"?`, `its columns are "a", "b".`
Message columnsLike(std::string_view name, const Table&);
Message columnsLike(std::string_view name, std::span<const std::string> columns);

}  // namespace ardent

#pragma once

#include <string_view>

#include "core/base/message.h"

namespace ardent {

/// What the first bytes of a file say that it is where it is not read, with what to do: "is a
/// Parquet file; convert it to CSV or .xlsx first". Empty where they say nothing.
Message foreignFormat(std::string_view start);

}  // namespace ardent

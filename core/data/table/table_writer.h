#pragma once

#include <filesystem>
#include <functional>
#include <string_view>

#include "core/base/error.h"
#include "core/data/table/table.h"

namespace ardent {

/// Takes consecutive pieces of a text; false stops the writing.
using TextSink = std::function<bool(std::string_view)>;

/// Writes comma-separated text with a header row and "\n" line ends, independent of the locale.
/// Numbers are the shortest decimals that read back to the same float32 or float64; a missing cell
/// is empty ("NA" in a table of one column, where an empty line would say nothing). Cells are
/// quoted where they have to be. False when the sink stopped it.
bool writeCsv(const Table&, const TextSink&);

/// The same into a file, whole or not at all, or to standard output for "-". Errors: Fault::Output.
Result<> writeCsv(const Table&, const std::filesystem::path&);

}  // namespace ardent

#pragma once

#include <filesystem>
#include <string_view>

#include "core/base/error.h"
#include "core/data/import/format/format_options.h"
#include "core/data/import/format/transcript.h"

namespace ardent {

/// Also of a project of Ardent.
bool isSqlite(std::string_view start);

/// A table or view of an SQLite database, row by row as it gives them; blobs are missing.
/// Errors (Fault::Data): a project of Ardent, a damaged database, a view that gives no row; those
/// of chooseSheet and SheetText.
Result<Transcript> transcribeSqlite(const std::filesystem::path&, std::string_view start,
                                    const FormatOptions&);

}  // namespace ardent

#pragma once

#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/error.h"
#include "core/base/go_on.h"
#include "core/data/import/format/format_options.h"
#include "core/data/import/format/unpacked_file.h"

namespace ardent {

/// A table that lay in an archive or was compressed.
struct PackedTable {
    std::string packing;                        ///< "zip archive"
    std::string shownAs;                        ///< "tables.zip/a.csv", for texts
    std::string member;                         ///< of several tables in an archive; else ""
    std::vector<std::string> others = {};       ///< tables in the archive
    std::optional<std::string> innerPart = {};  ///< sheet or table that is wanted of it
    std::shared_ptr<const UnpackedFile> file = {};
};

/// Unpacks the table of a zip, 7-Zip or tar archive, or of a file compressed with bzip2, xz,
/// Zstandard or, where it holds no delimited text, gzip. Nothing where the file is none of these,
/// as are workbooks and archives of NumPy. `options.part` names the table of several, and behind a
/// slash what is wanted of it. `shownAs`: the file in texts. Errors (Fault::Data): damaged, with a
/// password, no table or several in it, unpacks to 500 times its size; stopped; (Fault::Usage)
/// more than fits in memory or on the disk.
Result<std::optional<PackedTable>> unpackTable(const std::filesystem::path&,
                                               const std::string& shownAs,
                                               const FormatOptions& options, const GoOn& goOn);

/// The text with `to` for the name `from` of a file.
Message withOtherName(const Message&, const std::string& from, const std::string& to);

}  // namespace ardent

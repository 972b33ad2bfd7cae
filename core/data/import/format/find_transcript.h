#pragma once

#include <filesystem>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/error.h"
#include "core/data/import/format/format_options.h"
#include "core/data/import/format/transcript.h"
#include "core/data/import/format/zip_archive.h"

namespace ardent {

/// Bytes of a file that tell what format it has.
inline constexpr std::size_t kFormatStart = 512;

/// Whether a file that starts so is no text, be its format read or not.
bool isBinaryFormat(std::string_view start);

/// Whether this is a format of its own that is kept as a zip file, be it read or not.
bool isTableOfZip(const ZipArchive&);

/// The table of a file whose first bytes are those of a workbook; nothing where they may be those
/// of a text. Errors (Fault::Data): those of the formats; a format that is not read, by its name.
Result<std::optional<Transcript>> transcribeBinary(const std::filesystem::path&,
                                                   std::string_view start, const FormatOptions&);

/// The same of a text that is no delimited one, from its first part, decoded.
Result<std::optional<Transcript>> transcribeText(const std::filesystem::path&,
                                                 std::string_view sample,
                                                 const std::string& encoding, const FormatOptions&);

}  // namespace ardent

#pragma once

#include <filesystem>

#include "core/data/import/dialect/layout.h"

namespace ardent {

struct FileLayout {
    Layout layout;
    bool isGzip = false;
    bool isEncodingGuessed = false;
    std::string markedEncoding;  ///< by a byte order mark, UTF-16's zeros or the layout; else ""
};

/// From a sample of the file that grows until it holds a row. Errors (Fault::Data): no such file, a
/// directory, binary content; those of detectLayout.
Result<FileLayout> findLayout(const std::filesystem::path&,
                              std::span<const std::string> knownNames = {},
                              const ReadingOptions& = {});

/// Whether the file can be read and holds text of no other format, so that options may make a table
/// of it.
bool mayHoldTable(const std::filesystem::path&);

}  // namespace ardent

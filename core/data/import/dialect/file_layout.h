#pragma once

#include <filesystem>

#include "core/data/import/dialect/layout.h"

namespace ardent {

struct FileLayout {
    Layout layout;
    bool isGzip = false;
    bool isEncodingGuessed = false;
    std::string markedEncoding;  ///< by a byte order mark, UTF-16's zeros or the layout; else ""
    std::string format = {};     ///< "" of delimited text
    std::string part = {};       ///< its sheet
    std::vector<std::string> otherParts = {};  ///< that hold a table, too
};

/// From a sample of the file that grows until it holds a row. The table of a file that is no
/// delimited text is in the layout. Errors (Fault::Data): no such file, a directory, a format that
/// is not read; those of detectLayout and of transcribing.
Result<FileLayout> findLayout(const std::filesystem::path&,
                              std::span<const std::string> knownNames = {},
                              const ReadingOptions& = {});

/// Whether the file can be read and holds text of no other format, so that options may make a table
/// of it.
bool mayHoldTable(const std::filesystem::path&);

}  // namespace ardent

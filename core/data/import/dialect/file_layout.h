#pragma once

#include <filesystem>

#include "core/base/go_on.h"
#include "core/data/import/dialect/layout.h"
#include "core/data/import/format/unpacked_file.h"

namespace ardent {

struct FileLayout {
    Layout layout;
    bool isGzip = false;
    bool isEncodingGuessed = false;
    std::string markedEncoding;  ///< by a byte order mark, UTF-16's zeros or the layout; else ""
    std::string format = {};     ///< "" of delimited text
    std::string part = {};       ///< its sheet
    std::vector<std::string> otherParts = {};  ///< that hold a table, too
    std::string packing = {};                  ///< "zip archive", where it had to be unpacked
    std::string shownAs = {};                  ///< the place of the table, for texts
    std::shared_ptr<const UnpackedFile> unpacked = {};

    /// Where the table is to be read that was looked for in `path`.
    std::filesystem::path place(const std::filesystem::path& path) const {
        return unpacked ? unpacked->place() : path;
    }

    /// An error that names what was read.
    Error named(const Error&) const;
};

/// From a sample of the file that grows until it holds a row. The table of a file that is no
/// delimited text is in the layout. Errors (Fault::Data): no such file, a directory, a format that
/// is not read; those of detectLayout, of unpacking and of transcribing, and that
/// unpacking was stopped.
Result<FileLayout> findLayout(const std::filesystem::path&,
                              std::span<const std::string> knownNames = {},
                              const ReadingOptions& = {}, const GoOn& = always);

/// Whether the file can be read and holds text of no other format, so that options may make a table
/// of it.
bool mayHoldTable(const std::filesystem::path&);

}  // namespace ardent

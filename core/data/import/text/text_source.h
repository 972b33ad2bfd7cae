#pragma once

#include <filesystem>
#include <memory>
#include <span>
#include <string>

#include "core/base/error.h"
#include "core/data/import/text/invisible_marks.h"

namespace ardent {

/// A text file as a stream of bytes in UTF-8 or another encoding that extends ASCII: gzip is
/// unpacked, byte order marks and invisible characters are taken off, as are the Ctrl-Z of files of
/// DOS and zeros at the end, and UTF-16, with or without a mark, UTF-32 with one and the encoding
/// that is named become UTF-8.
class TextSource {
public:
    /// Errors (Fault::Data): no such file, a directory or device, no permission; (Fault::Usage): no
    /// such encoding.
    static Result<TextSource> open(const std::filesystem::path&, const std::string& encoding = {});

    /// A text in UTF-8 that is held in memory.
    static TextSource of(std::shared_ptr<const std::string> text);

    TextSource(TextSource&&) noexcept;
    TextSource& operator=(TextSource&&) noexcept;
    ~TextSource();

    /// Fills `out` from its start and returns the number of bytes, 0 at the end.
    /// Errors (Fault::Data): a disk error, a damaged or truncated gzip stream.
    Result<std::size_t> read(std::span<char> out);

    /// Those that were left out so far.
    const InvisibleMarks& invisibleMarks() const;

    bool isGzip() const;

    /// Of the bytes of the file, how many have been taken from it: 0 to 1.
    double shareRead() const;

    /// Once all is read: whether something stands behind the gzip stream that is no part of it.
    bool hasBytesBehind() const;

    std::string markedEncoding() const;  ///< by a byte order mark or UTF-16's zeros; else as named

private:
    struct Impl;
    explicit TextSource(std::unique_ptr<Impl>);
    std::unique_ptr<Impl> impl_;
};

}  // namespace ardent

#pragma once

#include <filesystem>
#include <string>
#include <string_view>

#include "core/base/types.h"
#include "core/data/import/text/text_source.h"

namespace ardent {

/// The lines of a text, plain or gzipped, one after the other.
class LineReader {
public:
    /// Errors: those of TextSource::open.
    static Result<LineReader> open(const std::filesystem::path&, const std::string& encoding = {});

    /// False at the end. The line is valid until the next call; LF, CR LF and CR end it.
    /// Errors (Fault::Data): those of TextSource::read; a line of more than 64 MB.
    Result<bool> next(std::string_view& line);

    Index number() const { return number_; }  ///< of the last line, from 1

private:
    LineReader(std::string file, TextSource source)
        : file_(std::move(file)), source_(std::move(source)) {}

    std::string file_;
    TextSource source_;
    std::string held_;
    std::size_t at_ = 0;
    bool isWhole_ = false;
    Index number_ = 0;
};

}  // namespace ardent

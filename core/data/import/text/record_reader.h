#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/data/import/text/record_scanner.h"
#include "core/data/import/text/text_source.h"

namespace ardent {

/// Where in a text the reading starts.
struct TextPosition {
    std::size_t offset = 0;  ///< bytes of the decoded text
    Index line = 1;
};

/// Stands in a text in memory for a line break in a cell, so that its lines are rows.
inline constexpr char kBreakInCell = '\x0B';

/// The error for a quote that opens in this line and is not closed in its row.
tl::unexpected<Error> unclosedQuote(const std::string& path, Index line);

/// Streams the records of a file in blocks of a megabyte.
class RecordReader {
public:
    /// Errors: those of TextSource::open.
    static Result<RecordReader> open(const std::filesystem::path&, const Cutting&, TextPosition,
                                     const std::string& encoding = {});

    /// Of a text in memory, in whose cells kBreakInCell stands for a line break; `path` is for
    /// errors.
    static RecordReader of(std::shared_ptr<const std::string> text, std::string path,
                           const Cutting&, TextPosition);

    /// False at the end. The record is valid until the next call.
    /// Errors (Fault::Data): those of TextSource::read; quotes that are not closed in their row.
    Result<bool> next(Record&);

    double shareRead() const { return source_.shareRead(); }

    /// Those of TextSource.
    const InvisibleMarks& invisibleMarks() const { return source_.invisibleMarks(); }

    /// At the end: those of TextSource.
    bool hasBytesBehind() const { return source_.hasBytesBehind(); }

private:
    RecordReader(std::string path, TextSource, const Cutting&, TextPosition);
    Result<> refill();
    tl::unexpected<Error> tooLong(Record&);
    void breakLines(const Record&);

    std::string path_;
    TextSource source_;
    RecordScanner scanner_;
    std::vector<char> buffer_;  ///< one byte more than it holds, for the scanner's sentinel
    std::size_t taken_ = 0;
    std::size_t filled_ = 0;
    std::size_t toSkip_ = 0;
    bool isWhole_ = false;
    bool hasBreaksInCells_ = false;
};

}  // namespace ardent

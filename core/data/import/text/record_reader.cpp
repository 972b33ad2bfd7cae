#include "core/data/import/text/record_reader.h"

#include <fmt/format.h>

#include <algorithm>

namespace ardent {
namespace {

constexpr std::size_t kBlock = std::size_t{1} << 20;
constexpr std::size_t kLongestRecord = std::size_t{64} << 20;

}  // namespace

tl::unexpected<Error> unclosedQuote(const std::string& path, Index line) {
    return fail(Fault::Data,
                fmt::format("{}, line {}: a quote (\") opens here and is not closed in this row; "
                            "close, double or remove it.",
                            path, line));
}

RecordReader::RecordReader(std::string path, TextSource source, const Cutting& cutting,
                           TextPosition position)
    : path_(std::move(path)),
      source_(std::move(source)),
      scanner_(cutting, position.line),
      buffer_(kBlock + 1),
      toSkip_(position.offset) {}

Result<RecordReader> RecordReader::open(const std::filesystem::path& path, const Cutting& cutting,
                                        TextPosition position, const std::string& encoding) {
    Result<TextSource> source = TextSource::open(path, encoding);
    if (!source) return tl::unexpected(source.error());
    return RecordReader(path.string(), std::move(*source), cutting, position);
}

RecordReader RecordReader::of(std::shared_ptr<const std::string> text, std::string path,
                              const Cutting& cutting, TextPosition position) {
    const bool hasBreaks = text->find(kBreakInCell) != std::string::npos;
    RecordReader reader(std::move(path), TextSource::of(std::move(text)), cutting, position);
    reader.hasBreaksInCells_ = hasBreaks;
    return reader;
}

void RecordReader::breakLines(const Record& record) {
    for (const std::string_view field : record.fields) {
        if (field.empty()) continue;
        char* const begin = buffer_.data() + (field.data() - buffer_.data());
        std::replace(begin, begin + field.size(), kBreakInCell, '\n');
    }
}

Result<bool> RecordReader::next(Record& record) {
    using Outcome = RecordScanner::Outcome;
    for (;;) {
        char* position = buffer_.data() + taken_;
        const Outcome outcome = scanner_.scan(position, buffer_.data() + filled_, isWhole_, record);
        taken_ = static_cast<std::size_t>(position - buffer_.data());
        if (outcome == Outcome::Record && hasBreaksInCells_) breakLines(record);
        if (outcome == Outcome::Record) return true;
        if (outcome == Outcome::End) return false;
        if (outcome == Outcome::Unclosed) return unclosedQuote(path_, record.line);
        if (filled_ - taken_ > kLongestRecord) return tooLong(record);
        if (const auto more = refill(); !more) return tl::unexpected(more.error());
    }
}

/// What is wrong with a record that does not end.
tl::unexpected<Error> RecordReader::tooLong(Record& record) {
    char* position = buffer_.data() + taken_;
    const auto outcome = scanner_.scan(position, buffer_.data() + filled_, true, record);
    if (outcome == RecordScanner::Outcome::Unclosed) return unclosedQuote(path_, record.line);
    return fail(Fault::Data, fmt::format("{}, line {}: this row does not end within {} MB; every "
                                         "row of a table must end with a line break.",
                                         path_, record.line, kLongestRecord >> 20));
}

/// Moves the unfinished record to the front and reads behind it.
Result<> RecordReader::refill() {
    std::copy(buffer_.begin() + static_cast<std::ptrdiff_t>(taken_),
              buffer_.begin() + static_cast<std::ptrdiff_t>(filled_), buffer_.begin());
    filled_ -= taken_;
    taken_ = 0;
    if (filled_ > (buffer_.size() - 1) / 2) buffer_.resize(2 * buffer_.size() - 1);
    const std::size_t room = buffer_.size() - 1 - filled_;
    const Result<std::size_t> count = source_.read(std::span(buffer_).subspan(filled_, room));
    if (!count) return tl::unexpected(count.error());
    filled_ += *count;
    isWhole_ = *count < room;
    const std::size_t skipped = std::min(toSkip_, *count);
    toSkip_ -= skipped;
    taken_ += skipped;
    return {};
}

}  // namespace ardent

#include "core/data/file_layout.h"

#include <fmt/format.h>

#include <algorithm>

#include "core/data/text_source.h"

namespace ardent {
namespace {

constexpr std::size_t kSmallSample = std::size_t{1} << 20;
constexpr std::size_t kLargestSample = std::size_t{64} << 20;

struct Sample {
    std::string text;
    bool isWhole = false;
    bool isGzip = false;
    std::string markedEncoding;
};

Result<Sample> readSample(const std::filesystem::path& path, std::size_t size) {
    Result<TextSource> source = TextSource::open(path);
    if (!source) return tl::unexpected(source.error());
    Sample sample;
    sample.text.resize(size);
    const Result<std::size_t> count = source->read(sample.text);
    if (!count) return tl::unexpected(count.error());
    sample.text.resize(*count);
    sample.isWhole = *count < size;
    sample.isGzip = source->isGzip();
    sample.markedEncoding = source->markedEncoding();
    return sample;
}

Result<> refuseBinary(const std::string& path, std::string_view text) {
    if (text.starts_with("PK\x03\x04") || text.starts_with("\xD0\xCF\x11\xE0")) {
        return fail(
            Fault::Data,
            fmt::format("{}: this is a workbook or an archive; save the table as CSV.", path));
    }
    const auto isControl = [](char c) {
        return static_cast<unsigned char>(c) < 0x20 && (c < '\t' || c > '\r') && c != '\x1B';
    };
    const auto controls = std::ranges::count_if(text, isControl);
    if (text.find('\0') == std::string_view::npos && 100 * controls <= std::ssize(text)) return {};
    return fail(Fault::Data,
                fmt::format("{}: this is a binary file, not text; save the table as CSV.", path));
}

}  // namespace

Result<FileLayout> findLayout(const std::filesystem::path& path) {
    for (std::size_t size = kSmallSample;; size *= 8) {
        Result<Sample> read = readSample(path, size);
        if (!read) return tl::unexpected(read.error());
        if (const auto text = refuseBinary(path.string(), read->text); !text)
            return tl::unexpected(text.error());
        Result<Layout> layout = detectLayout(path.string(), read->text, read->isWhole);
        const bool holdsRow = layout && layout->rowsKnown;
        if (!holdsRow && !read->isWhole && size < kLargestSample) continue;
        if (!layout) return tl::unexpected(layout.error());
        return FileLayout{std::move(*layout), read->isGzip, std::move(read->markedEncoding)};
    }
}

bool isRow(const Record& record, std::size_t columns) {
    const std::size_t cells = record.fields.size();
    return cells == columns || (cells == columns + 1 && record.fields.back().empty());
}

}  // namespace ardent

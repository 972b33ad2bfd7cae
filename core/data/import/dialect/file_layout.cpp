#include "core/data/import/dialect/file_layout.h"

#include <fmt/format.h>

#include <algorithm>
#include <utility>

#include "core/data/import/text/encoding_guess.h"
#include "core/data/import/text/text_source.h"

namespace ardent {
namespace {

constexpr std::size_t kSmallSample = std::size_t{1} << 20;
constexpr std::size_t kLargestSample = std::size_t{64} << 20;
constexpr std::string_view kWindows1252 = "Windows-1252";  // is decoded cell by cell

struct Sample {
    std::string text;
    bool isWhole = false;
    bool isGzip = false;
    std::string markedEncoding;
    bool isDecoded = false;  ///< from the encoding that is named
};

Result<Sample> readSample(const std::filesystem::path& path, std::size_t size,
                          const std::string& encoding) {
    Result<TextSource> source = TextSource::open(path, encoding);
    if (!source) return tl::unexpected(source.error());
    Sample sample;
    sample.text.resize(size);
    const Result<std::size_t> count = source->read(sample.text);
    if (!count) return tl::unexpected(count.error());
    sample.text.resize(*count);
    sample.isWhole = *count < size;
    sample.isGzip = source->isGzip();
    sample.markedEncoding = source->markedEncoding();
    sample.isDecoded = !encoding.empty() && sample.markedEncoding == encoding;
    return sample;
}

/// Whether the texts to be looked for are the same bytes in any encoding.
bool areAscii(const ReadingOptions& options) {
    const auto isAscii = [](std::string_view text) {
        return std::ranges::all_of(text,
                                   [](char c) { return static_cast<unsigned char>(c) < 0x80; });
    };
    return isAscii(options.separator.value_or("")) && isAscii(options.comment.value_or("")) &&
           std::ranges::all_of(options.missing, isAscii);
}

/// In the encoding that is given, or by what its bytes show.
Result<Sample> readSample(const std::filesystem::path& path, std::size_t size,
                          const ReadingOptions& options) {
    Result<Sample> sample = readSample(path, size, options.encoding.value_or(""));
    if (!sample || options.encoding || !sample->markedEncoding.empty() ||
        isMostlyUtf8(sample->text))
        return sample;
    const std::string guessed = guessEncoding(sample->text);
    const bool isDecodedLater = guessed == kWindows1252 && areAscii(options);
    return isDecodedLater ? std::move(sample) : readSample(path, size, guessed);
}

/// Takes the first line off the text.
std::string_view nextLine(std::string_view& text) {
    const std::string_view line = text.substr(0, text.find('\n'));
    text.remove_prefix(std::min(text.size(), line.size() + 1));
    return line.substr(0, line.find_last_not_of(" \t\r") + 1);
}

std::string_view withoutBlanksInFront(std::string_view text) {
    return text.substr(std::min(text.size(), text.find_first_not_of(" \t\r\n")));
}

/// Case ignored; `start` is in small letters.
bool startsLike(std::string_view text, std::string_view start) {
    const auto small = [](char c) {
        return c >= 'A' && c <= 'Z' ? static_cast<char>(c | 0x20) : c;
    };
    return text.size() > start.size() &&
           std::ranges::equal(text.substr(0, start.size()), start, {}, small);
}

/// "@relation name" below comments.
bool isArff(std::string_view text) {
    std::string_view line;
    while (!text.empty() && (line.empty() || line[0] == '%'))
        line = withoutBlanksInFront(nextLine(text));
    return startsLike(line, "@relation");
}

bool isXml(std::string_view text) {
    return startsLike(withoutBlanksInFront(text), "<?xml ");
}

/// Not a column's name such as "<TABLE>,".
bool isHtml(std::string_view text) {
    text = withoutBlanksInFront(text);
    if (startsLike(text, "<!doctype html")) return true;
    constexpr std::string_view kSpaces = " \t\r\n", kSeparators = ",;|\t";
    for (const std::string_view tag : {"<html", "<head", "<body", "<table"}) {
        if (!startsLike(text, tag)) continue;
        const std::string_view rest = text.substr(tag.size());
        if (rest.empty() || kSpaces.find(rest[0]) != std::string_view::npos) return true;
        return rest[0] == '>' &&
               (rest.size() == 1 || kSeparators.find(rest[1]) == std::string_view::npos);
    }
    return false;
}

/// Objects, or arrays of objects or arrays.
bool isJson(std::string_view text) {
    text = withoutBlanksInFront(text);
    if (text.empty() || (text[0] != '{' && text[0] != '[')) return false;
    const std::string_view inner = withoutBlanksInFront(text.substr(1));
    const std::string_view starts = text[0] == '{' ? "\"}" : "{[";
    return !inner.empty() && starts.find(inner[0]) != std::string_view::npos;
}

/// "-1 3:0.5 17:1", "2 qid:9 1:0.5 # a comment", also below lines of comments.
bool isLibsvm(std::string_view text) {
    constexpr std::string_view kDigits = "0123456789", kNumber = "0123456789+-.eE";
    std::string_view line = nextLine(text);
    while (!text.empty() && line.starts_with('#')) line = nextLine(text);
    line = line.substr(0, line.find('#'));
    line = line.substr(0, line.find_last_not_of(" \t") + 1);
    const std::size_t first = line.find(' ');
    if (first == 0 || first == std::string_view::npos) return false;
    if (line.substr(0, first).find_first_not_of(kNumber) != std::string_view::npos) return false;
    for (std::size_t at = first; at != std::string_view::npos; at = line.find(' ', at + 1)) {
        const std::string_view cell = line.substr(at + 1, line.find(' ', at + 1) - at - 1);
        const std::size_t colon = cell.find(':');
        if (colon == 0 || colon == std::string_view::npos || colon + 1 == cell.size() ||
            (cell.substr(0, colon).find_first_not_of(kDigits) != std::string_view::npos &&
             cell.substr(0, colon) != "qid") ||
            cell.substr(colon + 1).find_first_not_of(kNumber) != std::string_view::npos)
            return false;
    }
    return true;
}

/// From 1, whichever way lines end.
std::ptrdiff_t lineOfByte(std::string_view text, std::size_t place) {
    const std::string_view before = text.substr(0, place);
    return 1 + std::max(std::ranges::count(before, '\n'), std::ranges::count(before, '\r'));
}

Result<> refuseBinary(const std::string& path, std::string_view text) {
    if (text.starts_with("PK\x03\x04") || text.starts_with("\xD0\xCF\x11\xE0")) {
        return fail(
            Fault::Data,
            fmt::format("{}: this is a workbook or an archive; save the table as CSV.", path));
    }
    for (const auto& [is, format] :
         {std::pair(&isArff, "ARFF"), std::pair(&isLibsvm, "LIBSVM"), std::pair(&isHtml, "HTML"),
          std::pair(&isXml, "XML"), std::pair(&isJson, "JSON")})
        if (is(text))
            return fail(Fault::Data, fmt::format("{}: this file is in {} format; save the table as "
                                                 "CSV.",
                                                 path, format));
    const auto isControl = [](char c) {
        return static_cast<unsigned char>(c) < 0x20 && (c < '\t' || c > '\r') && c != '\x1B';
    };
    const auto controls = std::ranges::count_if(text, isControl);
    const std::size_t zero = text.find('\0');
    const bool areFew = 100 * controls <= std::ssize(text);
    if (zero == std::string_view::npos && areFew) return {};
    if (zero != std::string_view::npos && (areFew || controls == 1))
        return fail(Fault::Data, fmt::format("{}, line {}: a zero byte stands in the text; remove "
                                             "it.",
                                             path, lineOfByte(text, zero)));
    return fail(Fault::Data,
                fmt::format("{}: this is a binary file, not text; save the table as CSV.", path));
}

}  // namespace

Result<FileLayout> findLayout(const std::filesystem::path& path,
                              std::span<const std::string> knownNames,
                              const ReadingOptions& options) {
    for (std::size_t size = kSmallSample;; size *= 8) {
        Result<Sample> read = readSample(path, size, options);
        if (!read) return tl::unexpected(read.error());
        if (const auto text = refuseBinary(path.string(), read->text); !text)
            return tl::unexpected(text.error());
        Result<Layout> layout =
            detectLayout(path.string(), read->text, read->isWhole, knownNames, options);
        const bool holdsRow = layout && layout->rowsKnown;
        if (!holdsRow && !read->isWhole && size < kLargestSample) continue;
        if (!layout) return tl::unexpected(layout.error());
        if (read->isDecoded) layout->encoding = read->markedEncoding;
        return FileLayout{std::move(*layout), read->isGzip, read->isDecoded && !options.encoding,
                          std::move(read->markedEncoding)};
    }
}

bool mayHoldTable(const std::filesystem::path& path) {
    const Result<Sample> sample = readSample(path, kSmallSample, ReadingOptions());
    return sample && !sample->text.empty() && refuseBinary(path.string(), sample->text);
}

}  // namespace ardent

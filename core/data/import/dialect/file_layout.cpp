#include "core/data/import/dialect/file_layout.h"

#include <fmt/format.h>

#include <algorithm>
#include <memory>
#include <utility>

#include "core/base/text.h"
#include "core/data/import/dialect/transcript_notes.h"
#include "core/data/import/format/find_transcript.h"
#include "core/data/import/format/foreign_format.h"
#include "core/data/import/format/packed_table.h"
#include "core/data/import/text/encoding_guess.h"
#include "core/data/import/text/regular_file.h"
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

/// From 1, whichever way lines end.
std::ptrdiff_t lineOfByte(std::string_view text, std::size_t place) {
    const std::string_view before = text.substr(0, place);
    return 1 + std::max(std::ranges::count(before, '\n'), std::ranges::count(before, '\r'));
}

/// Control characters that separate cells, as in files of Hive, if there are others or not: those
/// of one kind where they stand in the first line and in about every one behind it.
std::ptrdiff_t separatorsIn(std::string_view text) {
    const std::string_view line = text.substr(0, text.find_first_of("\r\n"));
    for (const char separator : {'\x01', '\x02', '\x1C', '\x1D', '\x1E', '\x1F'}) {
        const auto inLine = std::ranges::count(line, separator);
        const auto inText = std::ranges::count(text, separator);
        const auto lines = 1 + std::ranges::count(text, '\n');
        if (inLine > 0 && inText >= (lines - 1) * inLine) return inText;
    }
    return 0;
}

Result<> refuseBinary(const std::string& path, std::string_view text) {
    if (const Message format = foreignFormat(text); !format.empty())
        return fail(Fault::Data, message("not-read", "{}: {}.", path, format));
    for (const auto& [is, format] : {std::pair(&isHtml, "HTML"), std::pair(&isXml, "XML")})
        if (is(text))
            return fail(Fault::Data, fmt::format("{}: this file is in {} format; save the table as "
                                                 "CSV.",
                                                 path, format));
    const auto isControl = [](char c) {
        return static_cast<unsigned char>(c) < 0x20 && (c < '\t' || c > '\r') && c != '\x1B';
    };
    const auto controls = std::ranges::count_if(text, isControl) - separatorsIn(text);
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

/// How the transcript of a file is laid out, from a sample that grows until it holds a row.
Result<FileLayout> layoutOf(const std::string& path, Transcript transcript,
                            std::span<const std::string> knownNames,
                            const ReadingOptions& options) {
    InvisibleMarks marks;
    std::string text = *transcript.text;
    text.resize(marks.takeOut(text));
    if (marks.count > 0) transcript.text = std::make_shared<const std::string>(std::move(text));
    for (std::size_t size = kSmallSample;; size *= 8) {
        const auto sample = std::string_view(*transcript.text).substr(0, size);
        const bool isWhole = sample.size() == transcript.text->size();
        Result<Layout> layout =
            detectLayout(path, sample, isWhole, knownNames, options, &transcript);
        const bool holdsRow = layout && layout->rowsKnown;
        if (!holdsRow && !isWhole && size < kLargestSample) continue;
        if (!layout) return tl::unexpected(layout.error());
        noteTranscript(transcript, *layout);
        if (Message note = invisibleMarksNote(marks); !note.empty())
            layout->notes.push_back(std::move(note));
        return FileLayout{std::move(*layout), false, false, "", transcript.format, transcript.part,
                          transcript.others};
    }
}

Result<FileLayout> layoutOfUnpacked(const std::filesystem::path& path,
                                    std::span<const std::string> knownNames,
                                    const ReadingOptions& options) {
    const FormatOptions known{
        options.part, options.takesFirstPart, {knownNames.begin(), knownNames.end()}};
    const auto start = fileStart(path, kFormatStart);
    if (!start) return tl::unexpected(start.error());
    auto transcript = transcribeBinary(path, *start, known);
    for (std::size_t size = kSmallSample;; size *= 8) {
        if (!transcript) return tl::unexpected(transcript.error());
        if (*transcript)
            return layoutOf(path.string(), std::move(**transcript), knownNames, options);
        Result<Sample> read = readSample(path, size, options);
        if (!read) return tl::unexpected(read.error());
        if (size == kSmallSample) {
            const std::string encoding = read->isDecoded ? read->markedEncoding : "";
            transcript = transcribeText(path, read->text, encoding, known);
            if (!transcript || *transcript) continue;
        }
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

/// The table as it lies in the file, and what is wanted of it.
struct FoundTable {
    FileLayout file;
    std::optional<std::string> part;
};

Result<FoundTable> unpackedTable(const std::filesystem::path& path, const ReadingOptions& options,
                                 const GoOn& goOn) {
    constexpr int kMostLayers = 4;
    FoundTable found{{}, options.part};
    FileLayout& file = found.file;
    file.shownAs = path.string();
    for (int layer = 0;; ++layer) {
        auto table = unpackTable(file.place(path), file.shownAs,
                                 FormatOptions{found.part, options.takesFirstPart}, goOn);
        if (!table) return tl::unexpected(file.named(table.error()));
        if (!*table) return found;
        if (layer == kMostLayers)
            return fail(Fault::Data, message("nested-archives",
                                             "{}: too many archives lie in one another; unpack "
                                             "the table first.",
                                             path.string()));
        PackedTable& packed = **table;
        file.packing += (file.packing.empty() ? "" : ", ") + packed.packing;
        if (!packed.member.empty()) {
            file.part += (file.part.empty() ? "" : "/") + packed.member;
            file.otherParts = std::move(packed.others);
        }
        found.part = std::move(packed.innerPart);
        file.shownAs = std::move(packed.shownAs);
        file.unpacked = std::move(packed.file);
    }
}

void noteOtherTables(const FileLayout& file, Layout& layout) {
    if (file.otherParts.empty()) return;
    layout.notes.push_back(message("other-tables",
                                   "The table \"{}\" was read; the archive holds others too: {}.",
                                   file.part, quotedList(file.otherParts)));
}

}  // namespace

Error FileLayout::named(const Error& error) const {
    if (!unpacked) return error;
    return {error.fault, withOtherName(error.text, unpacked->place().string(), shownAs)};
}

Result<FileLayout> findLayout(const std::filesystem::path& path,
                              std::span<const std::string> knownNames,
                              const ReadingOptions& options, const GoOn& goOn) {
    auto table = unpackedTable(path, options, goOn);
    if (!table) return tl::unexpected(table.error());
    FileLayout& outer = table->file;
    ReadingOptions inside = options;
    inside.part = table->part;
    auto file = layoutOfUnpacked(outer.place(path), knownNames, inside);
    if (!file) return tl::unexpected(outer.named(file.error()));
    noteOtherTables(outer, file->layout);
    if (!outer.part.empty()) {
        file->part = file->part.empty() ? outer.part : outer.part + "/" + file->part;
        file->otherParts = std::move(outer.otherParts);
    }
    file->packing = std::move(outer.packing);
    file->shownAs = std::move(outer.shownAs);
    file->unpacked = std::move(outer.unpacked);
    return file;
}

bool mayHoldTable(const std::filesystem::path& path) {
    ReadingOptions first;
    first.takesFirstPart = true;
    const auto table = unpackedTable(path, first, always);
    if (!table) return false;
    const Result<Sample> sample =
        readSample(table->file.place(path), kSmallSample, ReadingOptions());
    return sample && !sample->text.empty() && refuseBinary(path.string(), sample->text);
}

}  // namespace ardent

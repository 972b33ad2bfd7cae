#include "core/data/import/text/text_source.h"

#include <fmt/format.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>
#include <optional>
#include <utility>

#include "core/data/import/text/encodings.h"
#include "core/data/import/text/gzip_tail.h"
#include "core/data/import/text/invisible_marks.h"
#include "core/data/import/text/regular_file.h"
#include "core/data/import/text/text_decoder.h"

namespace ardent {
namespace {

constexpr unsigned kUnpackBuffer = 256U << 10;
constexpr std::size_t kStart = 1024;  // tells the encoding
constexpr std::string_view kUtf8Mark = "\xEF\xBB\xBF";
constexpr char kEndOfText = '\x1A';  // of CP/M and DOS
constexpr char kPadding = '\0';      // behind the text, of a block
constexpr std::string_view kUtf32Marks[] = {{"\xFF\xFE\0\0", 4}, {"\0\0\xFE\xFF", 4}};

/// The mark of UTF-8 as it looks in Windows-1252, where it was taken for a text and saved again.
constexpr std::string_view kMarkAsText = "\u00EF\u00BB\u00BF";

constexpr std::size_t kDecodedBlock = std::size_t{64} << 10;

struct CloseGzip {
    void operator()(gzFile_s* file) const { gzclose_r(file); }
};

tl::unexpected<Error> cannotRead(const std::string& path, std::string_view why) {
    return fail(Fault::Data, fmt::format("{}: {}", path, why));
}

}  // namespace

struct TextSource::Impl {
    std::filesystem::path place;
    std::string path;
    std::unique_ptr<gzFile_s, CloseGzip> file;
    std::shared_ptr<const std::string> text;  ///< instead of a file
    std::string pending;                      ///< UTF-8 that has been read and not yet handed out
    std::size_t taken = 0;
    std::optional<Utf16Decoder> utf16;
    std::optional<TextDecoder> decoder;  ///< of the encoding that is named
    std::string encoding;
    std::string ahead;  ///< bytes that were looked at behind a block
    InvisibleMarks marks;
    bool hadZeros = false;
    UnpackedSum sum;
    double fileBytes = 0.;

    bool isGzip() const { return file && gzdirect(file.get()) == 0; }
    Result<std::size_t> readBytes(std::span<char> out);
    Result<> readStart();
    void decode(std::string_view bytes);
    void decodeUtf16(bool bigEndian, std::size_t mark);
    Result<> refillDecoded();
    Result<std::size_t> readText(std::span<char> out);
    Result<std::size_t> dropMarkAtEnd(std::span<char> block);
};

Result<std::size_t> TextSource::Impl::readBytes(std::span<char> out) {
    std::size_t done = 0;
    while (done < out.size()) {
        const auto wanted =
            static_cast<unsigned>(std::min<std::size_t>(out.size() - done, 1U << 30));
        const int count = gzread(file.get(), out.data() + done, wanted);
        if (count > 0) {
            if (isGzip())
                sum.add(std::string_view(out.data() + done, static_cast<std::size_t>(count)));
            done += static_cast<std::size_t>(count);
            continue;
        }
        int error = Z_OK;
        gzerror(file.get(), &error);
        if (error == Z_ERRNO) {
            return cannotRead(path, fmt::format("reading failed ({}); try to copy the file again.",
                                                std::strerror(errno)));
        }
        if (error == Z_BUF_ERROR) {
            return cannotRead(path, "the gzip file is cut short; copy or download it again.");
        }
        if (error != Z_OK && error != Z_STREAM_END) {
            return cannotRead(path, "the gzip file is damaged; copy or download it again.");
        }
        break;
    }
    return done;
}

void TextSource::Impl::decode(std::string_view bytes) {
    if (utf16) return utf16->decode(bytes, pending);
    decoder->decode(bytes, pending);
}

void TextSource::Impl::decodeUtf16(bool bigEndian, std::size_t mark) {
    encoding = bigEndian ? "UTF-16BE" : "UTF-16LE";
    utf16.emplace(bigEndian);
    const std::string rest = pending.substr(mark);
    pending.clear();
    utf16->decode(rest, pending);
}

Result<> TextSource::Impl::readStart() {
    pending.resize(kStart);
    const Result<std::size_t> count = readBytes(pending);
    if (!count) return tl::unexpected(count.error());
    pending.resize(*count);
    const auto startsWith = [this](std::string_view mark) {
        return std::string_view(pending).substr(taken).starts_with(mark);
    };
    if (startsWith(kUtf8Mark) || startsWith(kMarkAsText)) {
        encoding = "UTF-8";
        decoder.reset();
        for (const std::string_view mark : {kUtf8Mark, kMarkAsText, kUtf8Mark})
            while (startsWith(mark)) taken += mark.size();
    } else if (startsWith(kUtf32Marks[0]) || startsWith(kUtf32Marks[1])) {
        encoding = startsWith(kUtf32Marks[0]) ? "UTF-32LE" : "UTF-32BE";
        decoder = TextDecoder::from(encoding);
        const std::string bytes = std::exchange(pending, {}).substr(kUtf32Marks[0].size());
        if (decoder) decode(bytes);
    } else if (decoder) {
        const std::string bytes = std::exchange(pending, {});
        decode(bytes);
    } else if (pending.starts_with("\xFF\xFE") || pending.starts_with("\xFE\xFF")) {
        decodeUtf16(pending[0] == '\xFE', 2);
    } else if (const ZeroHalves zeros = zeroHalves(pending); zeros != ZeroHalves::None) {
        decodeUtf16(zeros == ZeroHalves::First, 0);
    }
    return {};
}

Result<> TextSource::Impl::refillDecoded() {
    pending.clear();
    taken = 0;
    std::string bytes(kDecodedBlock, '\0');
    while (pending.empty()) {
        const Result<std::size_t> count = readBytes(bytes);
        if (!count) return tl::unexpected(count.error());
        if (*count == 0) break;
        decode(std::string_view(bytes).substr(0, *count));
    }
    return {};
}

TextSource::TextSource(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
TextSource::TextSource(TextSource&&) noexcept = default;
TextSource& TextSource::operator=(TextSource&&) noexcept = default;
TextSource::~TextSource() = default;

Result<TextSource> TextSource::open(const std::filesystem::path& path,
                                    const std::string& encoding) {
    if (const auto kind = requireRegularFile(path); !kind) return tl::unexpected(kind.error());
    auto impl = std::make_unique<Impl>();
    if (!encoding.empty()) {
        impl->decoder = TextDecoder::from(encoding);
        impl->encoding = encoding;
        if (!impl->decoder)
            return fail(Fault::Usage,
                        fmt::format("--encoding {}: there is no encoding of this name; such as "
                                    "UTF-8, Windows-1252 or GB18030 may be given.",
                                    encoding));
    }
    impl->place = path;
    impl->path = path.string();
#ifdef _WIN32
    impl->file.reset(gzopen_w(path.c_str(), "rb"));
#else
    impl->file.reset(gzopen(path.c_str(), "rb"));
#endif
    if (impl->file == nullptr) {
        if (errno == EACCES || errno == EPERM)
            return cannotRead(impl->path, "you may not read this file; change its permissions.");
        return cannotRead(impl->path, fmt::format("the file cannot be opened ({}); check that no "
                                                  "other program holds it.",
                                                  std::strerror(errno)));
    }
    gzbuffer(impl->file.get(), kUnpackBuffer);
    std::error_code unknown;
    if (const auto bytes = std::filesystem::file_size(path, unknown); !unknown)
        impl->fileBytes = static_cast<double>(bytes);
    if (const auto start = impl->readStart(); !start) return tl::unexpected(start.error());
    return TextSource(std::move(impl));
}

TextSource TextSource::of(std::shared_ptr<const std::string> text) {
    auto impl = std::make_unique<Impl>();
    impl->text = std::move(text);
    impl->encoding = "UTF-8";
    return TextSource(std::move(impl));
}

/// Fills `out` but for the end of the text.
Result<std::size_t> TextSource::Impl::readText(std::span<char> out) {
    std::size_t done = ahead.copy(out.data(), out.size());
    ahead.erase(0, done);
    while (done < out.size()) {
        if (taken == pending.size() && (utf16 || decoder)) {
            if (const auto filled = refillDecoded(); !filled) return tl::unexpected(filled.error());
            if (pending.empty()) break;
        }
        if (taken == pending.size()) {
            const Result<std::size_t> count = readBytes(out.subspan(done));
            if (!count) return count;
            done += *count;
            break;
        }
        const std::size_t count = std::min(out.size() - done, pending.size() - taken);
        std::copy_n(pending.data() + taken, count, out.data() + done);
        taken += count;
        done += count;
    }
    return done;
}

bool hasZeros(std::string_view text) {
    return text.find(kPadding) != std::string_view::npos;
}

/// Length of the last block of a text without what ends it; zeros among its letters are no padding.
std::size_t withoutEnd(std::string_view block, bool hadZeros) {
    constexpr char kEnds[] = {kEndOfText, kPadding};
    const std::size_t text = block.find_last_not_of({kEnds, sizeof kEnds}) + 1;
    return hadZeros || hasZeros(block.substr(0, text)) ? block.find_last_not_of(kEndOfText) + 1
                                                       : text;
}

/// What is left of a block at whose end an invisible mark may start that goes on behind it.
Result<std::size_t> TextSource::Impl::dropMarkAtEnd(std::span<char> block) {
    const std::string_view all(block.data(), block.size());
    for (std::size_t size = std::min<std::size_t>(2, all.size()); size > 0; --size) {
        std::string mark(all.substr(all.size() - size));
        if (!mayStartInvisibleMark(mark)) continue;
        std::array<char, 2> behind{};
        const Result<std::size_t> count = readText(behind);
        if (!count) return count;
        mark.append(behind.data(), *count);
        const std::size_t length = invisibleMark(mark);
        if (length > 0) marks.takeOut(std::span(mark).first(length));
        ahead.insert(0, length > 0 ? mark.substr(length) : mark.substr(size));
        return all.size() - (length > 0 ? size : 0);
    }
    return all.size();
}

Result<std::size_t> TextSource::read(std::span<char> out) {
    if (impl_->text) {
        const std::size_t count = impl_->text->copy(out.data(), out.size(), impl_->taken);
        impl_->taken += count;
        return count;
    }
    std::size_t done = 0;
    bool isEnd = false;
    while (done < out.size() && !isEnd) {
        const auto room = out.subspan(done);
        const Result<std::size_t> count = impl_->readText(room);
        if (!count) return count;
        isEnd = *count < room.size();
        done += impl_->marks.takeOut(room.first(*count));
        if (isEnd) break;
        const Result<std::size_t> left = impl_->dropMarkAtEnd(out.first(done));
        if (!left) return left;
        done = *left;
    }
    const std::string_view block(out.data(), done);
    if (isEnd) return withoutEnd(block, impl_->hadZeros);
    impl_->hadZeros = impl_->hadZeros || hasZeros(block);
    return done;
}

const InvisibleMarks& TextSource::invisibleMarks() const {
    return impl_->marks;
}

bool TextSource::isGzip() const {
    return impl_->isGzip();
}

double TextSource::shareRead() const {
    const auto taken = static_cast<double>(gzoffset(impl_->file.get()));
    return impl_->fileBytes > 0. ? std::clamp(taken / impl_->fileBytes, 0., 1.) : 1.;
}

bool TextSource::hasBytesBehind() const {
    return isGzip() && hasBytesBehindGzip(impl_->place, impl_->sum);
}

std::string TextSource::markedEncoding() const {
    return impl_->encoding;
}

}  // namespace ardent

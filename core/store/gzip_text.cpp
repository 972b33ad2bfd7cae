#include "core/store/gzip_text.h"

#include <zlib.h>

#include <algorithm>
#include <stdexcept>
#include <vector>

#include "core/base/check.h"
#include "core/base/memory.h"
#include "core/data/import/text/text_source.h"

namespace ardent {
namespace {

constexpr std::size_t kPiece = std::size_t{1} << 20;
constexpr int kGzip = MAX_WBITS + 16;

}  // namespace

std::string gzipped(std::string_view text, Packing packing) {
    constexpr int kLevel = 3;  // numbers hardly shrink further
    const int strategy = packing == Packing::Fast ? Z_RLE : Z_DEFAULT_STRATEGY;
    z_stream stream{};
    check(deflateInit2(&stream, kLevel, Z_DEFLATED, kGzip, MAX_MEM_LEVEL, strategy) == Z_OK,
          "zlib gave no compressor");
    std::string packed;
    std::vector<char> buffer(kPiece);
    int state = Z_OK;
    while (state != Z_STREAM_END) {
        const std::size_t taken = std::min(kPiece, text.size());
        const bool isLast = taken == text.size();
        stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(text.data()));
        stream.avail_in = static_cast<uInt>(taken);
        text.remove_prefix(taken);
        do {
            stream.next_out = reinterpret_cast<Bytef*>(buffer.data());
            stream.avail_out = static_cast<uInt>(buffer.size());
            state = deflate(&stream, isLast ? Z_FINISH : Z_NO_FLUSH);
            packed.append(buffer.data(), buffer.size() - stream.avail_out);
        } while (stream.avail_out == 0);
    }
    deflateEnd(&stream);
    return packed;
}

std::size_t unpackedSize(std::string_view packed) {
    constexpr std::size_t kBytes = 4;
    if (packed.size() < kBytes) return 0;
    packed.remove_prefix(packed.size() - kBytes);
    std::size_t size = 0;
    for (std::size_t i = kBytes; i-- > 0;) size = size << 8 | static_cast<unsigned char>(packed[i]);
    return size;
}

std::string gunzipped(std::string_view packed) {
    z_stream stream{};
    check(inflateInit2(&stream, kGzip) == Z_OK, "zlib gave no decompressor");
    std::string text(unpackedSize(packed), '\0');
    stream.next_in = reinterpret_cast<Bytef*>(const_cast<char*>(packed.data()));
    stream.avail_in = static_cast<uInt>(packed.size());
    stream.next_out = reinterpret_cast<Bytef*>(text.data());
    stream.avail_out = static_cast<uInt>(text.size());
    const bool isWhole = inflate(&stream, Z_FINISH) == Z_STREAM_END && stream.avail_out == 0;
    inflateEnd(&stream);
    if (!isWhole) throw std::invalid_argument("what is packed in it is damaged");
    return text;
}

Result<std::string> readText(const std::filesystem::path& path, std::size_t most) {
    auto source = TextSource::open(path);
    if (!source) return tl::unexpected(source.error());
    std::string text;
    std::vector<char> buffer(kPiece);
    while (true) {
        const auto length = source->read(buffer);
        if (!length) return tl::unexpected(length.error());
        if (*length == 0) return text;
        if (*length > most - text.size())
            return fail(Fault::Data,
                        message("unpacked-too-large",
                                "{}: the content of this file takes more than {}, which no file of "
                                "Ardent does; open another one.",
                                path.string(), memoryText(static_cast<double>(most))));
        text.append(buffer.data(), *length);
    }
}

}  // namespace ardent

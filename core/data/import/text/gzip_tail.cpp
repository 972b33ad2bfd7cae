#include "core/data/import/text/gzip_tail.h"

#include <zlib.h>

#include <array>
#include <fstream>
#include <string>

namespace ardent {
namespace {

constexpr std::size_t kTailBuffer = std::size_t{256} << 10;
constexpr std::size_t kTrailerBytes = 8;

std::uint32_t littleEndian(const char* bytes) {
    std::uint32_t value = 0;
    for (int i = 3; i >= 0; --i) value = value << 8 | static_cast<unsigned char>(bytes[i]);
    return value;
}

/// So ends a file of one member with nothing behind it.
bool endsWith(std::ifstream& file, const UnpackedSum& sum) {
    std::array<char, kTrailerBytes> trailer{};
    file.seekg(-static_cast<std::streamoff>(kTrailerBytes), std::ios::end);
    if (!file.read(trailer.data(), kTrailerBytes)) return false;
    return littleEndian(trailer.data()) == sum.checksum &&
           littleEndian(trailer.data() + 4) == sum.bytes;
}

void skipZeros(z_stream& stream) {
    while (stream.avail_in > 0 && *stream.next_in == 0) {
        ++stream.next_in;
        --stream.avail_in;
    }
}

/// Unpacks member after member up to the end or to what is none.
bool hasBytesBehindMembers(std::ifstream& file, z_stream& stream) {
    std::string packed(kTailBuffer, '\0');
    std::string unpacked(kTailBuffer, '\0');
    for (;;) {
        if (stream.total_in == 0) skipZeros(stream);
        if (stream.avail_in == 0) {
            file.read(packed.data(), static_cast<std::streamsize>(packed.size()));
            if (file.bad()) return false;
            stream.next_in = reinterpret_cast<Bytef*>(packed.data());
            stream.avail_in = static_cast<uInt>(file.gcount());
            if (stream.avail_in == 0) return stream.total_in > 0;
            continue;
        }
        stream.next_out = reinterpret_cast<Bytef*>(unpacked.data());
        stream.avail_out = static_cast<uInt>(unpacked.size());
        const int state = inflate(&stream, Z_NO_FLUSH);
        if (state == Z_STREAM_END)
            inflateReset(&stream);
        else if (state != Z_OK && state != Z_BUF_ERROR)
            return true;
    }
}

}  // namespace

void UnpackedSum::add(std::string_view part) {
    checksum = static_cast<std::uint32_t>(
        crc32_z(checksum, reinterpret_cast<const Bytef*>(part.data()), part.size()));
    bytes += static_cast<std::uint32_t>(part.size());
}

bool hasBytesBehindGzip(const std::filesystem::path& path, const UnpackedSum& sum) {
    std::ifstream file(path, std::ios::binary);
    if (!file || endsWith(file, sum)) return false;
    file.clear();
    file.seekg(0);
    constexpr int kGzipOnly = 15 + 16;
    z_stream stream{};
    if (inflateInit2(&stream, kGzipOnly) != Z_OK) return false;
    const bool found = hasBytesBehindMembers(file, stream);
    inflateEnd(&stream);
    return found;
}

}  // namespace ardent

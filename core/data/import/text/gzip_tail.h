#pragma once

#include <cstdint>
#include <filesystem>
#include <string_view>

namespace ardent {

/// What a gzip file holds as a stream of bytes.
struct UnpackedSum {
    std::uint32_t checksum = 0;  ///< CRC-32
    std::uint32_t bytes = 0;     ///< modulo 2³², as gzip counts them

    void add(std::string_view part);
};

/// Whether bytes other than zeros stand behind the last member of a gzip file that has been read to
/// its end without a fault. False too where the file cannot be read again.
bool hasBytesBehindGzip(const std::filesystem::path&, const UnpackedSum&);

}  // namespace ardent

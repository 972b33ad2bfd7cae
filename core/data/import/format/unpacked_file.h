#pragma once

#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>
#include <utility>

#include "core/base/error.h"

namespace ardent {

/// What was unpacked from a file, on the disk for temporary files. It is removed in the end, and
/// what programs that were killed have left there as the next is made.
class UnpackedFile {
public:
    /// `packed`: for errors. Errors (Fault::Usage): no such disk.
    static Result<UnpackedFile> create(const std::filesystem::path& packed);

    UnpackedFile(UnpackedFile&&) noexcept = default;
    UnpackedFile& operator=(UnpackedFile&&) = delete;
    ~UnpackedFile();

    /// Errors (Fault::Usage): the disk is full.
    Result<> write(std::string_view);
    Result<> finish();

    const std::filesystem::path& place() const { return place_; }

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    explicit UnpackedFile(std::string packed) : packed_(std::move(packed)) {}
    tl::unexpected<Error> noSpace() const;

    std::string packed_;
    std::filesystem::path place_;
    std::unique_ptr<std::FILE, Close> file_;  ///< open, and locked, as long as it is there
};

}  // namespace ardent

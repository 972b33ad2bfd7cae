#pragma once

#include <cstdio>
#include <filesystem>
#include <memory>
#include <string_view>

#include "core/base/error.h"

namespace ardent {

/// What was unpacked from a file, on the disk for temporary files, where it is removed in the end.
class UnpackedFile {
public:
    /// `packed`: for errors. Errors (Fault::Usage): no such disk.
    static Result<UnpackedFile> create(const std::filesystem::path& packed);

    UnpackedFile(UnpackedFile&&) noexcept = default;
    UnpackedFile& operator=(UnpackedFile&&) = delete;
    ~UnpackedFile();

    /// Errors (Fault::Usage): the disk is full.
    Result<> write(std::string_view);
    Result<> close();

    const std::filesystem::path& place() const { return place_; }

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };
    UnpackedFile(std::string packed, std::filesystem::path folder);
    tl::unexpected<Error> noSpace() const;

    std::string packed_;
    std::filesystem::path folder_, place_;
    std::unique_ptr<std::FILE, Close> file_;
};

}  // namespace ardent

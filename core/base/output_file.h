#pragma once

#include <cstdio>
#include <filesystem>
#include <memory>
#include <string>
#include <string_view>

#include "core/base/error.h"

namespace ardent {

/// A file that appears whole or not at all: the text goes to a temporary sibling, which takes the
/// file's place on commit and is removed otherwise. What is no regular file (a pipe, a device) is
/// written directly.
class OutputFile {
public:
    /// Errors (Fault::Output): no such folder, a directory, a read-only file, no permission.
    static Result<OutputFile> create(const std::filesystem::path& path);

    OutputFile(OutputFile&&) noexcept = default;
    OutputFile& operator=(OutputFile&&) = delete;
    ~OutputFile();

    /// False once the disk is full or gone; commit then says why.
    bool write(std::string_view text);

    /// Errors (Fault::Output): a write failed; nothing is left behind.
    Result<> commit();

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    OutputFile() = default;

    std::filesystem::path path_;
    std::filesystem::path temporary_;  ///< empty where the text goes straight to `path_`
    std::unique_ptr<std::FILE, Close> file_;
    int failure_ = 0;  ///< errno of the first failed write
};

/// The whole content in one go. Errors: as of create and commit.
Result<> writeFileAtomically(const std::filesystem::path& path, std::string_view content);

}  // namespace ardent

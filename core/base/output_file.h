#pragma once

#include <cstdio>
#include <filesystem>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "core/base/error.h"

namespace ardent {

/// The file that a symbolic link stands for, be it there or not.
std::filesystem::path targetOf(std::filesystem::path);

/// A Fault::Output for an errno.
tl::unexpected<Error> cannotWrite(const std::filesystem::path&, int code);

/// Nothing forbids to change or make the file. Errors (Fault::Output): a directory, a read-only
/// file, also where the system lets this user write nevertheless.
Result<> checkWritable(const std::filesystem::path&);

/// A file that appears whole or not at all: the text goes to a temporary sibling, which takes the
/// file's place on commit and is removed otherwise; the next writer removes what a killed one has
/// left. A file that is replaced leaves its permissions and its owner to the new one. What is no
/// regular file (a pipe, a device) is written directly.
class OutputFile {
public:
    /// Errors (Fault::Output): those of checkWritable, no such folder, no permission.
    static Result<OutputFile> create(const std::filesystem::path& path);

    OutputFile(OutputFile&&) noexcept = default;
    OutputFile& operator=(OutputFile&&) = delete;
    ~OutputFile();

    /// Where the content is until it is committed, for a writer that opens files by name.
    const std::filesystem::path& place() const { return temporary_.empty() ? path_ : temporary_; }

    /// False once the disk is full or gone; commit then says why.
    bool write(std::string_view text);

    /// Errors (Fault::Output): a write failed; nothing is left behind.
    Result<> commit();

private:
    struct Close {
        void operator()(std::FILE* file) const { std::fclose(file); }
    };

    /// Whose the file is that is replaced, and who may do what with it.
    struct Ownership {
        unsigned user = 0, group = 0, mode = 0;
    };

    OutputFile() = default;
    void openTemporary();
    void giveAway() const;

    std::filesystem::path path_;
    std::filesystem::path temporary_;  ///< empty where the text goes straight to `path_`
    std::optional<Ownership> replaced_;
    std::unique_ptr<std::FILE, Close> file_;
    int failure_ = 0;  ///< errno of the first failed write
};

/// Removes what killed writers of any files have left in a folder.
void removeLeftOvers(const std::filesystem::path& folder);

/// The whole content in one go. Errors: as of create and commit.
Result<> writeFileAtomically(const std::filesystem::path& path, std::string_view content);

}  // namespace ardent

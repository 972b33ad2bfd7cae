#include "core/base/output_file.h"

#include <unistd.h>

#include <fmt/format.h>

#include <cerrno>
#include <system_error>
#include <utility>

namespace ardent {
namespace {

namespace fs = std::filesystem;

tl::unexpected<Error> cannotWrite(const fs::path& path, int code) {
    return fail(Fault::Output,
                message("cannot-write", "{} cannot be written: {}. Choose another place or name.",
                        path.string(), std::generic_category().message(code)));
}

/// The file that a symbolic link stands for, be it there or not, so that the link survives.
fs::path resolved(fs::path path) {
    constexpr int kMostLinks = 40;
    std::error_code error;
    for (int link = 0; link < kMostLinks && fs::is_symlink(fs::symlink_status(path, error)); ++link)
        path = path.parent_path() / fs::read_symlink(path, error);
    const fs::path target = fs::weakly_canonical(path, error);
    return error ? path : target;
}

/// Also where the system lets this user write nevertheless.
bool isReadOnly(const fs::path& path, const fs::file_status& status) {
    constexpr fs::perms kWrite =
        fs::perms::owner_write | fs::perms::group_write | fs::perms::others_write;
    return (status.permissions() & kWrite) == fs::perms::none || ::access(path.c_str(), W_OK) != 0;
}

}  // namespace

Result<OutputFile> OutputFile::create(const fs::path& path) {
    OutputFile output;
    output.path_ = resolved(path);
    std::error_code error;
    const fs::file_status status = fs::status(output.path_, error);
    if (status.type() == fs::file_type::none) return cannotWrite(path, error.value());
    if (fs::is_directory(status)) return cannotWrite(path, EISDIR);
    if (fs::is_regular_file(status) && isReadOnly(output.path_, status))
        return fail(Fault::Output,
                    message("read-only",
                            "{} is read-only and was not changed. Choose another name, or make it "
                            "writable.",
                            path.string()));
    if (fs::exists(status) && !fs::is_regular_file(status)) {
        output.file_.reset(std::fopen(output.path_.string().c_str(), "wb"));
    } else {
        constexpr int kAttempts = 100;
        for (int attempt = 0; attempt < kAttempts && !output.file_; ++attempt) {
            output.temporary_ = output.path_;
            output.temporary_.replace_filename(
                fmt::format(".{}.{}.part", output.path_.filename().string(), attempt));
            output.file_.reset(std::fopen(output.temporary_.string().c_str(), "wbx"));
            if (!output.file_ && errno != EEXIST) break;
        }
    }
    if (!output.file_) {
        const int code = errno;
        output.temporary_.clear();
        return cannotWrite(path, code);
    }
    return output;
}

OutputFile::~OutputFile() {
    if (!file_) return;
    file_.reset();
    std::error_code ignored;
    if (!temporary_.empty()) fs::remove(temporary_, ignored);
}

bool OutputFile::write(std::string_view text) {
    if (failure_ == 0 && std::fwrite(text.data(), 1, text.size(), file_.get()) != text.size())
        failure_ = errno;
    return failure_ == 0;
}

Result<> OutputFile::commit() {
    if (std::fflush(file_.get()) != 0 && failure_ == 0) failure_ = errno;
    if (failure_ == 0 && !temporary_.empty() && ::fsync(::fileno(file_.get())) != 0)
        failure_ = errno;
    if (std::fclose(file_.release()) != 0 && failure_ == 0) failure_ = errno;
    std::error_code error;
    if (failure_ == 0 && !temporary_.empty()) {
        fs::rename(temporary_, path_, error);
        failure_ = error.value();
    }
    if (failure_ == 0) return {};
    if (!temporary_.empty()) fs::remove(temporary_, error);
    return cannotWrite(path_, failure_);
}

Result<> writeFileAtomically(const fs::path& path, std::string_view content) {
    return OutputFile::create(path).and_then([&](OutputFile file) {
        file.write(content);
        return file.commit();
    });
}

}  // namespace ardent

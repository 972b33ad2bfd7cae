#include "core/base/output_file.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>
#include <utility>

#include "core/base/locked_file.h"

namespace ardent {
namespace {

namespace fs = std::filesystem;

bool isReadOnly(const fs::path& path, const fs::file_status& status) {
    constexpr fs::perms kWrite =
        fs::perms::owner_write | fs::perms::group_write | fs::perms::others_write;
    return (status.permissions() & kWrite) == fs::perms::none || ::access(path.c_str(), W_OK) != 0;
}

constexpr int kMostWriters = 100;  // at a time, of one file
constexpr unsigned kEverybody = 0666, kOwnerAlone = 0600;

fs::path temporaryOf(const fs::path& path, int number) {
    fs::path temporary = path;
    temporary.replace_filename(fmt::format(".{}.{}.part", path.filename().string(), number));
    return temporary;
}

/// So that a new name survives a power cut. Some file systems cannot, and need not.
void syncFolder(const fs::path& folder) {
    const int opened = ::open(folder.empty() ? "." : folder.c_str(), O_RDONLY | O_CLOEXEC);
    if (opened < 0) return;
    ::fsync(opened);
    ::close(opened);
}

}  // namespace

fs::path targetOf(fs::path path) {
    constexpr int kMostLinks = 40;
    std::error_code error;
    for (int link = 0; link < kMostLinks && fs::is_symlink(fs::symlink_status(path, error)); ++link)
        path = path.parent_path() / fs::read_symlink(path, error);
    const fs::path target = fs::weakly_canonical(path, error);
    return error ? path : target;
}

tl::unexpected<Error> cannotWrite(const fs::path& path, int code) {
    return fail(Fault::Output,
                message("cannot-write", "{} cannot be written: {}. Choose another place or name.",
                        path.string(), std::generic_category().message(code)));
}

Result<> checkWritable(const fs::path& path) {
    const fs::path target = targetOf(path);
    std::error_code error;
    const fs::file_status status = fs::status(target, error);
    if (status.type() == fs::file_type::none) return cannotWrite(path, error.value());
    if (fs::is_directory(status)) return cannotWrite(path, EISDIR);
    if (fs::is_regular_file(status) && isReadOnly(target, status))
        return fail(Fault::Output,
                    message("read-only",
                            "{} is read-only and was not changed. Choose another name, or make it "
                            "writable.",
                            path.string()));
    return {};
}

/// Nobody but its owner sees the new content of a file before it has the permissions of the old
/// one.
void OutputFile::openTemporary() {
    for (int number = 0; number < kMostWriters; ++number)
        if (!removeLeftOver(temporaryOf(path_, number))) break;
    for (int number = 0; number < kMostWriters && !file_; ++number) {
        temporary_ = temporaryOf(path_, number);
        const int file = newLockedFile(temporary_, replaced_ ? kOwnerAlone : kEverybody);
        if (file >= 0) file_.reset(::fdopen(file, "wb"));
        if (!file_ && errno != EEXIST) return;
    }
}

/// As far as the file system knows owners and permissions. A group that this user may not give the
/// file to has no rights on it.
void OutputFile::giveAway() const {
    constexpr unsigned kPermissions = 07777, kGroup = 0070;
    const int file = ::fileno(file_.get());
    unsigned mode = replaced_->mode & kPermissions;
    if (::fchown(file, replaced_->user, replaced_->group) != 0 &&
        ::fchown(file, static_cast<uid_t>(-1), replaced_->group) != 0)
        mode &= ~kGroup;
    ::fchmod(file, mode);
}

Result<OutputFile> OutputFile::create(const fs::path& path) {
    if (auto may = checkWritable(path); !may) return tl::unexpected(may.error());
    OutputFile output;
    output.path_ = targetOf(path);
    std::error_code error;
    const fs::file_status status = fs::status(output.path_, error);
    if (fs::exists(status) && !fs::is_regular_file(status)) {
        output.file_.reset(std::fopen(output.path_.string().c_str(), "wb"));
    } else {
        struct stat old {};
        if (fs::exists(status) && ::stat(output.path_.c_str(), &old) == 0)
            output.replaced_ = Ownership{old.st_uid, old.st_gid, old.st_mode};
        output.openTemporary();
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
    if (failure_ == 0 && replaced_) giveAway();
    if (failure_ == 0 && !temporary_.empty() && ::fsync(::fileno(file_.get())) != 0)
        failure_ = errno;
    std::error_code error;
    if (failure_ == 0 && !temporary_.empty()) {  // while it is locked: it is no left-over
        fs::rename(temporary_, path_, error);
        failure_ = error.value();
        if (failure_ == 0) syncFolder(path_.parent_path());
    }
    if (std::fclose(file_.release()) != 0 && failure_ == 0) failure_ = errno;
    if (failure_ == 0) return {};
    if (!temporary_.empty()) fs::remove(temporary_, error);
    return cannotWrite(path_, failure_);
}

void removeLeftOvers(const fs::path& folder) {
    std::error_code error;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder, error))
        if (const std::string name = entry.path().filename().string();
            name.starts_with('.') && name.ends_with(".part"))
            removeLeftOver(entry.path());
}

Result<> writeFileAtomically(const fs::path& path, std::string_view content) {
    return OutputFile::create(path).and_then([&](OutputFile file) {
        file.write(content);
        return file.commit();
    });
}

}  // namespace ardent

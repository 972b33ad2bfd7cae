#include "core/base/locked_file.h"

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

#include <cerrno>

namespace ardent {
namespace {

/// Where the file system knows no locks, errno is another than EWOULDBLOCK.
bool lock(int file) {
    return ::flock(file, LOCK_EX | LOCK_NB) == 0;
}

}  // namespace

bool removeLeftOver(const std::filesystem::path& temporary) {
    const int file = ::open(temporary.c_str(), O_RDWR | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (file < 0) return errno != ENOENT;
    struct stat opened {
    }, named{};
    const bool isFile = ::fstat(file, &opened) == 0 && S_ISREG(opened.st_mode);
    if (isFile && lock(file) && ::lstat(temporary.c_str(), &named) == 0 &&
        named.st_ino == opened.st_ino)
        ::unlink(temporary.c_str());
    ::close(file);
    return true;
}

int newLockedFile(const std::filesystem::path& path, unsigned mode) {
    const int file = ::open(path.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, mode);
    if (file < 0) return file;
    struct stat status {};
    const bool isTakenForALeftOver = (!lock(file) && errno == EWOULDBLOCK) ||
                                     ::fstat(file, &status) != 0 || status.st_nlink == 0;
    if (!isTakenForALeftOver) return file;
    ::close(file);
    errno = EEXIST;
    return -1;
}

}  // namespace ardent

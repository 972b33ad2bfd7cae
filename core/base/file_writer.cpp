#include "core/base/file_writer.h"

#include <fcntl.h>
#include <fmt/format.h>
#include <unistd.h>

#include <cerrno>
#include <cstring>
#include <string>

namespace ardent {
namespace {

/// 0, or the errno of what failed.
int writeSynced(const std::string& path, std::string_view content) {
    const int file = ::open(path.c_str(), O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0666);
    if (file < 0) return errno;
    int error = 0;
    while (!content.empty() && error == 0) {
        const ssize_t written = ::write(file, content.data(), content.size());
        if (written >= 0)
            content.remove_prefix(static_cast<std::size_t>(written));
        else if (errno != EINTR)
            error = errno;
    }
    if (error == 0 && ::fsync(file) != 0 && errno != EINVAL) error = errno;
    if (::close(file) != 0 && error == 0) error = errno;
    return error;
}

}  // namespace

Result<> writeFileAtomically(const std::filesystem::path& path, std::string_view content) {
    const std::string temporary = fmt::format("{}.{}.part", path.string(), ::getpid());
    int error = writeSynced(temporary, content);
    if (error == 0 && std::rename(temporary.c_str(), path.c_str()) != 0) error = errno;
    if (error == 0) return {};
    ::unlink(temporary.c_str());
    return fail(Fault::Output, fmt::format("{} could not be written: {}; choose another place.",
                                           path.string(), std::strerror(error)));
}

}  // namespace ardent

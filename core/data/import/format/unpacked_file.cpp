#include "core/data/import/format/unpacked_file.h"

#include <fmt/format.h>

#include <cerrno>

#include "core/base/locked_file.h"

namespace ardent {

UnpackedFile::~UnpackedFile() {
    if (file_ == nullptr) return;
    std::error_code ignored;
    std::filesystem::remove(place_, ignored);
}

Result<UnpackedFile> UnpackedFile::create(const std::filesystem::path& packed) {
    constexpr int kMostFiles = 1000;  // at a time
    constexpr unsigned kOwnerAlone = 0600;
    UnpackedFile unpacked(packed.string());
    std::error_code error;
    const std::filesystem::path folder = std::filesystem::temp_directory_path(error);
    for (int number = 0; number < kMostFiles && !error; ++number) {
        unpacked.place_ = folder / fmt::format("ardent-unpacked-{}", number);
        removeLeftOver(unpacked.place_);
        const int file = newLockedFile(unpacked.place_, kOwnerAlone);
        if (file >= 0) {
            unpacked.file_.reset(::fdopen(file, "wb"));
            return unpacked;
        }
        if (errno != EEXIST) break;
    }
    return unpacked.noSpace();
}

Result<> UnpackedFile::write(std::string_view bytes) {
    if (std::fwrite(bytes.data(), 1, bytes.size(), file_.get()) != bytes.size()) return noSpace();
    return {};
}

Result<> UnpackedFile::finish() {
    if (std::fflush(file_.get()) != 0) return noSpace();
    return {};
}

tl::unexpected<Error> UnpackedFile::noSpace() const {
    return fail(Fault::Usage,
                message("no-space-to-unpack",
                        "{}: there is no space to unpack it in the folder for temporary files; "
                        "free some, or name another folder in TMPDIR.",
                        packed_));
}

}  // namespace ardent

#include "core/data/import/format/unpacked_file.h"

#include <fmt/format.h>

#include <random>
#include <utility>

namespace ardent {
namespace {

/// A new folder of this user alone; "" where none can be made.
std::filesystem::path ownFolder() {
    constexpr int kTries = 16;
    std::error_code error;
    const std::filesystem::path parent = std::filesystem::temp_directory_path(error);
    std::random_device random;
    for (int i = 0; i < kTries && !error; ++i) {
        const auto folder = parent / fmt::format("ardent-{:08x}{:08x}", random(), random());
        if (!std::filesystem::create_directory(folder, error)) continue;
        std::filesystem::permissions(folder, std::filesystem::perms::owner_all, error);
        return folder;
    }
    return {};
}

}  // namespace

UnpackedFile::UnpackedFile(std::string packed, std::filesystem::path folder)
    : packed_(std::move(packed)), folder_(std::move(folder)), place_(folder_ / "unpacked") {
    if (!folder_.empty()) file_.reset(std::fopen(place_.string().c_str(), "wb"));
}

UnpackedFile::~UnpackedFile() {
    if (folder_.empty()) return;
    file_.reset();
    std::error_code ignored;
    std::filesystem::remove_all(folder_, ignored);
}

Result<UnpackedFile> UnpackedFile::create(const std::filesystem::path& packed) {
    UnpackedFile file(packed.string(), ownFolder());
    if (file.file_ == nullptr) return file.noSpace();
    return file;
}

Result<> UnpackedFile::write(std::string_view bytes) {
    if (std::fwrite(bytes.data(), 1, bytes.size(), file_.get()) != bytes.size()) return noSpace();
    return {};
}

Result<> UnpackedFile::close() {
    if (std::fclose(file_.release()) != 0) return noSpace();
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

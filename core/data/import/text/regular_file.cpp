#include "core/data/import/text/regular_file.h"

#include <fmt/format.h>

#include <fstream>

namespace ardent {
namespace {

tl::unexpected<Error> noFile(const std::filesystem::path& path, std::string_view why) {
    return fail(Fault::Data, fmt::format("{}: {}", path.string(), why));
}

}  // namespace

Result<> requireRegularFile(const std::filesystem::path& path) {
    std::error_code error;
    const auto status = std::filesystem::status(path, error);
    switch (status.type()) {
        case std::filesystem::file_type::regular:
            return {};
        case std::filesystem::file_type::not_found:
            return noFile(path, "there is no such file; check the name and the folder.");
        case std::filesystem::file_type::directory:
            return noFile(path, "this is a folder; give a file in it.");
        case std::filesystem::file_type::none:
            return noFile(path,
                          "this file cannot be reached; check the name and the "
                          "permissions of its folder.");
        default:
            return noFile(path, "this is not a regular file; save the table to a file.");
    }
}

Result<std::string> fileStart(const std::filesystem::path& path, std::size_t bytes) {
    if (const auto kind = requireRegularFile(path); !kind) return tl::unexpected(kind.error());
    std::ifstream file(path, std::ios::binary);
    std::string start(bytes, '\0');
    file.read(start.data(), static_cast<std::streamsize>(bytes));
    start.resize(static_cast<std::size_t>(std::max<std::streamsize>(file.gcount(), 0)));
    return start;
}

}  // namespace ardent

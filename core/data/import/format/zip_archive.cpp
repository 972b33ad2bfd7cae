#include "core/data/import/format/zip_archive.h"

#include <zip.h>

#include <algorithm>
#include <cstdint>

#include "core/base/text.h"
#include "core/data/import/format/packed_faults.h"

namespace ardent {
namespace {

constexpr std::uint64_t kMostUnpacked = std::uint64_t{4} << 30;
constexpr std::size_t kUnpackBlock = std::size_t{64} << 10;
constexpr zip_uint64_t kMostMembers = 100'000;

struct CloseMember {
    void operator()(zip_file* member) const { zip_fclose(member); }
};

}  // namespace

void ZipArchive::Close::operator()(zip* archive) const {
    zip_discard(archive);
}

ZipArchive::ZipArchive(std::string file, zip* archive) : file_(std::move(file)), archive_(archive) {
    const auto count =
        static_cast<zip_uint64_t>(std::max<zip_int64_t>(zip_get_num_entries(archive, 0), 0));
    for (zip_uint64_t i = 0; i < std::min(count, kMostMembers); ++i) {
        const char* name = zip_get_name(archive, i, 0);
        names_.emplace_back(name == nullptr ? "" : name);
        std::ranges::replace(names_.back(), '\\', '/');
    }
}

Result<ZipArchive> ZipArchive::open(const std::filesystem::path& path) {
    int error = 0;
    zip* archive = zip_open(path.string().c_str(), ZIP_RDONLY, &error);
    if (archive == nullptr) return archiveDamaged(path.string());
    return ZipArchive(path.string(), archive);
}

std::size_t ZipArchive::find(std::string_view name) const {
    auto found = std::ranges::find(names_, name);
    if (found == names_.end())
        found = std::ranges::find(names_, lowerCase(name),
                                  [](const std::string& each) { return lowerCase(each); });
    return static_cast<std::size_t>(found - names_.begin());
}

bool ZipArchive::holds(std::string_view name) const {
    return find(name) < names_.size();
}

Result<> ZipArchive::read(std::string_view name,
                          const std::function<bool(std::string_view)>& take) const {
    const std::size_t place = find(name);
    if (place == names_.size()) return archiveDamaged(file_);
    zip_stat_t stat;
    zip_stat_init(&stat);
    zip_stat_index(archive_.get(), place, 0, &stat);
    const std::uint64_t packed = (stat.valid & ZIP_STAT_COMP_SIZE) != 0 ? stat.comp_size : 0;
    const std::unique_ptr<zip_file, CloseMember> member(zip_fopen_index(archive_.get(), place, 0));
    if (member == nullptr) {
        const int code = zip_error_code_zip(zip_get_error(archive_.get()));
        if (code == ZIP_ER_NOPASSWD || code == ZIP_ER_WRONGPASSWD || code == ZIP_ER_ENCRNOTSUPP)
            return archiveLocked(file_);
        return archiveDamaged(file_);
    }
    const std::uint64_t most = std::min(kMostUnpacked, mostUnpacked(packed));
    std::string block(kUnpackBlock, '\0');
    for (std::uint64_t bytes = 0;;) {
        const zip_int64_t count = zip_fread(member.get(), block.data(), block.size());
        if (count < 0) return archiveDamaged(file_);
        if (count == 0) return {};
        bytes += static_cast<std::uint64_t>(count);
        if (bytes > most) return unpacksTooFar(file_, name, packed, most);
        if (!take(std::string_view(block).substr(0, static_cast<std::size_t>(count)))) return {};
    }
}

Result<std::string> ZipArchive::text(std::string_view name, std::size_t most) const {
    std::string text;
    const auto all = read(name, [&](std::string_view bytes) {
        text += bytes;
        return text.size() <= most;
    });
    if (!all) return tl::unexpected(all.error());
    if (text.size() > most) return unpacksTooFar(file_, name, text.size(), most);
    return text;
}

}  // namespace ardent

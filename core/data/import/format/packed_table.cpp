#include "core/data/import/format/packed_table.h"

#include <archive.h>
#include <archive_entry.h>
#include <zlib.h>

#include <algorithm>
#include <array>
#include <cstdint>
#include <utility>

#include "core/base/text.h"
#include "core/data/import/format/find_transcript.h"
#include "core/data/import/format/packed_faults.h"
#include "core/data/import/format/sheet_text.h"
#include "core/data/import/format/zip_archive.h"
#include "core/data/import/reading_course.h"
#include "core/data/import/text/encodings.h"
#include "core/data/import/text/regular_file.h"

namespace ardent {
namespace {

using std::string_view_literals::operator""sv;

constexpr std::size_t kPackedBlock = std::size_t{256} << 10;
constexpr std::size_t kMostPackedMembers = 100'000;

struct EndReading {
    void operator()(archive* reader) const { archive_read_free(reader); }
};
using ArchiveReader = std::unique_ptr<archive, EndReading>;

/// How a file is packed, by its first bytes.
struct Packing {
    std::string_view magic;
    const char* name;
    int (*supportFormat)(archive*);
    std::size_t at = 0;
};

int supportTarAndAny(archive* reader) {
    archive_read_support_filter_bzip2(reader);
    archive_read_support_filter_gzip(reader);
    archive_read_support_filter_xz(reader);
    archive_read_support_filter_zstd(reader);
    archive_read_support_format_tar(reader);
    return archive_read_support_format_raw(reader);
}

constexpr std::string_view kGzipMagic = "\x1F\x8B"sv;

constexpr Packing kPackings[] = {
    {"PK\x03\x04"sv, "zip archive", archive_read_support_format_zip},
    {"7z\xBC\xAF\x27\x1C"sv, "7-Zip archive", archive_read_support_format_7zip},
    {"BZh"sv, "bzip2", supportTarAndAny},
    {"\xFD"
     "7zXZ\0"sv,
     "xz", supportTarAndAny},
    {"\x28\xB5\x2F\xFD"sv, "Zstandard", supportTarAndAny},
    {kGzipMagic, "gzip", supportTarAndAny},
    {"ustar"sv, "tar archive", supportTarAndAny, 257},
};

const Packing* packingOf(std::string_view start) {
    const auto found = std::ranges::find_if(kPackings, [start](const Packing& packing) {
        return start.size() > packing.at && start.substr(packing.at).starts_with(packing.magic);
    });
    return found == std::end(kPackings) ? nullptr : found;
}

/// Gzip around delimited text is unpacked as it is read.
bool isGzippedText(const std::filesystem::path& path) {
    gzFile file = gzopen(path.string().c_str(), "rb");
    if (file == nullptr) return true;
    std::array<char, kFormatStart> bytes{};
    const int count = gzread(file, bytes.data(), static_cast<unsigned>(bytes.size()));
    gzclose_r(file);
    const std::string_view start(bytes.data(), static_cast<std::size_t>(std::max(count, 0)));
    return !isBinaryFormat(start) && packingOf(start) == nullptr;
}

/// Files that are zip archives to those alone who made them.
bool isZippedFormat(const std::filesystem::path& path) {
    const auto zipped = ZipArchive::open(path);
    return zipped && isTableOfZip(*zipped);
}

struct Member {
    std::size_t place = 0;
    std::string name;
};

/// An archive that is read from its start.
class ArchivePass {
public:
    ArchivePass(const std::filesystem::path& path, std::string shownAs, const Packing& packing,
                const GoOn& goOn)
        : shownAs_(std::move(shownAs)), goOn_(goOn), reader_(archive_read_new()) {
        packing.supportFormat(reader_.get());
        std::error_code error;
        packed_ = std::filesystem::file_size(path, error);
        opened_ = archive_read_open_filename(reader_.get(), path.string().c_str(), kPackedBlock) ==
                  ARCHIVE_OK;
    }

    /// Its members that are files, up to the one at `last`, at which the archive then stands.
    Result<std::vector<Member>> membersUpTo(std::size_t last) {
        if (!opened_) return failed();
        std::vector<Member> members;
        std::uint64_t bytes = 0;
        for (std::size_t place = 0; place < kMostPackedMembers; ++place) {
            archive_entry* entry = nullptr;
            const int state = archive_read_next_header(reader_.get(), &entry);
            if (state == ARCHIVE_EOF) return members;
            if (state != ARCHIVE_OK && state != ARCHIVE_WARN) return failed();
            const std::string name = nameOf(entry);
            const bool isFile = archive_entry_filetype(entry) == AE_IFREG &&
                                archive_entry_hardlink(entry) == nullptr;
            const bool isEmpty = archive_entry_size_is_set(entry) && archive_entry_size(entry) == 0;
            if (isFile && !isEmpty) members.push_back({place, name});
            if (place == last) return members;
            bytes +=
                static_cast<std::uint64_t>(std::max<std::int64_t>(archive_entry_size(entry), 0));
            if (bytes > mostUnpacked(packed_)) return tooFar(name);
            if (const auto passed = passOver(); !passed) return tl::unexpected(passed.error());
        }
        return members;
    }

    /// Writes the member at which it stands.
    Result<> unpackTo(UnpackedFile& file, const std::string& name) {
        std::string block(kPackedBlock, '\0');
        RoomCheck room(shownAs_);
        for (std::uint64_t bytes = 0;;) {
            const la_ssize_t count = archive_read_data(reader_.get(), block.data(), block.size());
            if (count < 0) return failed();
            if (count == 0) return file.finish();
            if (!goOn_()) return readingStopped(shownAs_);
            bytes += static_cast<std::uint64_t>(count);
            if (bytes > mostUnpacked(packed_)) return tooFar(name);
            if (const auto fits = room.grow(bytes / 2); !fits) return fits;
            const auto part = std::string_view(block).substr(0, static_cast<std::size_t>(count));
            if (const auto written = file.write(part); !written) return written;
        }
    }

    /// Nothing was decompressed, though its first bytes promise it.
    bool isAsItWas() const { return archive_filter_code(reader_.get(), 0) == ARCHIVE_FILTER_NONE; }
    bool isSingleFile() const { return archive_format(reader_.get()) == ARCHIVE_FORMAT_RAW; }
    bool isTar() const {
        return (archive_format(reader_.get()) & ARCHIVE_FORMAT_BASE_MASK) == ARCHIVE_FORMAT_TAR;
    }

private:
    /// Of a compressed archive the content must be unpacked to get behind it.
    Result<> passOver() {
        const bool isCompressed = archive_filter_count(reader_.get()) > 1;
        for (int state = ARCHIVE_OK; isCompressed && state != ARCHIVE_EOF;) {
            const void* bytes = nullptr;
            std::size_t size = 0;
            la_int64_t offset = 0;
            state = archive_read_data_block(reader_.get(), &bytes, &size, &offset);
            if (state < ARCHIVE_WARN) return failed();
            if (!goOn_()) return readingStopped(shownAs_);
        }
        if (!goOn_()) return readingStopped(shownAs_);
        if (archive_read_data_skip(reader_.get()) < ARCHIVE_WARN) return failed();
        return {};
    }

    static std::string nameOf(archive_entry* entry) {
        const char* name = archive_entry_pathname_utf8(entry);
        if (name == nullptr) name = archive_entry_pathname(entry);
        if (name == nullptr) return {};
        std::string text = isUtf8(name) ? std::string(name) : utf8FromLatin1(name);
        std::ranges::replace_if(
            text, [](char c) { return static_cast<unsigned char>(c) < 0x20; }, '?');
        return text;
    }

    tl::unexpected<Error> failed() const {
        if (archive_read_has_encrypted_entries(reader_.get()) > 0) return archiveLocked(shownAs_);
        return archiveDamaged(shownAs_);
    }

    tl::unexpected<Error> tooFar(const std::string& name) const {
        return unpacksTooFar(shownAs_, name, packed_, mostUnpacked(packed_));
    }

    std::string shownAs_;
    const GoOn& goOn_;
    ArchiveReader reader_;
    std::uint64_t packed_ = 0;
    bool opened_ = false;
};

/// What comes with tables and holds none.
bool isBeside(const std::string& path) {
    const std::string name = lowerCase(path.substr(path.rfind('/') + 1));
    if (path.starts_with("__MACOSX/") || name.starts_with('.')) return true;
    constexpr std::string_view kNames[] = {"readme",   "license",   "licence",   "copying",
                                           "citation", "changelog", "thumbs.db", "desktop.ini"};
    constexpr std::string_view kEndings[] = {".md",   ".pdf", ".html", ".htm", ".png",  ".jpg",
                                             ".jpeg", ".gif", ".svg",  ".doc", ".docx", ".rtf",
                                             ".py",   ".r",   ".m",    ".sql", ".xml",  ".exe"};
    return std::ranges::any_of(kNames, [&name](auto each) { return name.starts_with(each); }) ||
           std::ranges::any_of(kEndings, [&name](auto each) { return name.ends_with(each); });
}

std::vector<Sheet> tablesAmong(const std::vector<Member>& members) {
    std::vector<Sheet> tables;
    for (const Member& member : members) {
        const bool isTable = !isBeside(member.name);
        tables.push_back({member.name, false, true, isTable});
    }
    return tables;
}

/// The table whose name the wanted part starts with, behind which a slash and the rest stand.
std::optional<std::pair<std::string, std::string>> tableAndRest(const std::vector<Member>& members,
                                                                const std::string& wanted) {
    for (const Member& member : members)
        if (wanted.starts_with(member.name + "/"))
            return std::pair(member.name, wanted.substr(member.name.size() + 1));
    return std::nullopt;
}

struct Choice {
    std::size_t place = 0;  ///< among the members
    std::string member = {};
    std::vector<std::string> others = {};
    std::optional<std::string> innerPart = {};
};

Result<Choice> chooseTable(const std::string& shownAs, const std::vector<Member>& members,
                           const FormatOptions& options) {
    const auto tables = tablesAmong(members);
    const auto count = std::ranges::count_if(tables, &Sheet::holdsTable);
    const bool isNamed =
        options.part && std::ranges::find(members, *options.part, &Member::name) != members.end();
    std::optional<std::string> wanted = options.part;
    Choice choice;
    if (count == 1 && !isNamed) {
        choice.innerPart = std::exchange(wanted, std::nullopt);
    }
    if (const auto both = wanted && !isNamed ? tableAndRest(members, *wanted) : std::nullopt)
        std::tie(*wanted, choice.innerPart) = *both;
    if (tables.empty())
        return fail(Fault::Data, message("empty-archive",
                                         "{}: the archive holds no file with content; give one "
                                         "with a table.",
                                         shownAs));
    const auto chosen = chooseSheet(shownAs, tables, wanted, options.takeFirst, true);
    if (!chosen) return tl::unexpected(chosen.error());
    choice.place = *chosen;
    if (count != 1) choice.member = tables[*chosen].name;
    if (!options.part) choice.others = otherTables(tables, *chosen);
    return choice;
}

std::string replaced(std::string text, const std::string& from, const std::string& to) {
    for (std::size_t at = text.find(from); at != text.npos; at = text.find(from, at + to.size()))
        text.replace(at, from.size(), to);
    return text;
}

}  // namespace

Result<std::optional<PackedTable>> unpackTable(const std::filesystem::path& path,
                                               const std::string& shownAs,
                                               const FormatOptions& options, const GoOn& goOn) {
    const auto start = fileStart(path, kFormatStart);
    if (!start) return tl::unexpected(start.error());
    const Packing* packing = packingOf(*start);
    if (packing == nullptr) return std::nullopt;
    if (packing->magic == kGzipMagic && isGzippedText(path)) return std::nullopt;
    if (packing == kPackings && isZippedFormat(path)) return std::nullopt;
    ArchivePass list(path, shownAs, *packing, goOn);
    const auto members = list.membersUpTo(kMostPackedMembers);
    if (!members) return tl::unexpected(members.error());
    if (list.isSingleFile() && list.isAsItWas()) return archiveDamaged(shownAs);
    PackedTable table;
    table.packing = packing->name;
    table.shownAs = shownAs;
    Choice choice;
    if (list.isSingleFile() && !members->empty()) {
        choice.innerPart = options.part;
    } else {
        if (list.isTar()) table.packing = "tar archive";
        auto chosen = chooseTable(shownAs, *members, options);
        if (!chosen) return tl::unexpected(chosen.error());
        choice = std::move(*chosen);
        table.shownAs += "/" + (*members)[choice.place].name;
    }
    table.member = choice.member;
    table.others = choice.others;
    table.innerPart = choice.innerPart;
    auto file = UnpackedFile::create(shownAs);
    if (!file) return tl::unexpected(file.error());
    ArchivePass pass(path, shownAs, *packing, goOn);
    const Member& wanted = (*members)[choice.place];
    if (const auto there = pass.membersUpTo(wanted.place); !there)
        return tl::unexpected(there.error());
    if (const auto unpacked = pass.unpackTo(*file, wanted.name); !unpacked)
        return tl::unexpected(unpacked.error());
    table.file = std::make_shared<const UnpackedFile>(std::move(*file));
    return table;
}

Message withOtherName(const Message& text, const std::string& from, const std::string& to) {
    std::vector<Message::Argument> arguments = text.arguments();
    for (Message::Argument& argument : arguments) {
        if (auto* name = std::get_if<std::string>(&argument)) *name = replaced(*name, from, to);
        if (auto* list = std::get_if<std::vector<Message>>(&argument))
            for (Message& each : *list) each = withOtherName(each, from, to);
    }
    return Message(text.code(), text.pattern(), std::move(arguments));
}

}  // namespace ardent

#include "core/store/project_file.h"

#include <cerrno>
#include <optional>
#include <stdexcept>
#include <system_error>

#include "core/base/output_file.h"
#include "core/data/import/text/text_source.h"
#include "core/store/gzip_text.h"
#include "core/store/project_json.h"
#include "core/store/project_tables.h"

namespace ardent {
namespace {

using json::Json;
namespace fs = std::filesystem;

bool isProjectDatabase(const fs::path& path) {
    return applicationOf(path) == kProjectApplication;
}

tl::unexpected<Error> ofNewerVersion(const fs::path& path, const std::string& version) {
    return fail(Fault::Data,
                message("project-of-newer-version",
                        "{} was saved by a newer Ardent (format {}, this one reads format {}): "
                        "open it with the newer one.",
                        path.string(), version, kProjectVersion));
}

/// Nothing where the file has to be written anew: it is no such database, is damaged, or holds none
/// of these runs.
std::optional<Result<>> changedInPlace(const StoredProject& project, const fs::path& path) try {
    if (!isProjectDatabase(path)) return std::nullopt;
    if (auto may = checkWritable(path); !may) return may;
    Database database(path, Database::Access::Change);
    const std::int64_t version = database.number("PRAGMA user_version");
    if (version > kProjectVersion) return ofNewerVersion(path, std::to_string(version));
    if (version != kProjectVersion) return std::nullopt;
    Transaction transaction(database, Transaction::For::Writing);
    if (!holdsRunOf(database, project)) return std::nullopt;
    if (auto put = putProject(database, project, path.string()); !put) return put;
    transaction.commit();
    return Result<>();
} catch (const DatabaseError& error) {
    if (error.obstacle() == 0) return std::nullopt;
    return cannotWrite(path, error.obstacle());
}

Result<> fill(const fs::path& empty, const StoredProject& project, const fs::path& path) {
    Database database(empty, Database::Access::Anew);
    makeProjectTables(database);
    Transaction transaction(database, Transaction::For::Writing);
    if (auto put = putProject(database, project, path.string()); !put) return put;
    transaction.commit();
    return {};
}

/// So that its journal goes while it is whole.
void finishWhatWasBegun(const fs::path& path) try {
    if (isProjectDatabase(path) && fs::exists(journalOf(path)))
        Database(path, Database::Access::Read).number("PRAGMA user_version");
} catch (const DatabaseError&) {
    return;  // it is damaged, or out of reach: the journal is of no use
}

/// A journal that stands there is of another file, into which it must not be read.
Result<> writeAnew(const StoredProject& project, const fs::path& path) try {
    return OutputFile::create(path).and_then([&](OutputFile file) -> Result<> {
        if (auto filled = fill(file.place(), project, path); !filled) return filled;
        finishWhatWasBegun(path);
        std::error_code error;
        fs::remove(journalOf(path), error);
        if (error) return cannotWrite(journalOf(path), error.value());
        return file.commit();
    });
} catch (const DatabaseError& error) {
    return cannotWrite(path, error.obstacle() == 0 ? EIO : error.obstacle());
}

tl::unexpected<Error> damaged(const fs::path& path, const std::exception& error) {
    return fail(Fault::Data,
                message("project-damaged", "{} is damaged ({}): open an earlier copy of it.",
                        path.string(), json::reasonOf(error)));
}

/// Damage that reading would pass over, and writing would not.
void checkPages(Database& database) {
    Statement check(database, "PRAGMA quick_check(1)");
    json::require(check.step() && check.bytes(0) == "ok", "its pages contradict each other");
}

/// What reading undoes of a cut save is no new save.
class KeptTime {
public:
    explicit KeptTime(const fs::path& path) : path_(path) {
        std::error_code error;
        if (!fs::exists(journalOf(path), error)) return;
        const auto time = fs::last_write_time(path, error);
        if (!error) time_ = time;
    }
    ~KeptTime() {
        std::error_code ignored;
        if (time_) fs::last_write_time(path_, *time_, ignored);
    }
    KeptTime(const KeptTime&) = delete;
    KeptTime& operator=(const KeptTime&) = delete;

private:
    fs::path path_;
    std::optional<fs::file_time_type> time_;
};

Result<StoredProject> readDatabase(const fs::path& path) try {
    const KeptTime time(path);
    Database database(path, Database::Access::Read);
    const std::int64_t version = database.number("PRAGMA user_version");
    if (version > kProjectVersion) return ofNewerVersion(path, std::to_string(version));
    json::require(version == kProjectVersion, "a version that is none");
    const Transaction moment(database, Transaction::For::Reading);
    checkPages(database);
    return projectIn(database, path.string());
} catch (const DatabaseError& error) {
    if (error.obstacle() == 0) return damaged(path, error);
    return fail(Fault::Data,
                message("project-out-of-reach",
                        "{} cannot be opened: {}. Check the permissions of the file and of its "
                        "folder.",
                        path.string(), std::generic_category().message(error.obstacle())));
} catch (const std::exception& error) {
    return damaged(path, error);
}

/// The format of 0.1.0, in which a run's results stand beside its marks.
Result<StoredProject> readFirstFormat(const fs::path& path) {
    const auto text = readText(path);
    if (!text) return tl::unexpected(text.error());
    try {
        const auto fits = json::checkParsedSize(*text, path.string());
        if (!fits) return tl::unexpected(fits.error());
        const Json content = json::parsed(*text);
        if (!content.is_object() || content.value("format", "") != "ardent-project")
            return fail(Fault::Data,
                        message("no-project",
                                "{} is not a project of Ardent, or it is damaged: open a table or "
                                "another project.",
                                path.string()));
        const Json version = content.value("version", Json());
        if (!version.is_number_integer() || version < 1)
            throw std::invalid_argument("a version that is none");
        if (version > 1) return ofNewerVersion(path, version.dump());
        StoredProject project = json::toProject(content);
        for (const Json& run : content.at("runs"))
            json::readMarks(run, project.runs.emplace_back(json::toRun(run)));
        return project;
    } catch (const std::exception& error) {
        return damaged(path, error);
    }
}

/// In its first bytes.
bool isOfFirstFormat(const fs::path& path) {
    constexpr std::size_t kBeginning = 256;
    auto source = TextSource::open(path);
    if (!source) return false;
    std::string text(kBeginning, '\0');
    const auto length = source->read(text);
    if (!length) return false;
    text.resize(*length);
    return text.starts_with('{') && text.find("\"ardent-project\"") != std::string::npos;
}

}  // namespace

Result<> saveProject(const StoredProject& project, const fs::path& path) {
    auto changed = changedInPlace(project, path);
    return changed ? *changed : writeAnew(project, path);
}

bool isProjectFile(const fs::path& path) {
    return isProjectDatabase(path) || isOfFirstFormat(path);
}

Result<StoredProject> loadProject(const fs::path& path) {
    return isProjectDatabase(path) ? readDatabase(path) : readFirstFormat(path);
}

fs::path journalOf(const fs::path& project) {
    fs::path journal = targetOf(project);
    return journal += "-journal";
}

void removeProject(const fs::path& project) {
    std::error_code ignored;
    for (const fs::path& path : {project, journalOf(project)}) fs::remove(path, ignored);
}

}  // namespace ardent

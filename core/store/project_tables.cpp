#include "core/store/project_tables.h"

#include <fmt/format.h>

#include <algorithm>
#include <functional>
#include <map>
#include <set>
#include <stdexcept>

#include "core/base/memory.h"
#include "core/store/gzip_text.h"
#include "core/store/packed_json.h"
#include "core/store/project_json.h"

namespace ardent {
namespace {

using json::Json;
using Ids = std::set<std::string, std::less<>>;

Ids resultsIn(Database& database) {
    Ids ids;
    Statement each(database, "SELECT id FROM result");
    while (each.step()) ids.emplace(each.bytes(0));
    return ids;
}

Result<std::string> learnedBy(const StoredRun& run, const std::string& path) {
    std::string content = json::cborOf(json::fromResult(run));
    if (content.size() <= kMostText) return content;
    return fail(
        Fault::Output,
        message("run-too-large", "{}: {} is too large for a project ({}, at most {}); delete it.",
                path, run.name, memoryText(static_cast<double>(content.size())),
                memoryText(static_cast<double>(kMostText))));
}

/// Of a run that has no id yet.
std::string idOfContent(std::string_view content) {
    return fmt::format("{:016x}-{}", std::hash<std::string_view>{}(content), content.size());
}

/// The id under which it stands there now.
Result<std::string> putResult(const StoredRun& run, Ids& known, Database& database,
                              const std::string& path) {
    if (known.contains(run.result)) return run.result;
    const auto content = learnedBy(run, path);
    if (!content) return tl::unexpected(content.error());
    std::string id = run.result.empty() ? idOfContent(*content) : run.result;
    if (!known.insert(id).second) return id;
    const std::string packed = gzipped(*content, Packing::Fast);
    Statement insert(database, "INSERT INTO result (id, content) VALUES (?, ?)");
    insert.bindText(1, id);
    insert.bindBytes(2, packed);
    insert.step();
    return id;
}

void removeResults(const Ids& ids, Database& database) {
    Statement remove(database, "DELETE FROM result WHERE id = ?");
    for (const std::string& id : ids) {
        remove.bindText(1, id);
        remove.step();
    }
}

void putText(const std::string& text, Database& database) {
    database.run("DELETE FROM project");
    Statement insert(database, "INSERT INTO project (content) VALUES (?)");
    insert.bindText(1, text);
    insert.step();
}

Result<Json> textIn(Database& database, const std::string& path) {
    Statement statement(database, "SELECT content FROM project");
    json::require(statement.step(), "it has no project in it");
    const std::string text(statement.bytes(0));
    const auto fits = json::checkParsedSize(text, path);
    if (!fits) return tl::unexpected(fits.error());
    return json::parsed(text);
}

Result<StoredRun> runIn(Database& database, const std::string& id, const std::string& path) {
    Statement statement(database, "SELECT content FROM result WHERE id = ?");
    statement.bindText(1, id);
    json::require(statement.step(), "a run is missing");
    return json::unpacked(statement.bytes(0), kMostText, path).map(json::toRun);
}

}  // namespace

void makeProjectTables(Database& database) {
    database.run(fmt::format("PRAGMA auto_vacuum = FULL; PRAGMA application_id = {}; "
                             "PRAGMA user_version = {};"
                             "CREATE TABLE project (content TEXT NOT NULL);"
                             "CREATE TABLE result (id TEXT PRIMARY KEY, content BLOB NOT NULL)",
                             kProjectApplication, kProjectVersion)
                     .c_str());
}

bool holdsRunOf(Database& database, const StoredProject& project) {
    const Ids known = resultsIn(database);
    return std::ranges::any_of(project.runs,
                               [&](const StoredRun& run) { return known.contains(run.result); });
}

Result<> putProject(Database& database, const StoredProject& project, const std::string& path) {
    Ids known = resultsIn(database);
    Ids unused = known;
    Json content = json::fromProject(project);
    for (std::size_t i = 0; i < project.runs.size(); ++i) {
        auto id = putResult(project.runs[i], known, database, path);
        if (!id) return tl::unexpected(id.error());
        unused.erase(*id);
        content["runs"][i]["result"] = std::move(*id);
    }
    removeResults(unused, database);
    putText(content.dump(), database);
    return {};
}

Result<StoredProject> projectIn(Database& database, const std::string& path) {
    const auto content = textIn(database, path);
    if (!content) return tl::unexpected(content.error());
    StoredProject project = json::toProject(*content);
    std::map<std::string, std::size_t> read;  // by id: positions
    for (const Json& marks : content->at("runs")) {
        const auto [known, isNew] = read.emplace(marks.at("result"), project.runs.size());
        auto run = isNew ? runIn(database, known->first, path)
                         : Result<StoredRun>(project.runs[known->second]);
        if (!run) return tl::unexpected(run.error());
        json::readMarks(marks, project.runs.emplace_back(std::move(*run)));
    }
    return project;
}

}  // namespace ardent

#pragma once

#include <fstream>

#include "core/store/gzip_text.h"
#include "core/store/packed_json.h"
#include "core/store/project_tables.h"

namespace ardent::test {

/// What a project's file holds, as the format of 0.1.0 has it: what a run has learned stands
/// beside its marks.
inline json::Json projectContent(const std::filesystem::path& path) {
    Database database(path, Database::Access::Read);
    Statement project(database, "SELECT content FROM project");
    if (!project.step()) throw std::logic_error("no project in it");
    json::Json content{{"format", "ardent-project"}, {"version", 1}};
    content.update(json::Json::parse(project.bytes(0)));
    for (json::Json& run : content["runs"]) {
        Statement result(database, "SELECT content FROM result WHERE id = ?");
        const auto id = run["result"].get<std::string>();
        result.bindText(1, id);
        if (!result.step()) throw std::logic_error("no result of that id");
        run.update(json::Json::from_cbor(gunzipped(result.bytes(0))));
    }
    return content;
}

/// Writes it in the present format, whatever it is.
inline void writeProjectContent(json::Json content, const std::filesystem::path& path) {
    std::ofstream(path, std::ios::trunc).close();
    Database database(path, Database::Access::Anew);
    makeProjectTables(database);
    for (const char* key : {"format", "version"})
        if (content.is_object()) content.erase(key);
    if (content.is_object() && content.contains("runs") && content["runs"].is_array())
        for (json::Json& run : content["runs"]) {
            if (!run.is_object()) continue;
            json::Json marks = json::Json::object();
            for (const char* key : {"name", "colour", "overlaid", "from_queue", "result"})
                if (run.contains(key)) {
                    marks[key] = run[key];
                    run.erase(key);
                }
            const std::string id = marks.contains("result") && marks["result"].is_string()
                                       ? marks["result"].get<std::string>()
                                       : std::string("none");
            const std::string packed = gzipped(json::cborOf(run));
            Statement insert(database, "INSERT OR IGNORE INTO result (id, content) VALUES (?, ?)");
            insert.bindText(1, id);
            insert.bindBytes(2, packed);
            insert.step();
            run = marks;
        }
    const std::string text = content.dump();
    Statement insert(database, "INSERT INTO project (content) VALUES (?)");
    insert.bindText(1, text);
    insert.step();
}

}  // namespace ardent::test

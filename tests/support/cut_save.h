#pragma once

#include "core/store/project_file.h"
#include "core/store/project_tables.h"

namespace ardent::test {

/// Leaves a project as a save does that is killed while it writes: half changed, with its journal.
inline void cutSave(const std::filesystem::path& path) {
    namespace fs = std::filesystem;
    const fs::path file = path.string() + ".cut", journal = path.string() + ".cut-journal";
    {
        Database database(path, Database::Access::Change);
        database.run("PRAGMA cache_size = 10");
        const Transaction transaction(database, Transaction::For::Writing);
        database.run("UPDATE project SET content = 'half of'");
        database.run("INSERT INTO result (id, content) VALUES ('cut', randomblob(1000000))");
        fs::copy_file(path, file);
        fs::copy_file(journalOf(path), journal);
    }
    fs::rename(journal, journalOf(path));
    fs::rename(file, path);
}

}  // namespace ardent::test

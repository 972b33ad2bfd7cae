#include "core/data/import/format/sqlite_table.h"

#include <sqlite3.h>

#include <memory>

#include "core/data/import/format/sheet_text.h"

namespace ardent {
namespace {

constexpr std::string_view kMagicOfSqlite("SQLite format 3\0", 16);
constexpr std::size_t kApplicationId = 68;

struct CloseDatabase {
    void operator()(sqlite3* database) const { sqlite3_close(database); }
};
struct EndStatement {
    void operator()(sqlite3_stmt* statement) const { sqlite3_finalize(statement); }
};
using Statement = std::unique_ptr<sqlite3_stmt, EndStatement>;

/// Work since the last row, to end a query that never gives one.
struct QueryEffort {
    static constexpr int kStepsACall = 100'000;
    static constexpr int kMostCalls = 3'000;
    int calls = 0;
};

int isTooMuch(void* effort) {
    return ++static_cast<QueryEffort*>(effort)->calls > QueryEffort::kMostCalls ? 1 : 0;
}

/// The database and where it is, for errors.
struct Source {
    std::string file;
    std::unique_ptr<QueryEffort> effort;
    std::unique_ptr<sqlite3, CloseDatabase> database;

    tl::unexpected<Error> failed() const {
        return fail(Fault::Data, message("database-damaged",
                                         "{}: the database cannot be read ({}); copy it again, or "
                                         "close the program that writes it.",
                                         file, sqlite3_errmsg(database.get())));
    }

    Result<Statement> prepare(const std::string& query) const {
        sqlite3_stmt* statement = nullptr;
        if (sqlite3_prepare_v2(database.get(), query.c_str(), -1, &statement, nullptr) != SQLITE_OK)
            return failed();
        return Statement(statement);
    }
};

std::string quotedName(std::string_view name) {
    std::string quoted = "\"";
    for (const char c : name) quoted.append(c == '"' ? 2 : 1, c);
    return quoted + '"';
}

std::string_view textAt(sqlite3_stmt* statement, int column) {
    const auto* text = reinterpret_cast<const char*>(sqlite3_column_text(statement, column));
    if (text == nullptr) return {};
    return {text, static_cast<std::size_t>(sqlite3_column_bytes(statement, column))};
}

/// Views are taken to have rows, as it may take long to know.
Result<std::vector<Sheet>> tablesOf(const Source& source, bool isOneNamed) {
    const auto list = source.prepare(
        "SELECT name, type FROM sqlite_master WHERE type IN ('table', 'view') AND name NOT LIKE "
        "'sqlite!_%' ESCAPE '!' ORDER BY rowid");
    if (!list) return tl::unexpected(list.error());
    std::vector<Sheet> tables;
    int step = SQLITE_ROW;
    while ((step = sqlite3_step(list->get())) == SQLITE_ROW) {
        Sheet& table = tables.emplace_back();
        table.name = textAt(list->get(), 0);
        table.holdsTable = table.holdsCells = true;
        if (isOneNamed || textAt(list->get(), 1) == "view") continue;
        const auto row = source.prepare("SELECT 1 FROM " + quotedName(table.name) + " LIMIT 1");
        table.holdsTable = row && sqlite3_step(row->get()) == SQLITE_ROW;
        table.holdsCells = table.holdsTable;
    }
    if (step != SQLITE_DONE) return source.failed();
    return tables;
}

Result<> addCell(sqlite3_stmt* statement, int column, Index row, SheetText& text) {
    switch (sqlite3_column_type(statement, column)) {
        case SQLITE_INTEGER:
            return text.add(row, column, textAt(statement, column), SheetCell::Number);
        case SQLITE_FLOAT:
            return text.add(row, column, numberCellText(sqlite3_column_double(statement, column)),
                            SheetCell::Number);
        case SQLITE_TEXT:
            return text.add(row, column, textAt(statement, column), SheetCell::Text);
        default:
            return {};
    }
}

Result<Transcript> transcribeTable(const Source& source, const std::string& table) {
    const auto rows = source.prepare("SELECT * FROM " + quotedName(table));
    if (!rows) return tl::unexpected(rows.error());
    SheetText text = SheetText::ofRows(source.file);
    const int columns = sqlite3_column_count(rows->get());
    for (int j = 0; j < columns; ++j)
        if (const auto added = text.add(1, j, sqlite3_column_name(rows->get(), j), SheetCell::Text);
            !added)
            return tl::unexpected(added.error());
    int step = SQLITE_ROW;
    source.effort->calls = 0;
    for (Index row = 2; (step = sqlite3_step(rows->get())) == SQLITE_ROW; ++row) {
        source.effort->calls = 0;
        if (const auto started = text.startRow(row); !started)
            return tl::unexpected(started.error());
        for (int j = 0; j < columns; ++j)
            if (const auto added = addCell(rows->get(), j, row, text); !added)
                return tl::unexpected(added.error());
    }
    if (step == SQLITE_INTERRUPT)
        return fail(Fault::Data,
                    message("endless-view",
                            "{}: the view \"{}\" takes too long to give a row; store its rows as "
                            "a table, or save it as CSV.",
                            source.file, table));
    if (step != SQLITE_DONE) return source.failed();
    return text.finish();
}

}  // namespace

bool isSqlite(std::string_view start) {
    return start.starts_with(kMagicOfSqlite);
}

Result<Transcript> transcribeSqlite(const std::filesystem::path& path, std::string_view start,
                                    const FormatOptions& options) {
    if (start.size() > kApplicationId && start.substr(kApplicationId).starts_with("Ardt"))
        return fail(Fault::Data,
                    message("project-as-table",
                            "{}: this is a project of Ardent, which is no table; give the table it "
                            "was made from.",
                            path.string()));
    Source source{path.string(), std::make_unique<QueryEffort>(), nullptr};
    sqlite3* database = nullptr;
    const int opened =
        sqlite3_open_v2(path.string().c_str(), &database, SQLITE_OPEN_READONLY, nullptr);
    source.database.reset(database);
    if (opened != SQLITE_OK) return source.failed();
    sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    sqlite3_db_config(database, SQLITE_DBCONFIG_TRUSTED_SCHEMA, 0, nullptr);
    sqlite3_progress_handler(database, QueryEffort::kStepsACall, isTooMuch, source.effort.get());
    const auto tables = tablesOf(source, options.part.has_value());
    if (!tables) return tl::unexpected(tables.error());
    const auto chosen = chooseSheet(source.file, *tables, options.part, options.takeFirst, true);
    if (!chosen) return tl::unexpected(chosen.error());
    Result<Transcript> transcript = transcribeTable(source, (*tables)[*chosen].name);
    if (!transcript) return transcript;
    transcript->format = "SQLite database";
    transcript->part = (*tables)[*chosen].name;
    transcript->header = 1;
    transcript->firstLine = 0;
    if (!options.part) transcript->others = otherTables(*tables, *chosen);
    return transcript;
}

}  // namespace ardent

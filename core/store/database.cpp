#include "core/store/database.h"

#include <sqlite3.h>

#include <array>
#include <cerrno>
#include <string>

#include "core/store/gzip_text.h"

namespace ardent {
namespace {

constexpr int kPatience = 30'000;  // milliseconds for another writer, or a reader of many runs

int obstacleOf(sqlite3* database, int code) {
    const int told = database ? sqlite3_system_errno(database) : 0;
    switch (code & 0xff) {
        case SQLITE_FULL:
            return ENOSPC;
        case SQLITE_NOMEM:
            return ENOMEM;
        case SQLITE_BUSY:
        case SQLITE_LOCKED:
            return EBUSY;
        case SQLITE_READONLY:
        case SQLITE_PERM:
            return EACCES;
        case SQLITE_CANTOPEN:
        case SQLITE_IOERR:
        case SQLITE_PROTOCOL:
            return told != 0 ? told : EIO;
        default:
            return 0;
    }
}

void check(sqlite3* database, int code) {
    if (code != SQLITE_OK) throw DatabaseError(database, code);
}

/// A name that SQLite takes for nothing else.
std::string nameFor(const std::filesystem::path& path) {
    return std::filesystem::absolute(path).string();
}

sqlite3* opened(const std::filesystem::path& path, int flags) {
    sqlite3* database = nullptr;
    const int code = sqlite3_open_v2(nameFor(path).c_str(), &database,
                                     flags | SQLITE_OPEN_NOMUTEX | SQLITE_OPEN_EXRESCODE, nullptr);
    if (code == SQLITE_OK) return database;
    const DatabaseError error(database, code);
    sqlite3_close(database);
    throw error;
}

void distrust(sqlite3* database) {
    sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, nullptr);
    for (const int kind : {SQLITE_DBCONFIG_TRUSTED_SCHEMA, SQLITE_DBCONFIG_ENABLE_TRIGGER,
                           SQLITE_DBCONFIG_ENABLE_VIEW})
        sqlite3_db_config(database, kind, 0, nullptr);
    sqlite3_limit(database, SQLITE_LIMIT_LENGTH, static_cast<int>(kMostText));
}

const char* settingsFor(Database::Access access) {
    switch (access) {
        case Database::Access::Read:
            break;
        case Database::Access::Change:
            return "PRAGMA cell_size_check=ON; PRAGMA journal_mode=DELETE;"
                   "PRAGMA synchronous=EXTRA; PRAGMA cache_size=-65536";  // in KiB
        case Database::Access::Anew:
            return "PRAGMA journal_mode=MEMORY; PRAGMA synchronous=OFF;"
                   "PRAGMA locking_mode=EXCLUSIVE";
    }
    return "PRAGMA cell_size_check=ON";
}

}  // namespace

DatabaseError::DatabaseError(sqlite3* database, int code)
    : std::runtime_error(sqlite3_errstr(code)), obstacle_(obstacleOf(database, code)) {}

void Database::Close::operator()(sqlite3* database) const {
    sqlite3_close(database);
}

Database::Database(const std::filesystem::path& path, Access access)
    : handle_(opened(path, SQLITE_OPEN_READWRITE)) {
    sqlite3_busy_timeout(handle_.get(), kPatience);
    distrust(handle_.get());
    run(settingsFor(access));
}

void Database::run(const char* sql) {
    check(handle_.get(), sqlite3_exec(handle_.get(), sql, nullptr, nullptr, nullptr));
}

std::int64_t Database::number(const char* sql) {
    Statement statement(*this, sql);
    return statement.step() ? statement.number(0) : 0;
}

void Statement::Finalize::operator()(sqlite3_stmt* statement) const {
    sqlite3_finalize(statement);
}

Statement::Statement(Database& database, const char* sql) : database_(database.handle_.get()) {
    sqlite3_stmt* statement = nullptr;
    check(database_, sqlite3_prepare_v2(database_, sql, -1, &statement, nullptr));
    handle_.reset(statement);
}

void Statement::bindText(int place, std::string_view utf8) {
    check(database_, sqlite3_bind_text64(handle_.get(), place, utf8.data(), utf8.size(),
                                         SQLITE_STATIC, SQLITE_UTF8));
}

void Statement::bindBytes(int place, std::string_view bytes) {
    check(database_,
          sqlite3_bind_blob64(handle_.get(), place, bytes.data(), bytes.size(), SQLITE_STATIC));
}

bool Statement::step() {
    const int code = sqlite3_step(handle_.get());
    if (code == SQLITE_ROW) return true;
    if (code != SQLITE_DONE) throw DatabaseError(database_, code);
    check(database_, sqlite3_reset(handle_.get()));
    return false;
}

std::string_view Statement::bytes(int column) const {
    const void* bytes = sqlite3_column_blob(handle_.get(), column);
    const int count = sqlite3_column_bytes(handle_.get(), column);
    if (!bytes && sqlite3_errcode(database_) == SQLITE_NOMEM)
        throw DatabaseError(database_, SQLITE_NOMEM);
    return {static_cast<const char*>(bytes), static_cast<std::size_t>(bytes ? count : 0)};
}

std::int64_t Statement::number(int column) const {
    return sqlite3_column_int64(handle_.get(), column);
}

Transaction::Transaction(Database& database, For purpose) : database_(database) {
    database.run(purpose == For::Writing ? "BEGIN IMMEDIATE" : "BEGIN");
}

Transaction::~Transaction() {
    if (!isOpen_) return;
    try {
        database_.run("ROLLBACK");
    } catch (const DatabaseError&) {  // SQLite has undone it, or the next who opens the file does
    }
}

void Transaction::commit() {
    database_.run("COMMIT");
    isOpen_ = false;
}

std::optional<std::uint32_t> applicationOf(const std::filesystem::path& path) try {
    constexpr std::string_view kMagic("SQLite format 3\0", 16);
    constexpr std::size_t kPlace = 68;
    std::error_code error;
    if (!std::filesystem::is_regular_file(path, error)) return std::nullopt;
    const std::unique_ptr<sqlite3, decltype(&sqlite3_close)> database(
        opened(path, SQLITE_OPEN_READONLY), sqlite3_close);
    sqlite3_file* file = nullptr;
    sqlite3_file_control(database.get(), "main", SQLITE_FCNTL_FILE_POINTER, &file);
    std::array<char, 100> header{};
    const bool isRead = file && file->pMethods &&
                        file->pMethods->xRead(file, header.data(), header.size(), 0) == SQLITE_OK;
    if (!isRead || !std::string_view(header.data(), header.size()).starts_with(kMagic))
        return std::nullopt;
    std::uint32_t application = 0;
    for (std::size_t i = 0; i < 4; ++i)
        application = application << 8 | static_cast<unsigned char>(header[kPlace + i]);
    return application;
} catch (const DatabaseError&) {
    return std::nullopt;
}

}  // namespace ardent

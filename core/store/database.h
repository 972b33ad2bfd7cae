#pragma once

#include <cstdint>
#include <filesystem>
#include <memory>
#include <optional>
#include <stdexcept>
#include <string_view>

struct sqlite3;
struct sqlite3_stmt;

namespace ardent {

/// What a database could not do.
class DatabaseError : public std::runtime_error {
public:
    DatabaseError(sqlite3*, int code);

    /// The disk, the permissions or another writer are in the way, as errno tells them; 0: what the
    /// file holds is.
    int obstacle() const { return obstacle_; }

private:
    int obstacle_ = 0;
};

/// A file of SQLite, which anybody may have made: it runs no code, and the sizes of its cells are
/// bounded. All but the destructor throw DatabaseError.
class Database {
public:
    /// Read finishes what a killed writer has begun, where it may. Change waits for another writer
    /// and is on disk, or undone, after a power cut. Anew is for a file that nobody knows yet.
    enum class Access { Read, Change, Anew };
    Database(const std::filesystem::path&, Access);

    void run(const char* sql);
    std::int64_t number(const char* sql);

private:
    friend class Statement;
    struct Close {
        void operator()(sqlite3*) const;
    };
    std::unique_ptr<sqlite3, Close> handle_;
};

/// Throws DatabaseError.
class Statement {
public:
    Statement(Database&, const char* sql);

    /// Places count from 1; what is bound must outlive the next step.
    void bindText(int place, std::string_view utf8);
    void bindBytes(int place, std::string_view bytes);

    /// False where there is no further row; the statement can be run again then.
    bool step();

    /// Of the row, until the next step; columns count from 0.
    std::string_view bytes(int column) const;
    std::int64_t number(int column) const;

private:
    struct Finalize {
        void operator()(sqlite3_stmt*) const;
    };
    sqlite3* database_;
    std::unique_ptr<sqlite3_stmt, Finalize> handle_;
};

/// What is read while it lives is of one moment; what is written is done as a whole by commit, else
/// not at all.
class Transaction {
public:
    enum class For { Reading, Writing };
    Transaction(Database&, For);
    ~Transaction();
    Transaction(const Transaction&) = delete;

    void commit();

private:
    Database& database_;
    bool isOpen_ = true;
};

/// Which program's database the file is, by PRAGMA application_id; nothing where it is none. Takes
/// no lock, and none from who writes it in this program.
std::optional<std::uint32_t> applicationOf(const std::filesystem::path&);

}  // namespace ardent

#pragma once

#include <array>
#include <string_view>
#include <vector>

#include "core/base/types.h"
#include "core/data/import/text/cutting.h"

namespace ardent {

/// One row of a delimited text. The fields point into the scanned buffer; blanks around them are
/// taken off.
struct Record {
    std::vector<std::string_view> fields;
    Index line = 0;        ///< 1-based line where it starts
    Index blankLines = 0;  ///< between the record before, or the start, and this one
    Index quotedCells = 0;
    Index strayQuotes = 0;  ///< of those, with text behind their closing quote
};

/// Cuts a buffer into records (RFC 4180 and its relatives): quotes with doubled quotes and line
/// breaks inside, lines that end in LF, CR LF, CR or CR CR LF. Blank lines and comments are
/// skipped.
class RecordScanner {
public:
    enum class Outcome {
        Record,
        NeedMore,  ///< the buffer ends inside a record
        End,
        Unclosed  ///< the text ends inside quotes, or they close in a later line in the midst of a
                  ///< cell, as two stray ones do; `record.line` is where they open
    };

    explicit RecordScanner(Cutting, Index firstLine = 1);

    /// Scans the record at `position` and moves it behind. [position, end) is changed where quotes
    /// are doubled or escaped or stand around lines; *end must be writable. `isWhole`: nothing
    /// follows the buffer. After NeedMore call again with the bytes from `position` on and more
    /// behind them.
    Outcome scan(char*& position, char* end, bool isWhole, Record& record);

private:
    struct Cursor {
        char* at;
        char* end;
        bool isWhole;
        Index line;
        bool afterReturn;  ///< a carriage return stands before `at`; LF or CR LF may still follow
    };
    struct Quoted {
        std::size_t field;
        char* begin;  ///< behind the opening quote
        char* end;
        bool inside;  ///< whether there is an opening quote
    };

    Outcome scanFields(Cursor&, Record&);
    Outcome scanQuoted(Cursor&, Record&);
    static Outcome unclosedAt(const Cursor&, Record&);
    void scanPlain(Cursor&, Record&);
    bool skipLineEnds(Cursor&) const;
    bool skipComments(Cursor&);
    bool unwrapLine(Cursor&, char*& position) const;
    bool atStop(Cursor&) const;
    void toStop(Cursor&) const;
    bool isEscaped(const char* begin, const char* at) const;
    void unquote(Record&);
    bool isBlank(char c) const;
    std::string_view trimmed(char* begin, char* end) const;

    Cutting cutting_;
    char separator_;  ///< its first character
    Index line_;
    Index blankLines_ = 0;    ///< before `line_`
    Index commentLines_ = 0;  ///< behind it
    bool afterReturn_ = false;
    std::array<bool, 256> stops_{};
    std::vector<Quoted> quoted_;  ///< fields of the record at hand whose quotes must be taken out
    bool hasQuotes_ = false;
};

}  // namespace ardent

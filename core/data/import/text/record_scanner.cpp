#include "core/data/import/text/record_scanner.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace ardent {
namespace {

constexpr char kQuote = '"';

/// Line breaks inside a quoted cell: LF, CR LF or CR.
Index lineBreaks(const char* begin, const char* end) {
    Index count = 0;
    for (const char* at = begin; at < end; ++at)
        count += *at == '\n' || (*at == '\r' && (at + 1 == end || at[1] != '\n')) ? 1 : 0;
    return count;
}

}  // namespace

RecordScanner::RecordScanner(char separator, Index firstLine)
    : separator_(separator), line_(firstLine) {
    for (const char stop : {separator, '\n', '\r'}) stops_[static_cast<unsigned char>(stop)] = true;
}

RecordScanner::Outcome RecordScanner::scan(char*& position, char* end, bool isWhole,
                                           Record& record) {
    *end = '\n';
    Cursor cursor{position, end, isWhole, line_, afterReturn_};
    for (;;) {
        if (!skipLineEnds(cursor)) return Outcome::NeedMore;
        if (cursor.at == end) return isWhole ? Outcome::End : Outcome::NeedMore;
        record.fields.clear();
        record.line = cursor.line;
        const Outcome outcome = scanFields(cursor, record);
        if (outcome != Outcome::Record) return outcome;
        position = cursor.at;
        blankLines_ += record.line - line_;
        line_ = cursor.line;
        afterReturn_ = cursor.afterReturn;
        if (record.fields.size() > 1 || hasQuotes_ || !record.fields.front().empty()) break;
        ++blankLines_;
    }
    record.blankLines = std::exchange(blankLines_, 0);
    unquote(record);
    return Outcome::Record;
}

/// False when more bytes are needed to tell a line end from a blank line.
bool RecordScanner::skipLineEnds(Cursor& cursor) const {
    for (;;) {
        const bool lastByte = cursor.at + 1 >= cursor.end;
        if (lastByte && !cursor.isWhole) return false;
        if (cursor.at == cursor.end) return true;
        if (cursor.afterReturn) {
            cursor.afterReturn = false;
            if (*cursor.at == '\n') {
                ++cursor.at;
                continue;
            }
            if (*cursor.at == '\r' && !lastByte && cursor.at[1] == '\n') {
                cursor.at += 2;
                continue;
            }
        }
        if (*cursor.at != '\n' && *cursor.at != '\r') return true;
        cursor.afterReturn = *cursor.at == '\r';
        ++cursor.line;
        ++cursor.at;
    }
}

RecordScanner::Outcome RecordScanner::scanFields(Cursor& cursor, Record& record) {
    quoted_.clear();
    hasQuotes_ = false;
    for (;;) {
        while (isBlank(*cursor.at)) ++cursor.at;
        if (*cursor.at == kQuote && cursor.at < cursor.end) {
            const Outcome outcome = scanQuoted(cursor, record);
            if (outcome != Outcome::Record) return outcome;
        } else {
            scanPlain(cursor, record);
        }
        if (cursor.at == cursor.end) return cursor.isWhole ? Outcome::Record : Outcome::NeedMore;
        const char stop = *cursor.at++;
        if (stop == separator_) continue;
        cursor.afterReturn = stop == '\r';
        ++cursor.line;
        return Outcome::Record;
    }
}

void RecordScanner::scanPlain(Cursor& cursor, Record& record) {
    char* begin = cursor.at;
    while (!stops_[static_cast<unsigned char>(*cursor.at)]) ++cursor.at;
    record.fields.push_back(trimmed(begin, cursor.at));
}

RecordScanner::Outcome RecordScanner::scanQuoted(Cursor& cursor, Record& record) {
    hasQuotes_ = true;
    char* begin = cursor.at + 1;
    bool doubled = false;
    char* close = begin;
    for (;;) {
        close = static_cast<char*>(
            std::memchr(close, kQuote, static_cast<std::size_t>(cursor.end - close)));
        const bool found = close != nullptr;
        if (!cursor.isWhole && (!found || close + 1 == cursor.end)) return Outcome::NeedMore;
        if (!found) return unclosedAt(cursor, record);
        if (close + 1 == cursor.end || close[1] != kQuote) break;
        doubled = true;
        close += 2;
    }
    cursor.at = close + 1;
    while (!stops_[static_cast<unsigned char>(*cursor.at)]) ++cursor.at;
    const std::string_view behind = trimmed(close + 1, cursor.at);
    const Index breaks = lineBreaks(begin, close);
    if (breaks > 0 && !behind.empty()) return unclosedAt(cursor, record);
    cursor.line += breaks;
    if (doubled || !behind.empty()) quoted_.push_back({record.fields.size(), begin, cursor.at});
    record.fields.push_back(trimmed(begin, close));
    return Outcome::Record;
}

RecordScanner::Outcome RecordScanner::unclosedAt(const Cursor& cursor, Record& record) {
    record.line = cursor.line;
    return Outcome::Unclosed;
}

/// Takes out closing quotes and halves doubled ones.
void RecordScanner::unquote(Record& record) {
    for (const Quoted& field : quoted_) {
        char* out = field.begin;
        bool inside = true;
        for (char* at = field.begin; at < field.end; ++at) {
            if (*at != kQuote || !inside) {
                *out++ = *at;
            } else if (at + 1 < field.end && at[1] == kQuote) {
                *out++ = *at++;
            } else {
                inside = false;
            }
        }
        record.fields[field.field] = trimmed(field.begin, out);
    }
}

bool RecordScanner::isBlank(char c) const {
    return c == ' ' || (c == '\t' && separator_ != '\t');
}

std::string_view RecordScanner::trimmed(char* begin, char* end) const {
    while (begin < end && isBlank(*begin)) ++begin;
    while (begin < end && isBlank(end[-1])) --end;
    return {begin, static_cast<std::size_t>(end - begin)};
}

}  // namespace ardent

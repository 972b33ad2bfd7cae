#include "core/data/import/text/record_scanner.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace ardent {
namespace {

bool isLineEnd(char c) {
    return c == '\n' || c == '\r';
}

/// Line breaks inside a quoted cell: LF, CR LF or CR.
Index lineBreaks(const char* begin, const char* end) {
    Index count = 0;
    for (const char* at = begin; at < end; ++at)
        count += *at == '\n' || (*at == '\r' && (at + 1 == end || at[1] != '\n')) ? 1 : 0;
    return count;
}

}  // namespace

RecordScanner::RecordScanner(Cutting cutting, Index firstLine)
    : cutting_(std::move(cutting)), separator_(cutting_.separator.front()), line_(firstLine) {
    for (const char stop : {separator_, '\n', '\r'})
        stops_[static_cast<unsigned char>(stop)] = true;
    if (separator_ == ' ') stops_['\t'] = true;
    if (cutting_.escape != 0) stops_[static_cast<unsigned char>(cutting_.escape)] = true;
}

RecordScanner::Outcome RecordScanner::scan(char*& position, char* end, bool isWhole,
                                           Record& record) {
    *end = '\n';
    Cursor cursor{position, end, isWhole, line_, afterReturn_};
    for (;;) {
        commentLines_ = 0;
        if (!skipLineEnds(cursor) || !skipComments(cursor)) return Outcome::NeedMore;
        if (cursor.at == end) return isWhole ? Outcome::End : Outcome::NeedMore;
        if (cutting_.wrapped && !unwrapLine(cursor, position)) return Outcome::NeedMore;
        record.fields.clear();
        record.quotedCells = record.strayQuotes = 0;
        record.line = cursor.line;
        const Outcome outcome = scanFields(cursor, record);
        if (outcome != Outcome::Record) return outcome;
        position = cursor.at;
        blankLines_ += record.line - line_ - commentLines_;
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
        if (*cursor.at == cutting_.quote && cutting_.quote != 0 && cursor.at < cursor.end) {
            const Outcome outcome = scanQuoted(cursor, record);
            if (outcome != Outcome::Record) return outcome;
        } else {
            scanPlain(cursor, record);
        }
        if (cursor.at == cursor.end) return cursor.isWhole ? Outcome::Record : Outcome::NeedMore;
        if (!isLineEnd(*cursor.at)) {
            cursor.at += cutting_.separator.size();
            if (!cutting_.runs) continue;
            while (isBlank(*cursor.at) || *cursor.at == separator_) ++cursor.at;
            if (!isLineEnd(*cursor.at)) continue;
            if (cursor.at == cursor.end)
                return cursor.isWhole ? Outcome::Record : Outcome::NeedMore;
        }
        const char stop = *cursor.at++;
        cursor.afterReturn = stop == '\r';
        ++cursor.line;
        return Outcome::Record;
    }
}

/// Skips lines that are comments. False when more bytes are needed.
bool RecordScanner::skipComments(Cursor& cursor) {
    const std::string_view mark = cutting_.comment;
    while (!mark.empty()) {
        const std::string_view rest(cursor.at, static_cast<std::size_t>(cursor.end - cursor.at));
        if (rest.size() < mark.size() && !cursor.isWhole) return false;
        if (!rest.starts_with(mark)) return true;
        const std::size_t length = rest.find_first_of("\r\n");
        if (length == std::string_view::npos && !cursor.isWhole) return false;
        ++commentLines_;
        cursor.at += std::min(length, rest.size());
        if (!skipLineEnds(cursor)) return false;
    }
    return true;
}

/// Takes the quotes off that stand around the line, so that it starts at `position` and later.
/// False when more bytes are needed.
bool RecordScanner::unwrapLine(Cursor& cursor, char*& position) const {
    const std::string_view rest(cursor.at, static_cast<std::size_t>(cursor.end - cursor.at));
    const std::size_t length = std::min(rest.find_first_of("\r\n"), rest.size());
    if (length == rest.size() && !cursor.isWhole) return false;
    const char quote = cutting_.quote;
    char* const begin = cursor.at;
    char* const end = begin + length;
    char* last = end;
    while (last > begin && isBlank(last[-1])) --last;
    if (last - begin < 2 || *begin != quote || last[-1] != quote) return true;
    char* out = end;
    for (char* at = last - 2; at > begin; --at) {
        *--out = *at;
        if (*at == quote && at - 1 > begin && at[-1] == quote) --at;
    }
    cursor.at = out;
    if (position == begin) position = out;
    return true;
}

/// Whether a separator or the end of the line stands here; an escape is passed.
bool RecordScanner::atStop(Cursor& cursor) const {
    if (isLineEnd(*cursor.at)) return true;
    if (*cursor.at == cutting_.escape && cutting_.escape != 0) {
        if (cursor.at + 1 < cursor.end && !isLineEnd(cursor.at[1])) ++cursor.at;
        return false;
    }
    const std::size_t size = cutting_.separator.size();
    return size == 1 ||
           std::string_view(cursor.at, static_cast<std::size_t>(cursor.end - cursor.at))
               .starts_with(cutting_.separator);
}

void RecordScanner::toStop(Cursor& cursor) const {
    for (;; ++cursor.at) {
        while (!stops_[static_cast<unsigned char>(*cursor.at)]) ++cursor.at;
        if (atStop(cursor)) return;
    }
}

/// Behind an odd number of escapes.
bool RecordScanner::isEscaped(const char* begin, const char* at) const {
    const char* first = at;
    while (first > begin && first[-1] == cutting_.escape) --first;
    return (at - first) % 2 == 1;
}

void RecordScanner::scanPlain(Cursor& cursor, Record& record) {
    char* begin = cursor.at;
    toStop(cursor);
    if (cutting_.escape != 0) quoted_.push_back({record.fields.size(), begin, cursor.at, false});
    record.fields.push_back(trimmed(begin, cursor.at));
}

RecordScanner::Outcome RecordScanner::scanQuoted(Cursor& cursor, Record& record) {
    hasQuotes_ = true;
    const char quote = cutting_.quote;
    char* begin = cursor.at + 1;
    bool doubled = false;
    char* close = begin;
    for (;;) {
        close = static_cast<char*>(
            std::memchr(close, quote, static_cast<std::size_t>(cursor.end - close)));
        const bool found = close != nullptr;
        if (!cursor.isWhole && (!found || close + 1 == cursor.end)) return Outcome::NeedMore;
        if (!found) return unclosedAt(cursor, record);
        if (cutting_.escape != 0 && isEscaped(begin, close)) {
            doubled = true;
            ++close;
            continue;
        }
        if (close + 1 == cursor.end || close[1] != quote) break;
        doubled = true;
        close += 2;
    }
    cursor.at = close + 1;
    toStop(cursor);
    const std::string_view behind = trimmed(close + 1, cursor.at);
    const Index breaks = lineBreaks(begin, close);
    if (breaks > 0 && !behind.empty()) return unclosedAt(cursor, record);
    cursor.line += breaks;
    ++record.quotedCells;
    record.strayQuotes += behind.empty() ? 0 : 1;
    if (doubled || !behind.empty() || cutting_.escape != 0)
        quoted_.push_back({record.fields.size(), begin, cursor.at, true});
    record.fields.push_back(trimmed(begin, close));
    return Outcome::Record;
}

RecordScanner::Outcome RecordScanner::unclosedAt(const Cursor& cursor, Record& record) {
    record.line = cursor.line;
    return Outcome::Unclosed;
}

/// Takes out closing quotes and escapes and halves doubled quotes.
void RecordScanner::unquote(Record& record) {
    const char quote = cutting_.quote;
    const char escape = cutting_.escape;
    const auto isMeant = [&](char c) { return c == quote || c == escape || c == separator_; };
    for (const Quoted& field : quoted_) {
        char* out = field.begin;
        bool inside = field.inside;
        for (char* at = field.begin; at < field.end; ++at) {
            if (escape != 0 && *at == escape && at + 1 < field.end && isMeant(at[1])) {
                *out++ = *++at;
            } else if (*at != quote || !inside) {
                *out++ = *at;
            } else if (at + 1 < field.end && at[1] == quote) {
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

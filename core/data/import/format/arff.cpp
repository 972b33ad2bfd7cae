#include "core/data/import/format/arff.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "core/base/text.h"
#include "core/data/import/format/line_reader.h"
#include "core/data/import/format/transcript_text.h"

namespace ardent {
namespace {

constexpr std::string_view kArffBlanks = " \t\r\n\f";

std::string_view trimmedArff(std::string_view text) {
    const std::size_t first = text.find_first_not_of(kArffBlanks);
    if (first == text.npos) return {};
    return text.substr(first, text.find_last_not_of(kArffBlanks) + 1 - first);
}

/// A value and whether it stands in quotes.
struct Value {
    std::string text;
    bool isQuoted = false;
};

char unescaped(char c) {
    constexpr std::string_view kNames = "nrt", kStandFor = "\n\r\t";
    const std::size_t place = kNames.find(c);
    return place == kNames.npos ? c : kStandFor[place];
}

/// Takes the value off that the text starts with, up to one of `stops` where it is not in quotes.
/// Nothing where a quote is not closed.
std::optional<Value> takeValue(std::string_view& text, std::string_view stops) {
    text.remove_prefix(std::min(text.size(), text.find_first_not_of(kArffBlanks)));
    Value value;
    if (text.empty()) return value;
    const char quote = text.front();
    value.isQuoted = quote == '\'' || quote == '"';
    if (!value.isQuoted) {
        const std::size_t end = std::min(text.size(), text.find_first_of(stops));
        const std::size_t comment = text.substr(0, end).find(" %");
        value.text = trimmedArff(text.substr(0, std::min(end, comment)));
        text.remove_prefix(comment == text.npos ? end : text.size());
        return value;
    }
    for (std::size_t i = 1; i < text.size(); ++i) {
        if (text[i] == quote) {
            text.remove_prefix(i + 1);
            text.remove_prefix(std::min(text.size(), text.find_first_not_of(kArffBlanks)));
            return value;
        }
        const bool isEscape = text[i] == '\\' && i + 1 < text.size();
        value.text += isEscape ? unescaped(text[++i]) : text[i];
    }
    return std::nullopt;
}

struct Attribute {
    std::string name;
    DeclaredColumn column;
};

enum class Declaration { Fine, Wrong, Relational };

/// "{a, 'b c', d}" without its first brace.
bool takeLevels(std::string_view text, DeclaredColumn& column) {
    column.type = Declared::Categories;
    for (;;) {
        auto value = takeValue(text, ",}");
        if (!value || text.empty()) return false;
        if (!value->text.empty() || value->isQuoted)
            column.levels.push_back(std::move(value->text));
        const char stop = text.front();
        text.remove_prefix(1);
        if (stop == '}') return true;
        if (stop != ',') return false;
    }
}

/// What stands behind "@attribute".
Declaration takeAttribute(std::string_view text, Attribute& attribute) {
    auto name = takeValue(text, " \t{");
    if (!name || name->text.empty()) return Declaration::Wrong;
    attribute.name = std::move(name->text);
    text = trimmedArff(text);
    if (text.starts_with('{'))
        return takeLevels(text.substr(1), attribute.column) ? Declaration::Fine
                                                            : Declaration::Wrong;
    const std::string type = lowerCase(text.substr(0, text.find_first_of(" \t")));
    if (type == "relational") return Declaration::Relational;
    if (type == "numeric" || type == "real" || type == "integer")
        attribute.column.type = Declared::Numbers;
    else if (type != "string" && type != "date")
        return Declaration::Wrong;
    return Declaration::Fine;
}

/// A row as cells, one a value; "?" that is not in quotes is empty. False where quotes or braces
/// are not closed or a place is none.
bool transcribeDense(std::string_view row, std::size_t attributes, std::string& text) {
    const bool isCut = attributes == 1 || row.find(',') != row.npos;
    const std::string_view stops = isCut ? ",{" : " \t{";
    for (bool isFirst = true;; isFirst = false) {
        const auto value = takeValue(row, stops);
        if (!value) return false;
        const bool isWeight = !isFirst && value->text.empty() && row.starts_with('{');
        if (isWeight) return true;  // "{5}" behind the values
        if (!isFirst) text += '\t';
        if (value->isQuoted || value->text != "?") appendCell(value->text, text);
        row = trimmedArff(row);
        if (row.empty() || row.front() == '%') return true;
        if (row.front() == ',')
            row.remove_prefix(1);
        else if (isCut)
            return false;
    }
}

/// "{1 X, 3 Y}": what is not named is 0, or the first level.
bool transcribeSparse(std::string_view row, const std::vector<Attribute>& attributes,
                      std::string& text) {
    row.remove_prefix(1);
    std::size_t next = 0;
    const auto fillUpTo = [&](std::size_t place) {
        for (; next < place; ++next) {
            if (next > 0) text += '\t';
            const DeclaredColumn& column = attributes[next].column;
            if (column.type == Declared::Categories && !column.levels.empty())
                appendCell(column.levels.front(), text);
            else if (column.type == Declared::Numbers)
                text += '0';
        }
    };
    for (;;) {
        row = trimmedArff(row);
        if (row.empty()) return false;
        if (row.front() == '}') break;
        std::size_t place = 0;
        const auto [end, error] = std::from_chars(row.data(), row.data() + row.size(), place);
        if (error != std::errc() || place >= attributes.size() || place < next) return false;
        row.remove_prefix(static_cast<std::size_t>(end - row.data()));
        const auto value = takeValue(row, ",}");
        if (!value || row.empty()) return false;
        fillUpTo(place);
        if (place > 0) text += '\t';
        if (value->isQuoted || value->text != "?") appendCell(value->text, text);
        next = place + 1;
        if (row.front() == ',') row.remove_prefix(1);
    }
    fillUpTo(attributes.size());
    return true;
}

tl::unexpected<Error> wrongLine(const std::string& file, Index line, std::string_view what) {
    return fail(Fault::Data,
                message("arff-line", "{}, line {}: {} of an ARFF file; correct this line.", file,
                        std::to_string(line), what));
}

bool startsLikeWord(std::string_view line, std::string_view word) {
    return lowerCase(line.substr(0, word.size())) == word;
}

/// The attributes, down to "@data".
Result<std::vector<Attribute>> takeAttributes(const std::string& file, LineReader& lines) {
    std::vector<Attribute> attributes;
    std::string_view line;
    for (;;) {
        const auto found = lines.next(line);
        if (!found) return tl::unexpected(found.error());
        if (!*found)
            return fail(Fault::Data,
                        message("arff-without-data",
                                "{}: this ARFF file has no line @data with rows below it.", file));
        line = trimmedArff(line);
        if (startsLikeWord(line, "@data")) return attributes;
        if (startsLikeWord(line, "@end")) continue;
        if (!startsLikeWord(line, "@attribute")) continue;
        Attribute& attribute = attributes.emplace_back();
        const Declaration declared = takeAttribute(line.substr(10), attribute);
        if (declared == Declaration::Relational)
            return fail(Fault::Data,
                        message("arff-relational",
                                "{}, line {}: attribute \"{}\" holds tables; save it as a table "
                                "with one row a row.",
                                file, std::to_string(lines.number()), attribute.name));
        if (declared == Declaration::Wrong)
            return wrongLine(file, lines.number(), "this declares no attribute");
    }
}

}  // namespace

bool isArff(std::string_view sample) {
    while (!sample.empty()) {
        const std::size_t end = std::min(sample.size(), sample.find_first_of("\r\n"));
        const std::string_view line = trimmedArff(sample.substr(0, end));
        if (!line.empty() && line.front() != '%') return startsLikeWord(line, "@relation");
        sample.remove_prefix(std::min(sample.size(), end + 1));
    }
    return false;
}

Result<Transcript> transcribeArff(const std::filesystem::path& path, const std::string& encoding) {
    auto lines = LineReader::open(path, encoding);
    if (!lines) return tl::unexpected(lines.error());
    auto attributes = takeAttributes(path.string(), *lines);
    if (!attributes) return tl::unexpected(attributes.error());
    if (attributes->empty())
        return fail(Fault::Data,
                    message("arff-without-attributes", "{}: this ARFF file declares no attributes.",
                            path.string()));
    std::string text;
    Index at = 1;
    goToLine(lines->number(), at, text);  // the names stand where "@data" does
    for (std::size_t j = 0; j < attributes->size(); ++j) {
        if (j > 0) text += '\t';
        appendCell((*attributes)[j].name, text);
    }
    RoomCheck room(path.string());
    std::string_view line;
    for (;;) {
        const auto found = lines->next(line);
        if (!found) return tl::unexpected(found.error());
        if (!*found) break;
        line = trimmedArff(line);
        if (line.empty() || line.front() == '%') continue;
        goToLine(lines->number(), at, text);
        const bool isFine = line.front() == '{' ? transcribeSparse(line, *attributes, text)
                                                : transcribeDense(line, attributes->size(), text);
        if (!isFine) return wrongLine(path.string(), lines->number(), "this is no row");
        if (const auto fits = room.grow(text.size()); !fits) return tl::unexpected(fits.error());
    }
    text += '\n';
    Transcript transcript;
    transcript.format = "ARFF";
    transcript.header = 1;
    transcript.text = std::make_shared<const std::string>(std::move(text));
    for (Attribute& attribute : *attributes)
        transcript.columns.push_back(std::move(attribute.column));
    return transcript;
}

}  // namespace ardent

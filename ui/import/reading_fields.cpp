#include "ui/import/reading_fields.h"

#include <QStringList>

#include "core/data/import/text/text_decoder.h"
#include "ui/session/loaded_data.h"
#include "ui/style/translated.h"

namespace ardent {

namespace {

#define TEXT(text) QT_TRANSLATE_NOOP("ardent", text)

using Value = std::optional<std::string>;

Value countValue(const std::optional<Index>& count) {
    return count ? Value(std::to_string(*count)) : std::nullopt;
}

Value characterValue(std::optional<char> character) {
    if (!character) return std::nullopt;
    return *character == 0 ? std::string() : std::string(1, *character);
}

bool takeCount(const std::string& word, std::optional<Index>& count) {
    const QString text = QString::fromStdString(word).trimmed();
    constexpr qsizetype kMostDigits = 9;
    bool isNumber = false;
    const Index number = text.toLongLong(&isNumber);
    if (!isNumber || number < 0 || text.size() > kMostDigits) return false;
    count = number;
    return true;
}

/// An ASCII character that can stand beside cells, or none.
bool takeCharacter(const std::string& word, std::optional<char>& character) {
    if (word.size() > 1 || word == "\n" || word == "\r") return false;
    if (!word.empty() && static_cast<unsigned char>(word.front()) >= 0x80) return false;
    character = word.empty() ? '\0' : word.front();
    return true;
}

bool takeSeparator(const std::string& word, ReadingOptions& options) {
    if (word.empty() || word.find_first_of("\r\n\"") != std::string::npos) return false;
    options.separator = word;
    return true;
}

bool takeComment(const std::string& word, ReadingOptions& options) {
    if (word.find_first_of("\r\n") != std::string::npos) return false;
    options.comment = word;
    return true;
}

bool takePart(const std::string& word, ReadingOptions& options) {
    options.part = QString::fromStdString(word).trimmed().toStdString();
    return !options.part->empty();
}

bool takeEncoding(const std::string& word, ReadingOptions& options) {
    const std::string name = QString::fromStdString(word).trimmed().toStdString();
    if (!TextDecoder::from(name)) return false;
    options.encoding = name;
    return true;
}

constexpr const char* kLines = TEXT("a number of lines");
constexpr const char* kCharacter = TEXT("one plain character");

constexpr ReadingValue kHeaders[] = {
    {TEXT("none"), "0"}, {TEXT("1 line"), "1"}, {TEXT("2 lines"), "2"}, {TEXT("3 lines"), "3"}};
constexpr ReadingValue kCounts[] = {
    {TEXT("none"), "0"}, {TEXT("1 line"), "1"}, {TEXT("2 lines"), "2"}, {TEXT("3 lines"), "3"}};
constexpr ReadingValue kSeparators[] = {{TEXT("comma"), ","},
                                        {TEXT("semicolon"), ";"},
                                        {TEXT("tab"), "\t"},
                                        {TEXT("bar |"), "|"},
                                        {TEXT("blanks"), " "}};
constexpr ReadingValue kDecimals[] = {{TEXT("point"), "."}, {TEXT("comma"), ","}};
constexpr ReadingValue kThousands[] = {
    {TEXT("none"), ""}, {TEXT("point"), "."}, {TEXT("comma"), ","}};
constexpr ReadingValue kQuotes[] = {{TEXT("none"), ""}, {"\"", "\""}, {"'", "'"}};
constexpr ReadingValue kEscapes[] = {{TEXT("none"), ""}, {"\\", "\\"}};
constexpr ReadingValue kComments[] = {
    {TEXT("none"), ""}, {"#", "#"}, {"%", "%"}, {"//", "//"}, {"!", "!"}};
constexpr ReadingValue kEncodings[] = {{"UTF-8", "UTF-8"},
                                       {"Windows-1252", "Windows-1252"},
                                       {"Windows-1250", "Windows-1250"},
                                       {"Windows-1251", "Windows-1251"},
                                       {"ISO-8859-15", "ISO-8859-15"},
                                       {"Macintosh", "MACINTOSH"},
                                       {"GB18030", "GB18030"},
                                       {"Shift-JIS", "SHIFT_JIS"},
                                       {"UTF-16", "UTF-16"}};

Value foundDecimal(const LoadedData& data) {
    return data.table.decimalMark == 0 ? std::nullopt
                                       : Value(std::string(1, data.table.decimalMark));
}

Value foundThousands(const LoadedData& data) {
    const std::string& marks = data.report.dialect.thousands;
    return marks.size() > 1 ? std::nullopt : Value(marks);
}

constexpr ReadingField kFields[] = {
    {"header", TEXT("&Header"), TEXT("Lines above the rows, the first of which names the columns"),
     kLines, TEXT("%1 lines"), kHeaders,
     [](const ReadingOptions& o) { return countValue(o.header); },
     [](const std::string& word, ReadingOptions& o) { return takeCount(word, o.header); },
     [](const LoadedData& data) {
         const Dialect& dialect = data.report.dialect;
         return Value(dialect.header ? std::to_string(dialect.headerRows) : "0");
     },
     false, ReadingUse::Always},
    {"separator", TEXT("Se&parator"),
     TEXT("What stands between cells: choose it, or type a character or several"),
     TEXT("a character or several, without quotes"), "%1", kSeparators,
     [](const ReadingOptions& o) { return o.separator; }, takeSeparator,
     [](const LoadedData& data) { return Value(data.report.dialect.cutting.separator); }},
    {"decimal", TEXT("&Decimal mark"), TEXT("What stands before decimals"), "", "%1", kDecimals,
     [](const ReadingOptions& o) { return characterValue(o.decimal); },
     [](const std::string& word, ReadingOptions& o) { return takeCharacter(word, o.decimal); },
     foundDecimal},
    {"thousands", TEXT("&Thousands"), TEXT("What stands between thousands"), "", "%1", kThousands,
     [](const ReadingOptions& o) { return characterValue(o.thousands); },
     [](const std::string& word, ReadingOptions& o) { return takeCharacter(word, o.thousands); },
     foundThousands},
    {"quote", TEXT("&Quote"), TEXT("What stands around cells that hold a separator"), kCharacter,
     "%1", kQuotes, [](const ReadingOptions& o) { return characterValue(o.quote); },
     [](const std::string& word, ReadingOptions& o) { return takeCharacter(word, o.quote); },
     [](const LoadedData& data) { return characterValue(data.report.dialect.cutting.quote); }},
    {"escape", TEXT("&Escape"), TEXT("What stands before a quote or separator that is text"),
     kCharacter, "%1", kEscapes, [](const ReadingOptions& o) { return characterValue(o.escape); },
     [](const std::string& word, ReadingOptions& o) { return takeCharacter(word, o.escape); },
     [](const LoadedData& data) { return characterValue(data.report.dialect.cutting.escape); }},
    {"comment", TEXT("&Comments"), TEXT("What lines start with that are no rows"),
     TEXT("a character or several"), "%1", kComments,
     [](const ReadingOptions& o) { return o.comment; }, takeComment,
     [](const LoadedData& data) { return Value(data.report.dialect.cutting.comment); }},
    {"skip", TEXT("S&kip"), TEXT("Lines before the table that are left out"), kLines,
     TEXT("%1 lines"), kCounts, [](const ReadingOptions& o) { return countValue(o.skip); },
     [](const std::string& word, ReadingOptions& o) { return takeCount(word, o.skip); },
     [](const LoadedData& data) { return Value(std::to_string(data.report.dialect.skipped)); },
     false, ReadingUse::Always},
    {"footer", TEXT("&Footer"), TEXT("Rows behind the table that are left out, such as sums"),
     kLines, TEXT("%1 lines"), kCounts,
     [](const ReadingOptions& o) { return countValue(o.footer); },
     [](const std::string& word, ReadingOptions& o) { return takeCount(word, o.footer); },
     [](const LoadedData& data) { return Value(std::to_string(data.report.dialect.footer)); }, true,
     ReadingUse::Always},
    {"encoding", TEXT("E&ncoding"), TEXT("How letters are stored: choose one, or type its name"),
     TEXT("the name of an encoding, such as GB18030"), "%1", kEncodings,
     [](const ReadingOptions& o) { return o.encoding; }, takeEncoding,
     [](const LoadedData& data) { return Value(data.report.dialect.encoding); }},
    {"part",
     TEXT("&Part"),
     TEXT("Sheet of a workbook, or table of a database or archive, by name or number"),
     TEXT("the name or number of a sheet or table"),
     "%1",
     {},
     [](const ReadingOptions& o) { return o.part; },
     takePart,
     [](const LoadedData& data) {
         const std::string& part = data.report.dialect.part;
         return part.empty() ? std::nullopt : Value(part);
     },
     false,
     ReadingUse::Parts},
};

#undef TEXT

}  // namespace

std::span<const ReadingField> readingFields() {
    return kFields;
}

QString valueText(const ReadingField& field, const std::string& value) {
    for (const ReadingValue& known : field.values)
        if (value == known.value) return translated(known.text);
    return translated(field.otherText).arg(QString::fromStdString(value));
}

QString optionsText(const ReadingOptions& options) {
    QStringList chosen;
    for (const ReadingField& field : kFields)
        if (const auto value = field.get(options))
            chosen << QStringLiteral("%1: %2").arg(translated(field.title).remove(u'&'),
                                                   valueText(field, *value));
    if (!options.missing.empty())
        chosen << translated("Missing: %1").arg(missingText(options.missing));
    return chosen.join(QStringLiteral("; "));
}

QString missingText(const std::vector<std::string>& texts) {
    QStringList line;
    for (const std::string& text : texts) line << QString::fromStdString(text);
    return line.join(QStringLiteral(", "));
}

std::vector<std::string> missingIn(const QString& line) {
    std::vector<std::string> texts;
    for (const QString& part : line.split(u',', Qt::SkipEmptyParts))
        if (const QString text = part.trimmed(); !text.isEmpty())
            texts.push_back(text.toStdString());
    return texts;
}

}  // namespace ardent

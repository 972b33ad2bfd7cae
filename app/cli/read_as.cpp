#include "app/cli/read_as.h"

#include <fmt/format.h>

#include <algorithm>
#include <optional>
#include <span>
#include <utility>

#include "app/cli/shell_text.h"
#include "core/base/text.h"
#include "core/data/import/text/encodings.h"
#include "core/data/table/column_places.h"
#include "core/data/table/no_such_column.h"
#include "core/data/task/later_table.h"
#include "core/data/task/target.h"

namespace ardent::cli {
namespace {

constexpr const char* kFileGroup = "How the file is written, where that is not found rightly";

/// A number of lines or rows.
std::optional<Index> countIn(const std::string& word) {
    if (word.size() > 9 || word.find_first_not_of("0123456789") != std::string::npos)
        return std::nullopt;
    return std::stol(word);
}

bool takeCount(const std::string& word, std::optional<Index>& count) {
    count = countIn(word);
    return count.has_value();
}

/// One character, or "none".
bool takeCharacter(const std::string& word, std::optional<char>& character) {
    if (word == "none")
        character = '\0';
    else if (word.size() == 1)
        character = word.front();
    return word == "none" || word.size() == 1;
}

/// "." or ",", in words too.
bool takeMark(const std::string& word, std::optional<char>& mark) {
    if (word == "point" || word == ".")
        mark = '.';
    else if (word == "comma" || word == ",")
        mark = ',';
    else
        return false;
    return true;
}

bool takeHeader(const std::string& word, ReadingOptions& options) {
    if (word == "yes")
        options.header = 1;
    else if (word == "no")
        options.header = 0;
    else
        return takeCount(word, options.header);
    return true;
}

bool takeSeparator(const std::string& word, ReadingOptions& options) {
    constexpr std::pair<std::string_view, std::string_view> kNamed[] = {
        {"tab", "\t"},      {"\\t", "\t"},  {"blank", " "}, {"blanks", " "},
        {"semicolon", ";"}, {"comma", ","}, {"bar", "|"}};
    if (word.find_first_of("\r\n\"") != std::string::npos) return false;
    const auto named = std::ranges::find(kNamed, word, [](const auto& each) { return each.first; });
    options.separator = named == std::end(kNamed) ? word : std::string(named->second);
    return true;
}

bool takeEncoding(const std::string& word, ReadingOptions& options) {
    options.encoding = word;
    return true;
}

bool takeComment(const std::string& word, ReadingOptions& options) {
    options.comment = word == "none" ? "" : word;
    return true;
}

bool takePart(const std::string& word, ReadingOptions& options) {
    options.part = word;
    return true;
}

/// An option of the whole file; `take` is false where the word means nothing.
struct FileOption {
    const char* name;
    const char* help;
    bool (*take)(const std::string& word, ReadingOptions&);
};

constexpr FileOption kFileOptions[] = {
    {"--header", "yes, no, or the number of lines of the header, the first with the names",
     takeHeader},
    {"--separator", "What separates cells: comma, semicolon, tab, bar, blanks, or the text itself",
     takeSeparator},
    {"--decimal", "point or comma: what stands before decimals",
     [](const std::string& word, ReadingOptions& options) {
         return takeMark(word, options.decimal);
     }},
    {"--thousands", "point, comma or none: what stands between thousands",
     [](const std::string& word, ReadingOptions& options) {
         if (word == "none") options.thousands = '\0';
         return word == "none" || takeMark(word, options.thousands);
     }},
    {"--quote", "The character around cells that hold a separator, or none",
     [](const std::string& word, ReadingOptions& options) {
         return takeCharacter(word, options.quote);
     }},
    {"--escape", "The character before a quote or separator that is text, or none",
     [](const std::string& word, ReadingOptions& options) {
         return takeCharacter(word, options.escape);
     }},
    {"--comment", "What lines that are no rows start with, or none", takeComment},
    {"--skip", "Number of lines before the table",
     [](const std::string& word, ReadingOptions& options) {
         return takeCount(word, options.skip);
     }},
    {"--footer", "Number of rows behind the table, of this file alone",
     [](const std::string& word, ReadingOptions& options) {
         return takeCount(word, options.footer);
     }},
    {"--encoding", "Encoding of the text, such as UTF-8, Windows-1252 or GB18030", takeEncoding},
    {"--sheet", "Name or number of the sheet of a workbook", takePart},
    {"--table",
     "Name or number of the table in an archive or database; what is inside it behind a slash",
     takePart}};

Result<> checkColumns(const Readings& readings, const Table& table) {
    for (const auto& [column, reading] : readings) {
        if (table.find(column) >= 0) continue;
        return fail(
            Fault::Usage,
            message("no-such-column-to-read", "--read-as {0}={1}: {2} has no column \"{0}\"; {3}",
                    column, readAsName(reading), table.name, columnsLike(column, table)));
    }
    return {};
}

std::vector<std::string> numericColumns(const FittedRecipe& recipe, bool withTarget) {
    std::vector<std::string> names = neededNumbers(recipe);
    if (withTarget && recipe.problem == Problem::Regression) names.push_back(recipe.target);
    return names;
}

/// Columns of numbers that are used, of the target only where numbers are to be predicted.
std::vector<std::string> numericColumns(const Table& training, const Recipe& recipe) {
    std::vector<std::string> names;
    for (const Column& column : training.columns) {
        const bool isUsed = column.name == recipe.target
                                ? posedProblem(recipe, training) == Problem::Regression
                                : roleOf(recipe, column) == Role::Feature;
        if (isUsed && column.type == ColumnType::Numeric) names.push_back(column.name);
    }
    return names;
}

/// As UTF-8, whatever was typed.
std::string printable(const std::string& word) {
    return isUtf8(word) ? word : utf8FromLatin1(word);
}

std::string howToRead(const std::string& column, ReadAs reading) {
    return "--read-as " + shellQuoted(fmt::format("{}={}", column, readAsName(reading)));
}

/// How a later file is read.
struct LaterReading {
    std::string path;
    Precision precision;
    Readings readings;
    char decimalMark;
    std::vector<std::string> needed;
    ReadingOptions options;

    Result<Imported> read() const {
        return readTable(path, precision, readings, decimalMark, needed, options);
    }
};

/// Errors (Fault::Data): text in one of these columns, where numbers are needed and nothing else is
/// chosen, with the line of the first such cell, for which the file is read once more.
Result<> requireNumbers(const Table& table, const std::vector<std::string>& numeric,
                        const Readings& chosen, LaterReading reading) {
    std::vector<std::string> worded;
    const ColumnPlaces places(table);
    for (const std::string& name : numeric) {
        const Index position = places.find(name);
        if (position < 0 || chosen.contains(name)) continue;
        if (table.columns[static_cast<std::size_t>(position)].type != ColumnType::Numeric)
            worded.push_back(name);
    }
    if (worded.empty()) return {};
    for (const std::string& name : worded) reading.readings[name] = ReadAs::Number;
    const auto asNumbers = reading.read();
    if (!asNumbers) return {};
    const auto isWorded = [&](const BadCell& cell) {
        return std::ranges::find(worded, cell.column) != worded.end();
    };
    const auto& cells = asNumbers->report.badCells;
    const auto first = std::ranges::find_if(cells, isWorded);
    if (first == cells.end()) return {};
    const bool isOnly = std::ranges::count_if(cells, isWorded) == 1;
    const Message text = quotedList(std::span(&first->text, 1));
    return fail(Fault::Data,
                isOnly
                    ? message("cell-is-no-number",
                              "{}, line {}, column \"{}\": {} is no number; correct it or leave "
                              "it empty.",
                              table.name, std::to_string(first->line), first->column, text)
                    : message("cell-is-no-number",
                              "{}, line {}, column \"{}\": {} is no number, nor are other cells; "
                              "correct them or leave them empty.",
                              table.name, std::to_string(first->line), first->column, text));
}

Result<Imported> withSteps(const FittedRecipe& recipe, Imported imported,
                           std::vector<std::int32_t>* rows) {
    const Result<> taken = takeLaterSteps(recipe, imported, rows);
    if (!taken) return tl::unexpected(taken.error());
    return imported;
}

}  // namespace

std::vector<std::string> openColumns(const Imported& imported,
                                     const std::vector<std::string>& columns) {
    std::vector<std::string> open;
    for (const std::string& name : imported.report.undecided) {
        const Index position = imported.table.find(name);
        if (position < 0 || std::ranges::find(columns, name) == columns.end()) continue;
        const Column& column = imported.table.columns[static_cast<std::size_t>(position)];
        if (column.type != ColumnType::Numeric) open.push_back(name);
    }
    return open;
}

bool ReadingWords::empty() const {
    return all().empty();
}

std::vector<std::pair<std::string, std::string>> ReadingWords::all() const {
    std::vector<std::pair<std::string, std::string>> given;
    for (const std::string& column : columns) given.emplace_back("--read-as", column);
    for (const auto& [name, word] : options) given.emplace_back(name, word);
    for (const std::string& text : missing) given.emplace_back("--missing", text);
    return given;
}

void addReadAs(CLI::App& command, ReadingWords& words) {
    command
        .add_option("--read-as", words.columns,
                    "COLUMN=number, decimal-comma (1.234,5), thousands-comma (1,234.5), category "
                    "or auto: how to read a column, where the file is ambiguous; may be repeated")
        ->take_all()
        ->allow_extra_args(false);
    for (const FileOption& option : kFileOptions)
        command
            .add_option_function<std::string>(
                option.name,
                [&words, name = option.name](const std::string& word) {
                    words.options[name] = word;
                },
                option.help)
            ->group(kFileGroup);
    command
        .add_option("--missing", words.missing,
                    "Text that stands for a missing cell, such as 999; may be repeated")
        ->take_all()
        ->allow_extra_args(false)
        ->group(kFileGroup);
}

Result<ReadingOptions> parseOptions(const ReadingWords& words, ReadingOptions options) {
    for (const FileOption& option : kFileOptions) {
        const auto given = words.options.find(option.name);
        if (given == words.options.end()) continue;
        if (!given->second.empty() && isUtf8(given->second) && option.take(given->second, options))
            continue;
        return fail(Fault::Usage,
                    message("reading-option",
                            "{} {}: this says nothing of how a file is read; inspect --help names "
                            "what may be said.",
                            option.name, shellQuoted(printable(given->second))));
    }
    for (const std::string& text : words.missing) {
        if (!isUtf8(text))
            return fail(Fault::Usage,
                        message("missing-not-utf8",
                                "--missing {}: this text is not in UTF-8; write it in "
                                "UTF-8, whatever encoding the file has.",
                                shellQuoted(printable(text))));
        options.missing.push_back(text);
    }
    if (options.decimal && options.decimal == options.thousands)
        return fail(Fault::Usage,
                    message("marks-alike",
                            "--decimal and --thousands: \"{}\" cannot stand before decimals and "
                            "between thousands as well; change one of the two.",
                            std::string(1, *options.decimal)));
    return options;
}

Result<Readings> parseReadings(const std::vector<std::string>& words) {
    Readings readings;
    for (const std::string& word : words) {
        const std::size_t equals = word.rfind('=');
        const auto reading = equals == std::string::npos
                                 ? std::nullopt
                                 : readAsCalled(std::string_view(word).substr(equals + 1));
        if (!reading)
            return fail(Fault::Usage, message("bad-reading",
                                              "--read-as {}: write COLUMN=number, decimal-comma, "
                                              "thousands-comma, category or auto.",
                                              word));
        const std::string column = word.substr(0, equals);
        readings.erase(column);
        if (*reading != ReadAs::Automatic) readings[column] = *reading;
    }
    return readings;
}

Result<Imported> readLaterTableAs(const std::string& path, Precision precision,
                                  const FittedRecipe& recipe, const ReadingWords& words,
                                  bool needsTarget, std::vector<std::int32_t>* rows) {
    const auto chosen = parseReadings(words.columns);
    if (!chosen) return tl::unexpected(chosen.error());
    auto options = parseOptions(words, laterOptions(recipe.fileReading));
    if (!options) return tl::unexpected(options.error());
    LaterReading later{path,
                       precision,
                       laterReadings(recipe),
                       recipe.decimalMark,
                       neededColumns(recipe),
                       std::move(*options)};
    for (const auto& [column, reading] : *chosen) later.readings[column] = reading;
    auto imported = later.read();
    if (!imported) return imported;
    if (const auto there = checkColumns(*chosen, imported->table); !there)
        return tl::unexpected(there.error());
    const auto open = openColumns(*imported, numericColumns(recipe, needsTarget));
    if (open.empty())
        return requireNumbers(imported->table, numericColumns(recipe, false), *chosen,
                              std::move(later))
            .and_then([&] { return withSteps(recipe, std::move(*imported), rows); });
    return fail(
        Fault::Data,
        message("ambiguous-marks",
                "{}: the marks in the numbers of {} may separate decimals or thousands; say "
                "which, as in {} or {}.",
                imported->table.name, quotedList(open),
                howToRead(open.front(), ReadAs::DecimalComma),
                howToRead(open.front(), ReadAs::ThousandsComma)));
}

Result<Imported> readTestTable(const std::string& path, const Table& training,
                               const Recipe& recipe) {
    LaterReading reading{path,
                         Precision::Training,
                         laterReadings(training, recipe.readings),
                         training.decimalMark,
                         {},
                         laterOptions(recipe.fileReading)};
    for (const Column& column : training.columns)
        if (!isDerived(recipe.shape, column.name)) reading.needed.push_back(column.name);
    auto imported = reading.read();
    if (!imported) return imported;
    const std::vector<std::string> numeric = numericColumns(training, recipe);
    if (const auto open = openColumns(*imported, numeric); !open.empty())
        return fail(
            Fault::Data,
            message("ambiguous-marks",
                    "{}: the marks in the numbers of {} may separate decimals or thousands; "
                    "write them as in {}.",
                    imported->table.name, quotedList(open), training.name));
    return requireNumbers(imported->table, numeric, recipe.readings, std::move(reading)).map([&] {
        return std::move(*imported);
    });
}

Result<Imported> readTableAs(const std::string& path, Precision precision,
                             const ReadingWords& words) {
    const auto readings = parseReadings(words.columns);
    if (!readings) return tl::unexpected(readings.error());
    const auto options = parseOptions(words);
    if (!options) return tl::unexpected(options.error());
    auto imported = readTable(path, precision, *readings, 0, {}, *options);
    if (!imported) return imported;
    if (const auto there = checkColumns(*readings, imported->table); !there)
        return tl::unexpected(there.error());
    return imported;
}

}  // namespace ardent::cli

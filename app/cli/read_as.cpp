#include "app/cli/read_as.h"

#include <fmt/format.h>

#include <algorithm>
#include <span>
#include <utility>

#include "app/cli/shell_text.h"
#include "core/base/text.h"
#include "core/data/table/no_such_column.h"
#include "core/data/task/later_table.h"
#include "core/data/task/target.h"

namespace ardent::cli {
namespace {

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

/// Columns that the model takes as numbers.
std::vector<std::string> numericColumns(const FittedRecipe& recipe, bool withTarget) {
    std::vector<std::string> names;
    for (const SourceColumn& source : recipe.sources)
        if (source.type == ColumnType::Numeric) names.push_back(source.name);
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

    Result<Imported> read() const {
        return readTable(path, precision, readings, decimalMark, needed);
    }
};

/// Errors (Fault::Data): text in one of these columns, where numbers are needed and nothing else is
/// chosen, with the line of the first such cell, for which the file is read once more.
Result<> requireNumbers(const Table& table, const std::vector<std::string>& numeric,
                        const Readings& chosen, LaterReading reading) {
    std::vector<std::string> worded;
    for (const std::string& name : numeric) {
        const Index position = table.find(name);
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

void addReadAs(CLI::App& command, std::vector<std::string>& readings) {
    command
        .add_option("--read-as", readings,
                    "COLUMN=number, decimal-comma (1.234,5), thousands-comma (1,234.5), category "
                    "or auto: how to read a column, where the file is ambiguous; may be repeated")
        ->take_all()
        ->allow_extra_args(false);
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
                                  const FittedRecipe& recipe, const std::vector<std::string>& words,
                                  bool needsTarget) {
    const auto chosen = parseReadings(words);
    if (!chosen) return tl::unexpected(chosen.error());
    LaterReading later{path, precision, laterReadings(recipe), recipe.decimalMark,
                       neededColumns(recipe)};
    for (const auto& [column, reading] : *chosen) later.readings[column] = reading;
    auto imported = later.read();
    if (!imported) return imported;
    if (const auto there = checkColumns(*chosen, imported->table); !there)
        return tl::unexpected(there.error());
    const auto open = openColumns(*imported, numericColumns(recipe, needsTarget));
    if (open.empty())
        return requireNumbers(imported->table, numericColumns(recipe, false), *chosen,
                              std::move(later))
            .map([&] { return std::move(*imported); });
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
                         {}};
    for (const Column& column : training.columns) reading.needed.push_back(column.name);
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
                             const std::vector<std::string>& words) {
    const auto readings = parseReadings(words);
    if (!readings) return tl::unexpected(readings.error());
    auto imported = readTable(path, precision, *readings);
    if (!imported) return imported;
    if (const auto there = checkColumns(*readings, imported->table); !there)
        return tl::unexpected(there.error());
    return imported;
}

}  // namespace ardent::cli

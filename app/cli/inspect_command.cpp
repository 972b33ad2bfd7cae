#include <fmt/format.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <iostream>

#include "app/cli/command.h"
#include "app/cli/notes_json.h"
#include "app/cli/read_as.h"
#include "app/cli/readable_number.h"
#include "app/cli/running_options.h"
#include "app/cli/shell_text.h"
#include "core/base/text.h"
#include "core/data/table/column_summary.h"
#include "core/data/task/column_notes.h"
#include "core/data/task/combined_leaks.h"
#include "core/data/task/identifiers.h"
#include "core/data/task/leaks.h"
#include "core/data/task/target.h"

namespace ardent::cli {
namespace {

constexpr std::size_t kShownLevels = 10;
constexpr std::size_t kShownBadCells = 10;

using Json = nlohmann::ordered_json;

std::string separatorName(const std::string& separator) {
    if (separator == "\t") return "tab";
    if (separator == ";") return "semicolon";
    if (separator == "|") return "vertical bar";
    if (separator == ",") return "comma";
    return separator == " " ? "blank" : separator;
}

std::string characterOrNone(char c) {
    return c == 0 ? "none" : std::string(1, c);
}

/// What the parts of a file are, and the option that names one.
std::string partWord(const Dialect& dialect) {
    const bool isSheet =
        dialect.format == "Excel workbook" || dialect.format == "OpenDocument spreadsheet";
    return isSheet ? "sheet" : "table";
}

/// "zip archive", "" where it is not packed.
std::string packingText(const Dialect& dialect) {
    if (!dialect.gzip) return dialect.packing;
    return dialect.packing.empty() ? "gzip" : dialect.packing + ", gzip";
}

/// How the file was read, as the options would say it, and what speaks for it.
struct FoundOption {
    std::string option, word, reason;
};

std::vector<FoundOption> foundOptions(const Imported& imported) {
    const Dialect& dialect = imported.report.dialect;
    const Cutting& cutting = dialect.cutting;
    const std::string alike =
        fmt::format("{} of the first {} have as many cells", groupedDigits(dialect.alike),
                    counted(dialect.sampled, "row"));
    const char mark = imported.table.decimalMark;
    if (!dialect.format.empty())
        return {{"header", dialect.header ? std::to_string(dialect.headerRows) : "no", ""},
                {"skip", std::to_string(dialect.skipped), ""},
                {"footer", std::to_string(dialect.footer), ""},
                {partWord(dialect), dialect.part, ""}};
    std::vector<FoundOption> found{
        {"header", dialect.header ? std::to_string(dialect.headerRows) : "no", ""},
        {"separator", cutting.separator == " " ? "blanks" : cutting.separator, alike},
        {"decimal", mark == 0 ? "" : std::string(1, mark), mark == 0 ? "no number shows it" : ""},
        {"quote", characterOrNone(cutting.quote), ""},
        {"escape", characterOrNone(cutting.escape), ""},
        {"comment", cutting.comment.empty() ? "none" : cutting.comment, ""},
        {"skip", std::to_string(dialect.skipped), ""},
        {"footer", std::to_string(dialect.footer), ""},
        {"encoding", dialect.encoding, ""}};
    if (!dialect.part.empty()) found.push_back({partWord(dialect), dialect.part, ""});
    return found;
}

Json toJson(const Column& column, const ColumnSummary& summary) {
    Json json{{"name", column.name},
              {"type", columnTypeName(column.type)},
              {"missing", column.missing},
              {"distinct", summary.distinct}};
    if (column.type == ColumnType::Numeric) {
        json["storage"] = storageName(column.numbers.storage());
        json["min"] = summary.minimum;
        json["median"] = summary.median;
        json["max"] = summary.maximum;
        json["mean"] = summary.mean;
        json["sd"] = summary.deviation;
        return json;
    }
    json["levels"] = Json::array();
    for (std::size_t i = 0; i < std::min(kShownLevels, summary.levels.size()); ++i)
        json["levels"].push_back(
            {{"name", summary.levels[i].first}, {"count", summary.levels[i].second}});
    return json;
}

Json toJson(const Imported& imported, const std::vector<ColumnSummary>& summaries) {
    const auto& [table, report] = imported;
    Json json{{"file", report.path},
              {"dialect",
               {{"separator", report.dialect.cutting.separator},
                {"quote", std::string(1, report.dialect.cutting.quote)},
                {"header", report.dialect.header},
                {"gzip", report.dialect.gzip},
                {"packing", packingText(report.dialect)},
                {"format", report.dialect.format.empty() ? "text" : report.dialect.format},
                {"encoding", report.dialect.encoding}}},
              {"rows", table.rows},
              {"rows_read", report.rowsRead},
              {"rows_dropped", report.rowsDropped},
              {"missing_cells", report.missingCells},
              {"bad_cell_count", report.badCellCount},
              {"columns", Json::array()},
              {"bad_cells", Json::array()}};
    if (!report.dialect.part.empty())
        json["dialect"][partWord(report.dialect)] = report.dialect.part;
    addNotes(report.notes, json);
    for (const auto& [option, word, reason] : foundOptions(imported)) {
        json["reading"][option]["value"] = word;
        if (!reason.empty()) json["reading"][option]["because"] = reason;
    }
    for (std::size_t j = 0; j < summaries.size(); ++j)
        json["columns"].push_back(toJson(table.columns[j], summaries[j]));
    for (const BadCell& cell : report.badCells)
        json["bad_cells"].push_back(
            {{"line", cell.line}, {"column", cell.column}, {"text", cell.text}});
    return json;
}

/// Characters, not bytes, of UTF-8 text.
std::size_t width(std::string_view text) {
    return static_cast<std::size_t>(std::ranges::count_if(
        text, [](char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }));
}

using Row = std::array<std::string, 7>;

Row describe(const Column& column, const ColumnSummary& summary) {
    Row row{shortened(column.name), std::string(columnTypeName(column.type)),
            groupedDigits(column.missing), groupedDigits(summary.distinct)};
    if (column.type == ColumnType::Numeric) {
        row[1] += column.numbers.storage() == Storage::Float32 ? " (32 bit)" : " (64 bit)";
        if (summary.present == 0) return row;
        const double range = summary.maximum - summary.minimum;
        row[4] = readableNumber(summary.minimum, range, 6);
        row[5] = readableNumber(summary.median, range, 6);
        row[6] = readableNumber(summary.maximum, range, 6);
        return row;
    }
    return row;
}

std::string frequentLevels(const ColumnSummary& summary) {
    constexpr std::size_t kShown = 4;
    std::string text;
    for (std::size_t i = 0; i < std::min(kShown, summary.levels.size()); ++i) {
        text += fmt::format("{}{} ({})", i == 0 ? "" : ", ", shortened(summary.levels[i].first),
                            groupedDigits(summary.levels[i].second));
    }
    return summary.levels.size() > kShown ? text + ", …" : text;
}

void printColumns(const Table& table, const std::vector<ColumnSummary>& summaries) {
    std::vector<Row> rows{{"column", "type", "missing", "distinct", "min", "median", "max"}};
    for (std::size_t j = 0; j < summaries.size(); ++j)
        rows.push_back(describe(table.columns[j], summaries[j]));
    std::array<std::size_t, std::tuple_size_v<Row>> widths{};
    for (const Row& row : rows)
        for (std::size_t i = 0; i < row.size(); ++i) widths[i] = std::max(widths[i], width(row[i]));
    for (std::size_t j = 0; j < rows.size(); ++j) {
        std::string line;
        for (std::size_t i = 0; i < rows[j].size(); ++i) {
            const std::string pad(widths[i] - width(rows[j][i]), ' ');
            line += (i == 0 ? "" : "  ") + (i < 2 ? rows[j][i] + pad : pad + rows[j][i]);
        }
        if (j > 0 && !summaries[j - 1].levels.empty()) {
            // The levels stand where the numbers of the other columns are.
            const std::size_t indent = widths[0] + widths[1] + widths[2] + widths[3] + 8;
            line.resize(line.find_last_not_of(' ') + 1);
            line += std::string(indent - std::min(indent, width(line)), ' ') +
                    frequentLevels(summaries[j - 1]);
        }
        std::cout << line.substr(0, line.find_last_not_of(' ') + 1) << '\n';
    }
}

/// With what cannot be found in the file and was given.
void printFoundOptions(const Imported& imported, const ReadingWords& given) {
    std::cout << "\nRead with\n ";
    for (const auto& [option, word, reason] : foundOptions(imported)) {
        if (word.empty()) continue;
        std::cout << fmt::format(" --{} {}", option, shellQuoted(word == "\t" ? "tab" : word));
    }
    for (const std::string& text : given.missing) std::cout << " --missing " << shellQuoted(text);
    for (const std::string& column : given.columns)
        std::cout << " --read-as " << shellQuoted(column);
    std::cout << '\n';
    for (const auto& [option, word, reason] : foundOptions(imported))
        if (!reason.empty()) std::cout << fmt::format("  {}: {}\n", option, reason);
}

/// "comma separated, UTF-8", "Excel workbook, sheet "prices"".
std::string formatText(const Dialect& dialect) {
    const std::string format =
        dialect.format.empty()
            ? fmt::format("{} separated, {}", separatorName(dialect.cutting.separator),
                          dialect.encoding)
            : dialect.format;
    return dialect.part.empty()
               ? format
               : fmt::format("{}, {} \"{}\"", format, partWord(dialect), dialect.part);
}

void print(const Imported& imported, const std::vector<ColumnSummary>& summaries,
           const ReadingWords& given) {
    const auto& [table, report] = imported;
    std::cout << fmt::format(
        "{}: {}, {}\n{}, {}{}\n{}, {}\n\n", report.path, counted(table.rows, "row"),
        counted(std::ssize(table.columns), "column"), formatText(report.dialect),
        report.dialect.header ? "with header" : "without header",
        packingText(report.dialect).empty() ? "" : ", " + packingText(report.dialect),
        counted(report.missingCells, "missing cell"), counted(report.rowsDropped, "dropped row"));
    printColumns(table, summaries);
    printFoundOptions(imported, given);
    if (!report.notes.empty()) std::cout << "\nNotes\n";
    for (const Message& note : report.notes) std::cout << "  " << note.english() << '\n';
    if (report.badCells.empty()) return;
    std::cout << "\nCells that are not numbers\n";
    for (std::size_t i = 0; i < std::min(kShownBadCells, report.badCells.size()); ++i) {
        const BadCell& cell = report.badCells[i];
        std::cout << fmt::format("  line {}, column \"{}\": \"{}\"\n", cell.line, cell.column,
                                 shortened(cell.text));
    }
    const Index more = report.badCellCount - static_cast<Index>(kShownBadCells);
    if (more > 0) std::cout << fmt::format("  and {} more\n", groupedDigits(more));
}

/// Adds what the columns say of each other and of the target, where one is named.
Result<> addColumnNotes(const std::string& target, const Readings& readings, Imported& imported) {
    const Table& table = imported.table;
    std::vector<Message>& notes = imported.report.notes;
    Recipe recipe;
    recipe.target = target;
    recipe.readings = readings;
    takeRowNames(table, recipe);
    std::ranges::move(columnNotes(table, recipe), std::back_inserter(notes));
    std::ranges::move(featureNotes(table, recipe), std::back_inserter(notes));
    if (target.empty()) return {};
    const Result<Index> position = findTarget(target, table);
    if (!position) return tl::unexpected(position.error());
    std::vector<const Column*> columns;
    for (const Column& column : table.columns) columns.push_back(&column);
    const Column& targetColumn = table.columns[static_cast<std::size_t>(*position)];
    std::ranges::move(combinedLeakNotes(targetColumn, columns), std::back_inserter(notes));
    std::ranges::move(leakNotes(targetColumn, columns), std::back_inserter(notes));
    return {};
}

int inspect(const std::string& path, const std::string& target, const ReadingWords& readings,
            bool asJson) {
    Result<Imported> imported = readTableAs(path, Precision::Printed, readings);
    if (!imported) return reportError(imported.error());
    if (const auto noted = addColumnNotes(target, *parseReadings(readings.columns), *imported);
        !noted)
        return reportError(noted.error());
    const std::vector<ColumnSummary> summaries = summarise(imported->table);
    if (asJson) {
        printJson(toJson(*imported, summaries));
    } else {
        print(*imported, summaries, readings);
    }
    return 0;
}

}  // namespace

void addInspectCommand(CLI::App& app, int& exitCode) {
    CLI::App* command =
        app.add_subcommand("inspect", "Dialect, columns, types, missing and bad cells of a file");
    auto path = std::make_shared<std::string>();
    auto readings = std::make_shared<ReadingWords>();
    auto json = std::make_shared<bool>(false);
    auto target = std::make_shared<std::string>();
    command->add_option("FILE", *path, std::string("Table: ") + kTableFormats)->required();
    command->add_option("--target", *target,
                        "Column to predict: notes report which others give it away");
    addReadAs(*command, *readings);
    addJson(*command, *json);
    command->callback([path, target, readings, json, &exitCode] {
        exitCode = inspect(*path, *target, *readings, *json);
    });
}

}  // namespace ardent::cli

#pragma once

#include <map>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/command.h"
#include "core/data/import/table_reader.h"
#include "core/data/task/recipe.h"

namespace ardent::cli {

/// What a table may be, for the help of commands.
inline constexpr const char* kTableFormats =
    "CSV or TSV, Excel, OpenDocument, SPSS, Stata, SAS, R, MATLAB, NumPy, ARFF, LIBSVM, SQLite or "
    "JSON, "
    "also "
    "compressed or in an archive";

/// How a table is to be read, as typed.
struct ReadingWords {
    std::vector<std::string> columns;            ///< of --read-as
    std::map<std::string, std::string> options;  ///< those given, by name: "--separator"
    std::vector<std::string> missing;            ///< of --missing

    bool empty() const;
    /// As typed, one behind the other, name and word.
    std::vector<std::pair<std::string, std::string>> all() const;
};

/// Adds --read-as, --header, --separator, --decimal, --thousands, --quote, --escape, --comment,
/// --skip, --footer, --encoding, --sheet, --table and --missing.
void addReadAs(CLI::App& command, ReadingWords&);

/// "COLUMN=number" and the like. Errors (Fault::Usage): no '=', an unknown reading.
Result<Readings> parseReadings(const std::vector<std::string>&);

/// Where an option is not given, that of `otherwise`. Errors (Fault::Usage): no such word, one that
/// is not UTF-8, the same mark before decimals and between thousands.
Result<ReadingOptions> parseOptions(const ReadingWords&, ReadingOptions otherwise = {});

/// Names of `columns` whose marks in numbers mean no one thing, so that they were read as text.
std::vector<std::string> openColumns(const Imported&, const std::vector<std::string>& columns);

/// The table of a model, where these readings go before those that it has learned with. Errors
/// (Fault::Usage) also: the table has no such column; (Fault::Data): numbers that the model needs
/// may be read in two ways, of the target only where it is needed. The model's steps are taken on
/// it; rows: those of the file that it has then.
Result<Imported> readLaterTableAs(const std::string& path, Precision, const FittedRecipe&,
                                  const ReadingWords&, bool needsTarget,
                                  std::vector<std::int32_t>* rows = nullptr);

/// Test rows for what is learned from `training`, read as that was. Errors (Fault::Data) also:
/// text, or numbers that may be read in two ways, where numbers are needed.
Result<Imported> readTestTable(const std::string& path, const Table& training, const Recipe&);

/// readTable with these readings. Errors (Fault::Usage) also: the table has no such column.
Result<Imported> readTableAs(const std::string& path, Precision, const ReadingWords&);

}  // namespace ardent::cli

#pragma once

#include <string>
#include <vector>

#include "app/cli/command.h"
#include "core/data/import/table_reader.h"
#include "core/data/task/recipe.h"

namespace ardent::cli {

/// Adds --read-as.
void addReadAs(CLI::App& command, std::vector<std::string>& readings);

/// "COLUMN=number" and the like. Errors (Fault::Usage): no '=', an unknown reading.
Result<Readings> parseReadings(const std::vector<std::string>&);

/// Names of `columns` whose marks in numbers mean no one thing, so that they were read as text.
std::vector<std::string> openColumns(const Imported&, const std::vector<std::string>& columns);

/// The table of a model, where these readings go before those that it has learned with. Errors
/// (Fault::Usage) also: the table has no such column; (Fault::Data): numbers that the model needs
/// may be read in two ways, of the target only where it is needed.
Result<Imported> readLaterTableAs(const std::string& path, Precision, const FittedRecipe&,
                                  const std::vector<std::string>& readings, bool needsTarget);

/// Test rows for what is learned from `training`, read as that was. Errors (Fault::Data) also:
/// text, or numbers that may be read in two ways, where numbers are needed.
Result<Imported> readTestTable(const std::string& path, const Table& training, const Recipe&);

/// readTable with these readings. Errors (Fault::Usage) also: the table has no such column.
Result<Imported> readTableAs(const std::string& path, Precision,
                             const std::vector<std::string>& readings);

}  // namespace ardent::cli

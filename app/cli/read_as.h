#pragma once

#include <string>
#include <vector>

#include "app/cli/command.h"
#include "core/data/table_reader.h"

namespace ardent::cli {

/// Adds --read-as.
void addReadAs(CLI::App& command, std::vector<std::string>& readings);

/// "COLUMN=number" and the like. Errors (Fault::Usage): no '=', an unknown reading.
Result<Readings> parseReadings(const std::vector<std::string>&);

/// readTable with these readings. Errors (Fault::Usage) also: the table has no such column.
Result<Imported> readTableAs(const std::string& path, Precision,
                             const std::vector<std::string>& readings);

}  // namespace ardent::cli

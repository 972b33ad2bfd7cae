#include "app/cli/read_as.h"

#include <fmt/format.h>

#include "core/base/text.h"
#include "core/data/no_such_column.h"

namespace ardent::cli {
namespace {

Result<> checkColumns(const Readings& readings, const Table& table) {
    for (const auto& [column, reading] : readings) {
        if (table.find(column) >= 0) continue;
        return fail(Fault::Usage, fmt::format("--read-as {}={}: {} has no column \"{}\"; {}",
                                              column, readAsName(reading), table.name, column,
                                              columnsLike(column, table)));
    }
    return {};
}

}  // namespace

void addReadAs(CLI::App& command, std::vector<std::string>& readings) {
    command
        .add_option("--read-as", readings,
                    "COLUMN=number, decimal-comma (1.234,5), thousands-comma (1,234.5), category "
                    "or auto: how to read a column, where the file does not tell; may be repeated")
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
            return fail(Fault::Usage,
                        fmt::format("--read-as {}: write COLUMN=number, decimal-comma, "
                                    "thousands-comma, category or auto.",
                                    word));
        const std::string column = word.substr(0, equals);
        readings.erase(column);
        if (*reading != ReadAs::Automatic) readings[column] = *reading;
    }
    return readings;
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

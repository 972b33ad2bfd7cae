#include "core/data/import/dialect/short_rows.h"

#include <algorithm>
#include <functional>
#include <iterator>
#include <map>
#include <span>

namespace ardent {
namespace {

/// At least five, and at least a tenth.
bool areMany(std::size_t some, std::size_t all) {
    return some >= 5 && 10 * some >= all;
}

SampleRows rowsWithCells(std::span<const RowCells> records, std::size_t cells) {
    SampleRows rows;
    std::ranges::copy_if(records, std::back_inserter(rows),
                         [cells](const RowCells& record) { return record.size() == cells; });
    return rows;
}

/// Whether no column holds numbers in one and text in the other, as where cells are shifted.
bool areOfOneKind(const SampleRows& whole, const SampleRows& some, char separator) {
    const std::vector<CellTally> wholeTallies = tallyColumns(whole, 0);
    const std::vector<CellTally> someTallies = tallyColumns(some, 0);
    const auto isText = [separator](const CellTally& tally) {
        return decideKind(tally, separator) == ColumnKind::Levels;
    };
    for (std::size_t j = 0; j < someTallies.size(); ++j) {
        const bool bothKnown = wholeTallies[j].cells() > 0 && someTallies[j].cells() > 0;
        if (bothKnown && isText(wholeTallies[j]) != isText(someTallies[j])) return false;
    }
    return true;
}

}  // namespace

std::size_t fewestCells(const SampleCut& cut, std::size_t header, std::size_t columns) {
    const std::span<const RowCells> records = std::span(cut.records).subspan(header + 1);
    std::map<std::size_t, std::size_t, std::greater<>> recordsOf;
    for (const RowCells& record : records) {
        if (record.size() > columns) continue;
        if (record.back().empty()) return columns;
        ++recordsOf[record.size()];
    }
    if (!areMany(recordsOf[columns], records.size())) return columns;
    std::size_t fewest = columns;
    for (const auto& [cells, count] : recordsOf) {
        if (cells == columns || cells == 1 || !areMany(count, records.size())) continue;
        if (!areOfOneKind(rowsWithCells(records, columns), rowsWithCells(records, cells),
                          cut.separator()))
            break;
        fewest = cells;
    }
    return fewest;
}

}  // namespace ardent

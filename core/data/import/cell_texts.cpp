#include "core/data/import/cell_texts.h"

#include <algorithm>
#include <unordered_map>
#include <utility>

#include "core/data/import/dialect/file_layout.h"
#include "core/data/import/row_reader.h"
#include "core/data/import/text/encodings.h"

namespace ardent {
namespace {

/// A column whose levels are found one after the other.
struct Texts {
    std::size_t position = 0;  ///< in a row
    Column column;
    std::unordered_map<std::string, std::int32_t> codes = {};

    void add(std::string_view cell) {
        if (cell.empty()) {
            column.codes.push_back(-1);
            ++column.missing;
            return;
        }
        std::string text = isUtf8(cell) ? std::string(cell) : utf8FromLatin1(cell);
        const auto next = static_cast<std::int32_t>(codes.size());
        const auto [place, isNew] = codes.try_emplace(std::move(text), next);
        if (isNew) column.levels.push_back(place->first);
        column.codes.push_back(place->second);
    }
};

std::vector<Texts> wantedColumns(const Layout& layout, std::span<const std::string> names) {
    std::vector<Texts> wanted;
    for (const std::string& name : names) {
        const auto place = std::ranges::find(layout.names, name);
        if (place == layout.names.end()) continue;
        Column column;
        column.name = name;
        column.type = ColumnType::Text;
        wanted.push_back({static_cast<std::size_t>(place - layout.names.begin()), column});
    }
    return wanted;
}

}  // namespace

Result<std::vector<Column>> readCellTexts(const std::filesystem::path& path,
                                          std::span<const std::string> names, Index rows,
                                          std::span<const std::string> knownNames,
                                          const ReadingOptions& options) {
    const auto file = findLayout(path, knownNames, options);
    if (!file) return tl::unexpected(file.error());
    const Layout& layout = file->layout;
    auto reader = RowReader::open(file->place(path), layout);
    if (!reader) return tl::unexpected(file->named(reader.error()));
    std::vector<Texts> wanted = wantedColumns(layout, names);
    TableRow row;
    Index kept = 0;
    while (kept < rows) {
        const auto found = reader->next(row);
        if (!found) return tl::unexpected(file->named(found.error()));
        if (!*found) break;
        if (!row.fits || row.repeatsHeader || row.countsRows || row.isEmpty) continue;
        ++kept;
        for (Texts& texts : wanted) texts.add(row.record.fields[texts.position]);
    }
    std::vector<Column> columns;
    for (Texts& texts : wanted) columns.push_back(std::move(texts.column));
    return columns;
}

}  // namespace ardent

#include "core/data/import/format/r_data.h"

#include <algorithm>
#include <set>
#include <utility>

#include "core/base/text.h"
#include "core/data/import/format/r_columns.h"
#include "core/data/import/format/sheet_text.h"
#include "core/data/import/format/value_labels.h"

namespace ardent {
namespace {

/// An object, or a table in an object that is a plain list.
struct RPlace {
    std::string name;
    const RValue* value;
};

void addPlaces(std::vector<RPlace>& places, const std::string& name, const RValue& object) {
    places.push_back({name, &object});
    const bool isPlainList =
        object.kind == RValue::Kind::List && object.attribute("class") == nullptr;
    if (!isPlainList || rTable({}, object, /*withCells=*/false).holdsRows()) return;
    const std::vector<std::string> names = object.textsOf("names");
    for (std::size_t i = 0; i < object.items.size(); ++i) {
        const RValue& item = object.items[i];
        if (!item.isOfClass("data.frame") && item.attribute("dim") == nullptr) continue;
        const std::string own =
            i < names.size() && !names[i].empty() ? names[i] : std::to_string(i + 1);
        places.push_back({name.empty() ? own : name + "$" + own, &item});
    }
}

std::vector<RPlace> placesIn(const RFile& file) {
    std::vector<RPlace> places;
    if (!file.areObjects) {
        addPlaces(places, {}, file.value);
        return places;
    }
    const std::vector<std::string> names = file.value.textsOf("names");
    for (std::size_t i = 0; i < file.value.items.size() && i < names.size(); ++i)
        addPlaces(places, names[i], file.value.items[i]);
    return places;
}

Result<Transcript> transcribeTable(const std::string& file, const RTable& table) {
    SheetText text = SheetText::ofRows(file);
    const auto columns = std::ssize(table.columns);
    const auto columnAt = [&](Index j) -> const RColumn& {
        return table.columns[static_cast<std::size_t>(j)];
    };
    for (Index j = 0; j < columns; ++j)
        if (const auto added = text.add(1, j, columnAt(j).name, SheetCell::Text); !added)
            return tl::unexpected(added.error());
    for (Index i = 0; i < static_cast<Index>(table.columns.front().rows); ++i) {
        if (const auto started = text.startRow(2 + i); !started)
            return tl::unexpected(started.error());
        for (Index j = 0; j < columns; ++j) {
            const RColumn& column = columnAt(j);
            const std::string& cell = column.cells[static_cast<std::size_t>(i)];
            if (cell.empty()) continue;
            const auto kind = column.areNumbers ? SheetCell::Number : SheetCell::Text;
            if (const auto added = text.add(2 + i, j, cell, kind); !added)
                return tl::unexpected(added.error());
        }
    }
    return text.finish();
}

std::vector<Message> rNotes(const RTable& table) {
    std::vector<std::pair<std::string, std::string>> labels;
    std::vector<std::string> partly;
    std::set<std::string> zones;
    Index declaredMissing = 0;
    for (const RColumn& column : table.columns) {
        labels.emplace_back(column.name, column.label);
        if (column.isPartlyLabelled) partly.push_back(column.name);
        if (!column.timeZone.empty()) zones.insert(column.timeZone);
        declaredMissing += column.declaredMissing;
    }
    std::vector<Message> notes = labelNotes(labels, partly, declaredMissing);
    if (!zones.empty())
        notes.push_back(
            message("r-times-in-utc",
                    "Times are read in UTC, not in the time zone that the file names: {}.",
                    quotedList(std::vector<std::string>(zones.begin(), zones.end()))));
    if (!table.leftOut.empty())
        notes.push_back(message("list-columns", "Columns whose cells are lists are left out: {}.",
                                quotedList(table.leftOut)));
    return notes;
}

}  // namespace

Result<Transcript> transcribeRData(const std::filesystem::path& path,
                                   const FormatOptions& options) {
    const std::string file = path.string();
    const auto read = readRSerial(path);
    if (!read) return tl::unexpected(read.error());
    const std::vector<RPlace> places = placesIn(*read);
    std::vector<Sheet> sheets;
    for (const auto& [name, object] : places) {
        const RTable outline = rTable(name, *object, /*withCells=*/false);
        sheets.push_back(
            {name, false, outline.holdsRows(), outline.holdsRows() && outline.columns.size() > 1});
    }
    if (std::ranges::none_of(sheets, &Sheet::holdsCells))
        return fail(Fault::Data,
                    message("r-no-tables",
                            "{}: this file of R holds no data frame, matrix or vector with rows; "
                            "save as.data.frame of what it holds.",
                            file));
    const auto chosen = chooseSheet(file, sheets, options.part, options.takeFirst, true);
    if (!chosen) return tl::unexpected(chosen.error());
    const auto& [name, object] = places[*chosen];
    if (!sheets[*chosen].holdsCells)
        return fail(Fault::Data,
                    message("r-no-table",
                            "{}: \"{}\" is no data frame, matrix or vector with rows; choose "
                            "another with --table.",
                            file, name));
    if (const auto room = requireRoom(file, 2. * bytesOfCells(*object)); !room)
        return tl::unexpected(room.error());
    const RTable table = rTable(name, *object, /*withCells=*/true);
    Result<Transcript> transcript = transcribeTable(file, table);
    if (!transcript) return transcript;
    transcript->format = "R data";
    transcript->part = table.name;
    transcript->header = 1;
    transcript->firstLine = 0;
    transcript->notes = rNotes(table);
    if (!options.part) transcript->others = otherTables(sheets, *chosen);
    for (std::size_t j = 0; j < transcript->columns.size() && j < table.columns.size(); ++j) {
        if (table.columns[j].levels.empty()) continue;
        transcript->columns[j].type = Declared::Categories;
        transcript->columns[j].levels = table.columns[j].levels;
    }
    return transcript;
}

}  // namespace ardent

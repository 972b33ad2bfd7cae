#include "core/data/import/format/joined_arrays.h"

#include <fmt/format.h>

#include <algorithm>
#include <numeric>

#include "core/base/text.h"

namespace ardent {
namespace {

std::vector<Sheet> sheetsOf(const std::vector<NamedArray>& arrays) {
    std::vector<Sheet> sheets;
    for (const NamedArray& array : arrays) {
        const bool isFilled = array.rows > 0 && array.columns > 0;
        sheets.push_back({array.name, false, isFilled, isFilled && array.rows > 1});
    }
    return sheets;
}

std::string joinedName(const std::vector<NamedArray>& arrays, const ArrayChoice& choice) {
    std::string name;
    for (const std::size_t place : choice.joined)
        name += (name.empty() ? "" : "+") + arrays[place].name;
    return name;
}

/// The arrays that are named with a plus between them; nothing where one is none.
std::vector<std::size_t> arraysNamed(const std::vector<NamedArray>& arrays,
                                     const std::string& wanted) {
    std::vector<std::size_t> places;
    for (std::size_t at = 0; at <= wanted.size();) {
        const std::size_t end = std::min(wanted.find('+', at), wanted.size());
        const auto found =
            std::ranges::find(arrays, wanted.substr(at, end - at), &NamedArray::name);
        if (found == arrays.end()) return {};
        places.push_back(static_cast<std::size_t>(found - arrays.begin()));
        at = end + 1;
    }
    return places;
}

/// The table that the vectors belong to; of vectors alone the first, where all are as long.
std::optional<std::size_t> onlyTable(const std::vector<NamedArray>& arrays) {
    const auto isTable = [](const NamedArray& array) {
        return !array.isVector && array.rows > 1 && array.columns > 0;
    };
    const auto first = std::ranges::find_if(arrays, isTable);
    if (first != arrays.end())
        return std::ranges::count_if(arrays, isTable) == 1
                   ? std::optional(static_cast<std::size_t>(first - arrays.begin()))
                   : std::nullopt;
    const auto areAlike = std::ranges::all_of(
        arrays, [&](const NamedArray& array) { return array.rows == arrays.front().rows; });
    return !arrays.empty() && areAlike && arrays.front().rows > 1 ? std::optional<std::size_t>(0)
                                                                  : std::nullopt;
}

/// The vector of texts that holds one for each column of a table.
std::optional<std::size_t> columnNamesAmong(const std::vector<NamedArray>& arrays,
                                            std::size_t table) {
    for (std::size_t i = 0; i < arrays.size(); ++i)
        if (arrays[i].isVector && arrays[i].holdsTexts && arrays[i].rows == arrays[table].columns &&
            arrays[i].rows != arrays[table].rows)
            return i;
    return std::nullopt;
}

/// The names of the columns of the only table among them.
std::optional<std::size_t> columnNamesOf(const std::vector<NamedArray>& arrays,
                                         const std::vector<std::size_t>& joined) {
    const auto isTable = [&](std::size_t array) { return !arrays[array].isVector; };
    const auto table = std::ranges::find_if(joined, isTable);
    return std::ranges::count_if(joined, isTable) == 1 ? columnNamesAmong(arrays, *table)
                                                       : std::nullopt;
}

}  // namespace

Result<ArrayChoice> chooseArrays(const std::string& file, const std::vector<NamedArray>& arrays,
                                 const FormatOptions& options) {
    ArrayChoice choice;
    const bool isNamed =
        options.part && std::ranges::find(arrays, *options.part, &NamedArray::name) != arrays.end();
    if (options.part && !isNamed) choice.joined = arraysNamed(arrays, *options.part);
    const auto table = options.part ? std::nullopt : onlyTable(arrays);
    if (table) {
        choice.names = columnNamesOf(arrays, {*table});
        for (std::size_t i = 0; i < arrays.size(); ++i) {
            const bool isBeside = arrays[i].isVector && arrays[i].rows == arrays[*table].rows;
            if (i == *table || isBeside)
                choice.joined.push_back(i);
            else if (choice.names != i)
                choice.others.push_back(arrays[i].name);
        }
    } else if (choice.joined.empty()) {
        const std::vector<Sheet> sheets = sheetsOf(arrays);
        const auto chosen = chooseSheet(file, sheets, options.part, options.takeFirst, true);
        if (!chosen) return tl::unexpected(chosen.error());
        choice.joined.push_back(*chosen);
        if (!options.part) choice.others = otherTables(sheets, *chosen);
    }
    if (options.part) choice.names = columnNamesOf(arrays, choice.joined);
    const NamedArray& first = arrays[choice.joined.front()];
    for (const std::size_t place : choice.joined)
        if (arrays[place].rows != first.rows)
            return fail(
                Fault::Data,
                message("arrays-of-other-length",
                        "{}: \"{}\" has {} rows, but \"{}\" has {}; arrays side by side "
                        "must have as many.",
                        file, first.name, first.rows, arrays[place].name, arrays[place].rows));
    if (first.rows == 0)
        return fail(Fault::Data,
                    message("empty-array", "{}: \"{}\" is empty; it needs rows and columns.", file,
                            first.name));
    choice.part = joinedName(arrays, choice);
    return choice;
}

std::string arrayColumnName(const NamedArray& array, Index column) {
    return array.isVector ? array.name : fmt::format("{} {}", array.name, column + 1);
}

Result<Transcript> joinArrays(
    const std::string& file, const std::vector<NamedArray>& arrays, const ArrayChoice& choice,
    const std::function<std::string(std::size_t array, Index column)>& nameOf,
    const std::function<ArrayCell(std::size_t array, Index row, Index column)>& cellOf) {
    SheetText text = SheetText::ofRows(file);
    Index place = 0;
    for (const std::size_t array : choice.joined)
        for (Index j = 0; j < arrays[array].columns; ++j)
            if (const auto added = text.add(1, place++, nameOf(array, j), SheetCell::Text); !added)
                return tl::unexpected(added.error());
    for (Index i = 0; i < arrays[choice.joined.front()].rows; ++i) {
        if (const auto started = text.startRow(2 + i); !started)
            return tl::unexpected(started.error());
        place = 0;
        for (const std::size_t array : choice.joined)
            for (Index j = 0; j < arrays[array].columns; ++j, ++place) {
                const ArrayCell cell = cellOf(array, i, j);
                if (cell.text.empty()) continue;
                if (const auto added = text.add(2 + i, place, cell.text, cell.kind); !added)
                    return tl::unexpected(added.error());
            }
    }
    Result<Transcript> transcript = text.finish();
    if (!transcript) return transcript;
    transcript->header = 1;
    transcript->firstLine = 0;
    if (arrays.size() > 1) transcript->part = choice.part;
    transcript->others = choice.others;
    return transcript;
}

}  // namespace ardent

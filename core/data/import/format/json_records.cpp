#include "core/data/import/format/json_records.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "core/data/import/format/line_reader.h"
#include "core/data/import/format/sheet_text.h"

namespace ardent {
namespace {

using JsonValue = nlohmann::ordered_json;

constexpr int kDeepest = 8;

/// A record's cells by the columns they stand in.
struct JsonCell {
    std::string text;
    SheetCell kind = SheetCell::Text;
};

struct JsonColumns {
    std::map<std::string, Index, std::less<>> placeOf;
    std::vector<std::string> names;

    Index place(const std::string& name) {
        const auto [found, isNew] = placeOf.try_emplace(name, std::ssize(names));
        if (isNew) names.push_back(name);
        return found->second;
    }
};

JsonCell cellOfJson(const JsonValue& value) {
    if (value.is_number_float()) return {numberCellText(value.get<double>()), SheetCell::Number};
    if (value.is_number()) return {value.dump(), SheetCell::Number};
    if (value.is_boolean()) return {value.get<bool>() ? "true" : "false"};
    if (value.is_string()) return {value.get<std::string>()};
    if (value.is_null()) return {};
    return {value.dump(-1, ' ', false, JsonValue::error_handler_t::replace)};
}

/// Calls `take` with the name and value of each cell of a record.
template <class Take>
void forEachCell(const JsonValue& record, const std::string& prefix, int depth, const Take& take) {
    for (const auto& [key, value] : record.items()) {
        if (value.is_object() && depth < kDeepest)
            forEachCell(value, prefix + key + ".", depth + 1, take);
        else
            take(prefix + key, value);
    }
}

tl::unexpected<Error> noRecords(const std::string& file) {
    return fail(Fault::Data,
                message("json-records",
                        "{}: this JSON text holds no records, which are objects in an array or one "
                        "a line; save the table as CSV.",
                        file));
}

/// The text as values: the elements of an array, or one a line.
Result<std::vector<JsonValue>> recordsOf(const std::string& file, LineReader& lines) {
    std::string text;
    std::string_view line;
    RoomCheck room(file);
    for (;;) {
        const auto found = lines.next(line);
        if (!found) return tl::unexpected(found.error());
        if (!*found) break;
        text.append(line).append("\n");
        if (const auto fits = room.grow(8 * text.size()); !fits)
            return tl::unexpected(fits.error());
    }
    JsonValue whole = JsonValue::parse(text, nullptr, false);
    if (whole.is_array()) return whole.get<std::vector<JsonValue>>();
    std::vector<JsonValue> records;
    if (whole.is_object()) {
        // {"data": [records]}, as services answer.
        const auto isList = [](const JsonValue& value) {
            return value.is_array() && !value.empty() && value.front().is_object();
        };
        if (std::ranges::count_if(whole, isList) == 1)
            return std::ranges::find_if(whole, isList)->get<std::vector<JsonValue>>();
        records.push_back(std::move(whole));
        return records;
    }
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = text.find('\n', at);
        const std::string_view each = std::string_view(text).substr(at, end - at);
        at = end + 1;
        if (each.find_first_not_of(" \t\r") == each.npos) continue;
        records.push_back(JsonValue::parse(each, nullptr, false));
        if (records.back().is_discarded())
            return fail(Fault::Data,
                        message("json-damaged",
                                "{}: this text is no JSON, neither as a whole nor line "
                                "by line; save the table as CSV.",
                                file));
    }
    return records;
}

Result<> addRecord(const JsonValue& record, Index row, JsonColumns& columns, SheetText& text) {
    std::map<Index, JsonCell> cells;
    if (record.is_array())
        for (const JsonValue& value : record) cells[std::ssize(cells)] = cellOfJson(value);
    else
        forEachCell(record, "", 0, [&](const std::string& name, const JsonValue& value) {
            cells[columns.place(name)] = cellOfJson(value);
        });
    text.startRow(row);
    for (const auto& [column, cell] : cells)
        if (!cell.text.empty())
            if (const auto added = text.add(row, column, cell.text, cell.kind); !added)
                return added;
    return {};
}

}  // namespace

bool isJson(std::string_view sample) {
    const auto skipBlanks = [&sample] {
        sample.remove_prefix(std::min(sample.size(), sample.find_first_not_of(" \t\r\n")));
    };
    skipBlanks();
    if (sample.empty() || (sample[0] != '{' && sample[0] != '[')) return false;
    const std::string_view starts = sample[0] == '{' ? "\"}" : "{[";
    sample.remove_prefix(1);
    skipBlanks();
    return !sample.empty() && starts.find(sample[0]) != std::string_view::npos;
}

Result<Transcript> transcribeJson(const std::filesystem::path& path, const std::string& encoding) {
    const std::string file = path.string();
    auto lines = LineReader::open(path, encoding);
    if (!lines) return tl::unexpected(lines.error());
    const auto records = recordsOf(file, *lines);
    if (!records) return tl::unexpected(records.error());
    const bool areRows = !records->empty() && records->front().is_array();
    const auto isAlike = [areRows](const JsonValue& record) {
        return areRows ? record.is_array() : record.is_object();
    };
    if (records->empty() || !std::ranges::all_of(*records, isAlike)) return noRecords(file);
    JsonColumns columns;
    if (!areRows)
        for (const JsonValue& record : *records)
            forEachCell(record, "", 0,
                        [&](const std::string& name, const JsonValue&) { columns.place(name); });
    if (!areRows && columns.names.empty()) return noRecords(file);
    SheetText text = SheetText::ofRows(file);
    for (Index j = 0; j < std::ssize(columns.names); ++j)
        if (const auto added =
                text.add(1, j, columns.names[static_cast<std::size_t>(j)], SheetCell::Text);
            !added)
            return tl::unexpected(added.error());
    Index row = areRows ? 1 : 2;
    for (const JsonValue& record : *records)
        if (const auto added = addRecord(record, row++, columns, text); !added)
            return tl::unexpected(added.error());
    Result<Transcript> transcript = text.finish();
    if (!transcript) return transcript;
    transcript->format = "JSON";
    if (!areRows) transcript->header = 1;
    if (!areRows) transcript->firstLine = 0;
    return transcript;
}

}  // namespace ardent

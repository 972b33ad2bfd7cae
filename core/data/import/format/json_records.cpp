#include "core/data/import/format/json_records.h"

#include <algorithm>
#include <map>
#include <nlohmann/json.hpp>

#include "core/data/import/format/sheet_text.h"
#include "core/data/import/text/text_source.h"

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

/// The text with null for NaN and Infinity, as Python writes them. Errors (Fault::Data): brackets
/// or objects beyond what a table has.
Result<std::string> plainJson(const std::string& file, std::string_view text) {
    constexpr std::size_t kMostBrackets = 100;
    constexpr Index kMostOfObject = 30'000;  // looked up one by one
    std::string plain;
    plain.reserve(text.size());
    std::vector<Index> members(1);  // of the open brackets
    bool isInQuotes = false;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (isInQuotes || c == '"') {
            plain += c;
            if (c == '\\' && i + 1 < text.size() && text[i + 1] != '\n') plain += text[++i];
            if (c == '"') isInQuotes = !isInQuotes;
            if (c == '\n') isInQuotes = false;
            continue;
        }
        if (c == '{' || c == '[') members.push_back(0);
        if ((c == '}' || c == ']') && members.size() > 1) members.pop_back();
        if (members.size() > kMostBrackets)
            return fail(Fault::Data,
                        message("json-depth",
                                "{}: this JSON text nests its brackets more than {} deep, which no "
                                "table does; save the table as CSV.",
                                file, kMostBrackets));
        if (c == ':' && ++members.back() > kMostOfObject)
            return fail(Fault::Data, message("json-members",
                                             "{}: an object in this JSON text has more than {} "
                                             "members; save the table as CSV.",
                                             file, kMostOfObject));
        const bool isNan = text.substr(i).starts_with("NaN");
        if (!isNan && !text.substr(i).starts_with("Infinity")) {
            plain += c;
            continue;
        }
        if (!isNan && plain.ends_with('-')) plain.pop_back();
        plain += "null";
        i += isNan ? 2 : 7;
    }
    return plain;
}

/// {"a": {"0": 1, "1": 2}, "b": …} or {"a": [1, 2], "b": …} as records; none where it is neither.
std::vector<JsonValue> recordsOfColumns(const JsonValue& columns) {
    const JsonValue& first = columns.front();
    const auto isColumn = [&first](const JsonValue& column) {
        if (!column.is_structured() || column.type() != first.type() ||
            column.size() != first.size())
            return false;
        if (column.is_array()) return std::ranges::none_of(column, &JsonValue::is_array);
        const auto& keys = first.get_ref<const JsonValue::object_t&>();
        return std::ranges::equal(
            column.get_ref<const JsonValue::object_t&>(), keys, {},
            [](const auto& member) { return member.first; },
            [](const auto& member) { return member.first; });
    };
    if (!std::ranges::all_of(columns, isColumn)) return {};
    std::vector<JsonValue> records(first.size(), JsonValue::object());
    if (first.is_object() && !columns.contains("index")) {
        const auto& keys = first.get_ref<const JsonValue::object_t&>();
        const auto isNumbered = [&keys, i = 0](const auto& member) mutable {
            return member.first == std::to_string(i++);
        };
        if (!std::ranges::all_of(keys, isNumbered))
            for (std::size_t i = 0; const auto& [key, value] : keys) records[i++]["index"] = key;
    }
    for (const auto& [name, column] : columns.items())
        for (std::size_t i = 0; const JsonValue& value : column) records[i++][name] = value;
    return records;
}

Result<std::string> plainTextOf(const std::string& file, TextSource& source) {
    constexpr std::size_t kJsonBlock = std::size_t{1} << 20;
    std::string text;
    RoomCheck room(file);
    for (;;) {
        const std::size_t held = text.size();
        text.resize(held + kJsonBlock);
        const auto count = source.read(std::span(text).subspan(held));
        if (!count) return tl::unexpected(count.error());
        text.resize(held + *count);
        if (*count == 0) return plainJson(file, text);
        if (const auto fits = room.grow(8 * text.size()); !fits)
            return tl::unexpected(fits.error());
    }
}

/// The text as values: the elements of an array, the rows of columns, or one a line.
Result<std::vector<JsonValue>> recordsOf(const std::string& file, const std::string& text) {
    JsonValue whole = JsonValue::parse(text, nullptr, false);
    if (whole.is_array()) return std::move(whole.get_ref<JsonValue::array_t&>());
    std::vector<JsonValue> records;
    if (whole.is_object() && !whole.empty()) {
        // {"data": [records]}, as services answer.
        const auto isList = [](const JsonValue& value) {
            return value.is_array() && !value.empty() && value.front().is_object();
        };
        if (std::ranges::count_if(whole, isList) == 1)
            return std::move(std::ranges::find_if(whole, isList)->get_ref<JsonValue::array_t&>());
        if (std::ranges::none_of(whole, &JsonValue::is_structured))
            records.push_back(std::move(whole));
        else
            records = recordsOfColumns(whole);
        return records;
    }
    for (std::size_t at = 0; at < text.size();) {
        const std::size_t end = std::min(text.size(), text.find_first_of("\r\n", at));
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
    if (const auto started = text.startRow(row); !started) return started;
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
    auto source = TextSource::open(path, encoding);
    if (!source) return tl::unexpected(source.error());
    const auto json = plainTextOf(file, *source);
    if (!json) return tl::unexpected(json.error());
    const auto records = recordsOf(file, *json);
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

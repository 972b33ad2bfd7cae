#include "core/data/import/format/r_data.h"

#include <malloc.h>
#include <rdata/rdata.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <memory>
#include <span>
#include <utility>
#include <vector>

#include "core/data/import/format/iso_time.h"
#include "core/data/import/format/sheet_text.h"

namespace ardent {
namespace {

using std::string_view_literals::operator""sv;

struct FreeRParser {
    void operator()(rdata_parser_t* parser) const { rdata_parser_free(parser); }
};

/// A column as R holds it: numbers, codes of levels from 1, or texts.
struct RColumn {
    std::string name;
    rdata_type_t type = RDATA_TYPE_REAL;
    std::vector<double> numbers = {};  ///< NaN: missing
    std::vector<std::string> texts = {};
    std::vector<std::string> levels = {};
    Index rows = 0;
};

/// A data frame, matrix or vector; others have columns of several lengths.
struct RObject {
    std::string name;
    std::vector<RColumn> columns = {};
    std::vector<std::string> columnNames = {};
    std::vector<Index> dimensions = {};
    std::vector<std::vector<std::string>> dimensionNames = {};  ///< of rows, of columns
};

struct RReading {
    std::string file;
    std::vector<RObject> objects = {};
    std::vector<std::string> levels = {};  ///< of the next column
    double bytes = 0., asked = 0.;
    Result<> room = {};

    bool takes(double more) {
        constexpr double kStep = 32. * 1024. * 1024.;
        bytes += more;
        if (bytes - asked < kStep) return room.has_value();
        asked = bytes;
        room = requireRoom(file, 3. * bytes);
        return room.has_value();
    }
};

RReading& rReading(void* context) {
    return *static_cast<RReading*>(context);
}

void putAt(std::vector<std::string>& texts, int index, const char* text) {
    constexpr std::size_t kMostTexts = std::size_t{1} << 31;
    const auto place = static_cast<std::size_t>(index);
    if (index < 0 || place > texts.size() + 1 || place >= kMostTexts) return;
    if (place >= texts.size()) texts.resize(place + 1);
    texts[place] = text == nullptr ? "" : text;
}

int takeObject(const char* name, void* context) {
    RReading& reading = rReading(context);
    reading.objects.push_back({name == nullptr ? "" : name});
    reading.levels.clear();
    return 0;
}

/// Dates may be whole numbers of 4 bytes or numbers of 8, which the library does not tell apart: by
/// the room they have, or as no number of 8 bytes has such small halves.
bool areWholeDates(const void* data, long count) {
    constexpr std::int32_t kLargestDay = 3'000'000;
    const auto numbers = static_cast<std::size_t>(count);
    if (numbers < 2) return false;
    if (malloc_usable_size(const_cast<void*>(data)) < sizeof(double) * numbers) return true;
    const std::span days(static_cast<const std::int32_t*>(data), numbers);
    const bool areSmall = std::ranges::all_of(days, [](std::int32_t day) {
        return day == std::numeric_limits<std::int32_t>::min() || std::abs(day) < kLargestDay;
    });
    return areSmall && std::ranges::any_of(days, [](std::int32_t day) { return day != 0; });
}

int takeRColumn(const char*, rdata_type_t type, void* data, long count, void* context) {
    RReading& reading = rReading(context);
    if (reading.objects.empty() || count < 0) return 1;
    if (!reading.takes(8. * static_cast<double>(count))) return 1;
    RColumn column{"", type};
    column.rows = count;
    column.levels = std::exchange(reading.levels, {});
    const bool isTime = type == RDATA_TYPE_DATE || type == RDATA_TYPE_TIMESTAMP;
    const bool areWhole = type == RDATA_TYPE_INT32 || type == RDATA_TYPE_LOGICAL ||
                          (isTime && data != nullptr && areWholeDates(data, count));
    if (type != RDATA_TYPE_STRING && data != nullptr) {
        column.numbers.reserve(static_cast<std::size_t>(count));
        for (long i = 0; i < count; ++i) {
            if (!areWhole) {
                column.numbers.push_back(static_cast<const double*>(data)[i]);
                continue;
            }
            const std::int32_t whole = static_cast<const std::int32_t*>(data)[i];
            const bool isMissing = whole == std::numeric_limits<std::int32_t>::min();
            column.numbers.push_back(isMissing ? std::nan("") : whole);
        }
    }
    reading.objects.back().columns.push_back(std::move(column));
    return 0;
}

int takeRText(const char* text, int index, void* context) {
    RReading& reading = rReading(context);
    if (reading.objects.empty() || reading.objects.back().columns.empty()) return 0;
    if (text != nullptr && !reading.takes(32. + static_cast<double>(std::string_view(text).size())))
        return 1;
    putAt(reading.objects.back().columns.back().texts, index, text);
    return 0;
}

int takeLevel(const char* text, int index, void* context) {
    putAt(rReading(context).levels, index, text);
    return 0;
}

int takeColumnName(const char* text, int index, void* context) {
    RReading& reading = rReading(context);
    if (!reading.objects.empty()) putAt(reading.objects.back().columnNames, index, text);
    return 0;
}

int takeDimensions(const char*, rdata_type_t type, void* data, long count, void* context) {
    RReading& reading = rReading(context);
    if (reading.objects.empty() || type != RDATA_TYPE_INT32 || data == nullptr) return 0;
    for (long i = 0; i < std::min(count, 3L); ++i)
        reading.objects.back().dimensions.push_back(static_cast<const std::int32_t*>(data)[i]);
    return 0;
}

/// Those of each dimension count from 0.
int takeDimensionName(const char* text, int index, void* context) {
    RReading& reading = rReading(context);
    if (reading.objects.empty()) return 0;
    auto& names = reading.objects.back().dimensionNames;
    if (index == 0 || names.empty()) names.emplace_back();
    names.back().emplace_back(text == nullptr ? "" : text);
    return 0;
}

std::string cellOfR(const RColumn& column, std::size_t row) {
    if (column.type == RDATA_TYPE_STRING)
        return row < column.texts.size() ? column.texts[row] : std::string();
    const double value = row < column.numbers.size() ? column.numbers[row] : std::nan("");
    if (std::isnan(value)) return {};
    if (!column.levels.empty()) {
        const bool isLevel = value >= 1. && value <= static_cast<double>(column.levels.size());
        return isLevel ? column.levels[static_cast<std::size_t>(value) - 1] : std::string();
    }
    switch (column.type) {
        case RDATA_TYPE_LOGICAL:
            return value != 0. ? "TRUE" : "FALSE";
        case RDATA_TYPE_DATE:
            return isoDay(value);
        case RDATA_TYPE_TIMESTAMP:
            return isoMoment(value);
        default:
            return numberCellText(value);
    }
}

/// A matrix lies column after column in one.
void cutMatrix(RObject& object) {
    if (object.dimensions.size() != 2 || object.columns.size() != 1) return;
    const Index rows = object.dimensions[0], columns = object.dimensions[1];
    RColumn whole = std::move(object.columns.front());
    object.columns.clear();
    if (rows <= 0 || columns <= 0 || whole.rows / rows != columns || whole.rows % rows != 0) return;
    const auto taken = [rows](const auto& values, Index j) {
        const auto first = std::min<Index>(j * rows, std::ssize(values));
        const auto last = std::min<Index>(first + rows, std::ssize(values));
        return std::decay_t<decltype(values)>(values.begin() + first, values.begin() + last);
    };
    object.columnNames.clear();  // what rows and columns are called
    if (object.dimensionNames.size() == 2) object.columnNames = object.dimensionNames[1];
    for (Index j = 0; j < columns; ++j)
        object.columns.push_back(
            {"", whole.type, taken(whole.numbers, j), taken(whole.texts, j), whole.levels, rows});
}

/// Whether its columns stand side by side; they then have names.
bool isRTable(RObject& object) {
    if (object.dimensions.size() > 2) return false;
    cutMatrix(object);
    if (object.columns.empty()) return false;
    for (std::size_t j = 0; j < object.columns.size(); ++j) {
        RColumn& column = object.columns[j];
        if (column.rows != object.columns.front().rows) return false;
        if (j < object.columnNames.size()) column.name = object.columnNames[j];
        if (column.name.empty()) column.name = "V" + std::to_string(j + 1);
    }
    return object.columns.front().rows > 0;
}

Result<Transcript> transcribeObject(const std::string& file, const RObject& object) {
    SheetText text = SheetText::ofRows(file);
    const auto columns = std::ssize(object.columns);
    for (Index j = 0; j < columns; ++j)
        if (const auto added =
                text.add(1, j, object.columns[static_cast<std::size_t>(j)].name, SheetCell::Text);
            !added)
            return tl::unexpected(added.error());
    for (Index i = 0; i < object.columns.front().rows; ++i) {
        if (const auto started = text.startRow(2 + i); !started)
            return tl::unexpected(started.error());
        for (Index j = 0; j < columns; ++j) {
            const RColumn& column = object.columns[static_cast<std::size_t>(j)];
            const std::string cell = cellOfR(column, static_cast<std::size_t>(i));
            const bool isNumber = column.levels.empty() && (column.type == RDATA_TYPE_REAL ||
                                                            column.type == RDATA_TYPE_INT32);
            if (cell.empty()) continue;
            if (const auto added =
                    text.add(2 + i, j, cell, isNumber ? SheetCell::Number : SheetCell::Text);
                !added)
                return tl::unexpected(added.error());
        }
    }
    return text.finish();
}

Result<std::vector<RObject>> readObjects(const std::filesystem::path& path) {
    RReading reading{path.string()};
    const std::unique_ptr<rdata_parser_t, FreeRParser> parser(rdata_parser_init());
    rdata_set_table_handler(parser.get(), takeObject);
    rdata_set_column_handler(parser.get(), takeRColumn);
    rdata_set_text_value_handler(parser.get(), takeRText);
    rdata_set_value_label_handler(parser.get(), takeLevel);
    rdata_set_column_name_handler(parser.get(), takeColumnName);
    rdata_set_dim_handler(parser.get(), takeDimensions);
    rdata_set_dim_name_handler(parser.get(), takeDimensionName);
    const rdata_error_t error = rdata_parse(parser.get(), reading.file.c_str(), &reading);
    if (!reading.room) return tl::unexpected(reading.room.error());
    if (error != RDATA_OK)
        return fail(Fault::Data,
                    message("r-data-damaged",
                            "{}: this file of R is damaged or holds more than data frames, such as "
                            "a fitted model; save the data frame with write.csv.",
                            reading.file));
    return std::move(reading.objects);
}

}  // namespace

bool isRData(std::string_view start) {
    return start.starts_with("RDX2\nX\n") || start.starts_with("RDX3\nX\n") ||
           start.starts_with("X\n\0\0\0\x02"sv) || start.starts_with("X\n\0\0\0\x03"sv);
}

Result<Transcript> transcribeRData(const std::filesystem::path& path,
                                   const FormatOptions& options) {
    const std::string file = path.string();
    auto objects = readObjects(path);
    if (!objects) return tl::unexpected(objects.error());
    std::vector<Sheet> tables;
    for (RObject& object : *objects) {
        const bool isTable = isRTable(object);
        tables.push_back({object.name, false, isTable, isTable && object.columns.size() > 1});
    }
    if (std::ranges::none_of(tables, &Sheet::holdsCells))
        return fail(Fault::Data,
                    message("r-no-tables",
                            "{}: this file of R holds no data frame, matrix or vector with rows; "
                            "save as.data.frame of what it holds.",
                            file));
    const auto chosen = chooseSheet(file, tables, options.part, options.takeFirst, true);
    if (!chosen) return tl::unexpected(chosen.error());
    const RObject& object = (*objects)[*chosen];
    if (!tables[*chosen].holdsCells)
        return fail(Fault::Data,
                    message("r-no-table",
                            "{}: \"{}\" is no data frame, matrix or vector with rows; choose "
                            "another with --table.",
                            file, object.name));
    Result<Transcript> transcript = transcribeObject(file, object);
    if (!transcript) return transcript;
    transcript->format = "R data";
    transcript->part = object.name;
    transcript->header = 1;
    transcript->firstLine = 0;
    if (!options.part) transcript->others = otherTables(tables, *chosen);
    for (std::size_t j = 0; j < transcript->columns.size() && j < object.columns.size(); ++j) {
        if (object.columns[j].levels.empty()) continue;
        transcript->columns[j].type = Declared::Categories;
        transcript->columns[j].levels = object.columns[j].levels;
    }
    return transcript;
}

}  // namespace ardent

#include "core/data/import/format/matlab_file.h"

#include <fmt/format.h>
#include <matio.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <memory>
#include <optional>
#include <vector>

#include "core/data/import/format/joined_arrays.h"
#include "core/data/import/format/packed_faults.h"

namespace ardent {
namespace {

struct CloseMatlab {
    void operator()(mat_t* file) const { Mat_Close(file); }
};
struct FreeVariable {
    void operator()(matvar_t* variable) const { Mat_VarFree(variable); }
};
using MatlabFile = std::unique_ptr<mat_t, CloseMatlab>;
using MatlabVariable = std::unique_ptr<matvar_t, FreeVariable>;

void sayNothing(int, char*) {}

bool isNumeric(const matvar_t& variable) {
    return variable.class_type >= MAT_C_DOUBLE && variable.class_type <= MAT_C_UINT64 &&
           variable.isComplex == 0;
}

/// Of an array of two dimensions; 0 of others.
Index rowsIn(const matvar_t& variable) {
    return variable.rank == 2 && variable.dims != nullptr ? static_cast<Index>(variable.dims[0])
                                                          : 0;
}
Index columnsIn(const matvar_t& variable) {
    return variable.rank == 2 && variable.dims != nullptr ? static_cast<Index>(variable.dims[1])
                                                          : 0;
}

bool isVectorLike(const matvar_t& variable) {
    return rowsIn(variable) == 1 || columnsIn(variable) == 1;
}

bool holds(const matvar_t& variable, Index place) {
    return variable.data != nullptr && variable.data_size > 0 && place >= 0 &&
           static_cast<std::size_t>(place) <
               variable.nbytes / static_cast<std::size_t>(variable.data_size);
}

template <class Value>
std::string wholeAt(const matvar_t& variable, Index place) {
    return fmt::format("{}", static_cast<const Value*>(variable.data)[place]);
}

/// "" for NaN.
std::string numberAt(const matvar_t& variable, Index place) {
    if (!holds(variable, place)) return {};
    switch (variable.class_type) {
        case MAT_C_DOUBLE: {
            const double value = static_cast<const double*>(variable.data)[place];
            return std::isnan(value) ? std::string() : numberCellText(value);
        }
        case MAT_C_SINGLE: {
            const float value = static_cast<const float*>(variable.data)[place];
            return std::isnan(value) ? std::string() : fmt::format("{}", value);
        }
        case MAT_C_INT8:
            return fmt::format("{}", int{static_cast<const std::int8_t*>(variable.data)[place]});
        case MAT_C_UINT8:
            return fmt::format("{}", int{static_cast<const std::uint8_t*>(variable.data)[place]});
        case MAT_C_INT16:
            return wholeAt<std::int16_t>(variable, place);
        case MAT_C_UINT16:
            return wholeAt<std::uint16_t>(variable, place);
        case MAT_C_INT32:
            return wholeAt<std::int32_t>(variable, place);
        case MAT_C_UINT32:
            return wholeAt<std::uint32_t>(variable, place);
        case MAT_C_INT64:
            return wholeAt<std::int64_t>(variable, place);
        default:
            return wholeAt<std::uint64_t>(variable, place);
    }
}

void appendUnit(std::uint32_t unit, std::string& text) {
    if (unit < 0x80) {
        text += static_cast<char>(unit);
    } else if (unit < 0x800) {
        text += static_cast<char>(0xC0U | unit >> 6);
        text += static_cast<char>(0x80U | (unit & 0x3FU));
    } else {
        const bool isHalf = unit >= 0xD800 && unit < 0xE000;
        const std::uint32_t shown = isHalf || unit > 0xFFFF ? 0xFFFD : unit;
        text += static_cast<char>(0xE0U | shown >> 12);
        text += static_cast<char>(0x80U | (shown >> 6 & 0x3FU));
        text += static_cast<char>(0x80U | (shown & 0x3FU));
    }
}

/// A row of an array of characters.
std::string textAtRow(const matvar_t& variable, Index row) {
    std::string text;
    const Index rows = rowsIn(variable);
    const bool isUtf8 = variable.data_type == MAT_T_UTF8 && rows == 1;
    const Index length = isUtf8 ? static_cast<Index>(variable.nbytes) : columnsIn(variable);
    for (Index j = 0; j < length && holds(variable, row + j * rows); ++j) {
        const Index place = row + j * rows;
        if (variable.data_size == 1) {
            const auto unit = static_cast<const std::uint8_t*>(variable.data)[place];
            isUtf8 ? void(text += static_cast<char>(unit)) : appendUnit(unit, text);
        } else if (variable.data_size == 2) {
            appendUnit(static_cast<const std::uint16_t*>(variable.data)[place], text);
        } else {
            return {};
        }
    }
    text.erase(text.find_last_not_of(' ') + 1);
    return text;
}

/// One value: a number, truth value or text.
ArrayCell singleCell(const matvar_t* variable) {
    if (variable == nullptr || variable->data == nullptr) return {};
    if (variable->class_type == MAT_C_CHAR) {
        if (rowsIn(*variable) != 1) return {};
        return {textAtRow(*variable, 0), SheetCell::Text};
    }
    if (!isNumeric(*variable) || rowsIn(*variable) != 1 || columnsIn(*variable) != 1) return {};
    if (variable->isLogical != 0)
        return {numberAt(*variable, 0) == "0" ? "FALSE" : "TRUE", SheetCell::Text};
    return {numberAt(*variable, 0)};
}

ArrayCell cellAtPlace(const matvar_t& variable, Index place) {
    if (variable.class_type == MAT_C_CHAR) return {textAtRow(variable, place), SheetCell::Text};
    if (variable.class_type == MAT_C_CELL)
        return holds(variable, place)
                   ? singleCell(static_cast<matvar_t* const*>(variable.data)[place])
                   : ArrayCell{};
    const std::string text = numberAt(variable, place);
    if (variable.isLogical != 0 && !text.empty())
        return {text == "0" ? "FALSE" : "TRUE", SheetCell::Text};
    return {text};
}

/// Rows of a vector or matrix of numbers, texts or cells; 0 of other variables.
Index rowsAsTable(const matvar_t& variable) {
    if (variable.class_type == MAT_C_CHAR) return rowsIn(variable);
    if (variable.class_type != MAT_C_CELL && !isNumeric(variable)) return 0;
    return isVectorLike(variable) ? std::max(rowsIn(variable), columnsIn(variable))
                                  : rowsIn(variable);
}

Index columnsAsTable(const matvar_t& variable) {
    return variable.class_type == MAT_C_CHAR || isVectorLike(variable) ? 1 : columnsIn(variable);
}

/// A column of a struct's field, which may be a matrix.
struct FieldColumn {
    std::string field, name;
    Index column = 0;
};

/// A variable as a table: of a struct the fields are columns.
struct MatlabTable {
    MatlabVariable variable;
    NamedArray array;
    std::vector<FieldColumn> columns = {};
    std::vector<std::string> fieldsLeftOut = {};

    bool isStruct() const { return variable->class_type == MAT_C_STRUCT; }
    /// A struct of columns, not columns of structs.
    bool holdsColumns() const { return rowsIn(*variable) == 1 && columnsIn(*variable) == 1; }

    ArrayCell cell(Index row, Index column) const {
        if (!isStruct()) {
            const bool isRow = array.isVector || variable->class_type == MAT_C_CHAR;
            return cellAtPlace(*variable, isRow ? row : row + column * rowsIn(*variable));
        }
        const FieldColumn& of = columns[static_cast<std::size_t>(column)];
        const auto place = holdsColumns() ? std::size_t{0} : static_cast<std::size_t>(row);
        const matvar_t* field =
            Mat_VarGetStructFieldByName(variable.get(), of.field.c_str(), place);
        if (!holdsColumns()) return singleCell(field);
        return field == nullptr ? ArrayCell{} : cellAtPlace(*field, row + of.column * array.rows);
    }
};

/// The fields with the most rows, or that are single values of each struct.
void takeFields(MatlabTable& table) {
    matvar_t* variable = table.variable.get();
    const unsigned count = Mat_VarGetNumberOfFields(variable);
    char* const* names = Mat_VarGetStructFieldnames(variable);
    if (names == nullptr || variable->data == nullptr) return;
    std::vector<const matvar_t*> fields;
    Index most = 0;
    for (unsigned i = 0; i < count; ++i) {
        fields.push_back(Mat_VarGetStructFieldByIndex(variable, i, 0));
        if (fields.back() != nullptr) most = std::max(most, rowsAsTable(*fields.back()));
    }
    for (unsigned i = 0; i < count; ++i) {
        const std::string name = names[i];
        if (!table.holdsColumns()) {
            table.columns.push_back({name, name});
        } else if (fields[i] == nullptr || rowsAsTable(*fields[i]) != most) {
            table.fieldsLeftOut.push_back(name);
        } else {
            const NamedArray part{name, most, columnsAsTable(*fields[i]),
                                  columnsAsTable(*fields[i]) == 1};
            for (Index j = 0; j < part.columns; ++j)
                table.columns.push_back({name, arrayColumnName(part, j), j});
        }
    }
    table.array.rows =
        table.holdsColumns() ? most : std::max(rowsIn(*variable), columnsIn(*variable));
    table.array.columns = std::ssize(table.columns);
}

std::optional<MatlabTable> asTable(MatlabVariable variable) {
    const matvar_t& read = *variable;
    if (read.name == nullptr || rowsIn(read) == 0) return std::nullopt;
    MatlabTable table{std::move(variable), {read.name}};
    NamedArray& array = table.array;
    if (read.class_type == MAT_C_STRUCT) {
        if (isVectorLike(read)) takeFields(table);
    } else if (read.class_type == MAT_C_CHAR) {
        array.isVector = array.holdsTexts = true;
        array.rows = rowsIn(read) > 1 ? rowsIn(read) : 0;
    } else if (isNumeric(read) || read.class_type == MAT_C_CELL) {
        array.isVector = isVectorLike(read);
        array.rows = rowsAsTable(read);
        array.columns = columnsAsTable(read);
        array.holdsTexts = read.class_type == MAT_C_CELL;
    }
    if (array.rows == 0 || array.columns == 0) return std::nullopt;
    return table;
}

tl::unexpected<Error> matlabDamaged(const std::string& file) {
    return fail(Fault::Data, message("matlab-damaged",
                                     "{}: this MATLAB file is damaged or cut short; copy it again, "
                                     "or save the table with writetable.",
                                     file));
}

/// The names of the variables, none of which has more values than a file of its size may hold.
Result<std::vector<std::string>> variablesIn(const std::string& file, mat_t* opened) {
    constexpr std::size_t kMostVariables = 10'000;
    std::error_code error;
    const auto packed = std::filesystem::file_size(file, error);
    const auto most = static_cast<double>(mostUnpacked(error ? 0 : packed));
    std::vector<std::string> names;
    double bytes = 0.;
    while (names.size() < kMostVariables) {
        const MatlabVariable info(Mat_VarReadNextInfo(opened));
        if (info == nullptr) break;
        double size = std::max(info->data_size, 1);
        for (int i = 0; i < info->rank && info->dims != nullptr; ++i)
            size *= static_cast<double>(info->dims[i]);
        const std::string name = info->name == nullptr ? "" : info->name;
        if (size > most) return unpacksTooFar(file, name, packed, mostUnpacked(packed));
        bytes += size;
        if (!name.empty()) names.push_back(name);
    }
    if (const auto room = requireRoom(file, 3. * bytes); !room) return tl::unexpected(room.error());
    if (names.empty()) return matlabDamaged(file);
    return names;
}

}  // namespace

bool isMatlab(std::string_view start) {
    return start.starts_with("MATLAB 5.0 MAT-file") || start.starts_with("MATLAB 7.3 MAT-file");
}

Result<Transcript> transcribeMatlab(const std::filesystem::path& path,
                                    const FormatOptions& options) {
    const std::string file = path.string();
    Mat_LogInitFunc("ardent", sayNothing);
    const MatlabFile opened(Mat_Open(file.c_str(), MAT_ACC_RDONLY));
    if (opened == nullptr) return matlabDamaged(file);
    const auto names = variablesIn(file, opened.get());
    if (!names) return tl::unexpected(names.error());
    std::vector<MatlabTable> tables;
    for (const std::string& name : *names)
        if (MatlabVariable variable(Mat_VarRead(opened.get(), name.c_str())); variable != nullptr)
            if (auto table = asTable(std::move(variable))) tables.push_back(std::move(*table));
    if (tables.empty())
        return fail(Fault::Data,
                    message("matlab-empty",
                            "{}: no variable in it is a matrix, a vector, a cell array of texts or "
                            "a struct of columns; save a table with writetable.",
                            file));
    std::vector<NamedArray> arrays;
    for (const MatlabTable& table : tables) arrays.push_back(table.array);
    const auto choice = chooseArrays(file, arrays, options);
    if (!choice) return tl::unexpected(choice.error());
    const auto nameOf = [&](std::size_t array, Index column) {
        const MatlabTable& table = tables[array];
        if (table.isStruct()) return table.columns[static_cast<std::size_t>(column)].name;
        const std::string given = choice->names && !arrays[array].isVector
                                      ? tables[*choice->names].cell(column, 0).text
                                      : std::string();
        return given.empty() ? arrayColumnName(arrays[array], column) : given;
    };
    auto transcript =
        joinArrays(file, arrays, *choice, nameOf,
                   [&](std::size_t array, Index i, Index j) { return tables[array].cell(i, j); });
    if (!transcript) return transcript;
    transcript->format = "MATLAB";
    for (const std::size_t array : choice->joined)
        if (const auto& others = tables[array].fieldsLeftOut; !others.empty())
            transcript->notes.push_back(message("fields-left-out",
                                                "Fields of \"{}\" with another number of rows are "
                                                "left out: {}.",
                                                arrays[array].name, quotedList(others)));
    return transcript;
}

}  // namespace ardent

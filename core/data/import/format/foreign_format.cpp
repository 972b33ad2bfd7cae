#include "core/data/import/format/foreign_format.h"

#include <algorithm>

namespace ardent {
namespace {

using std::string_view_literals::operator""sv;

struct Magic {
    std::string_view bytes;
    const char* name;
    std::size_t at = 0;
};

/// Formats of tables that other programs convert.
constexpr Magic kTables[] = {
    {"PAR1"sv, "Parquet"},
    {"ARROW1"sv, "Arrow"},
    {"FEA1"sv, "Feather"},
    {"ORC"sv, "ORC"},
    {"Obj\x01"sv, "Avro"},
    {"\x89HDF\r\n\x1A\n"sv, "HDF5"},
    {"CDF\x01"sv, "NetCDF"},
    {"CDF\x02"sv, "NetCDF"},
    {"MATLAB 4"sv, "MATLAB"},
    {"A\n2\n"sv, "text (ASCII) R"},
    {"A\n3\n"sv, "text (ASCII) R"},
    {"RDA2\n"sv, "text (ASCII) R"},
    {"RDA3\n"sv, "text (ASCII) R"},
    {"\x80\x02}"sv, "Python pickle"},
    {"\x80\x03"sv, "Python pickle"},
    {"\x80\x04\x95"sv, "Python pickle"},
    {"\x80\x05\x95"sv, "Python pickle"},
};

/// Archives, which hold files.
constexpr Magic kPacked[] = {
    {"Rar!\x1A\x07"sv, "RAR archive"},
    {"\x04\x22\x4D\x18"sv, "LZ4 file"},
    {"\x1F\x9D"sv, "file of compress (.Z)"},
};

constexpr Magic kPictures[] = {
    {"%PDF-"sv, "PDF"},
    {"\x89PNG\r\n\x1A\n"sv, "PNG"},
    {"\xFF\xD8\xFF"sv, "JPEG"},
    {"{\\rtf"sv, "RTF"},
};

template <std::size_t kCount>
const Magic* magicOf(std::string_view start, const Magic (&magics)[kCount]) {
    const auto found = std::ranges::find_if(magics, [start](const Magic& magic) {
        return start.size() > magic.at && start.substr(magic.at).starts_with(magic.bytes);
    });
    return found == std::end(magics) ? nullptr : found;
}

}  // namespace

Message foreignFormat(std::string_view start) {
    constexpr std::string_view kOldOffice("\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1");
    if (start.starts_with(kOldOffice))
        return message("old-excel",
                       "this is an old Excel file (.xls) or one with a password; save it as .xlsx "
                       "without a password");
    if (const Magic* magic = magicOf(start, kTables))
        return message("foreign-table", "this is a {} file; convert it to CSV or .xlsx first",
                       magic->name);
    if (const Magic* magic = magicOf(start, kPacked))
        return message("foreign-archive", "this is a {}; unpack it first", magic->name);
    if (const Magic* magic = magicOf(start, kPictures))
        return message("foreign-document",
                       "this is a {} file, which holds no table; save the table as CSV",
                       magic->name);
    return {};
}

}  // namespace ardent

#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>

namespace ardent {

/// How a person wants a column to be read.
enum class ReadAs {
    Automatic,
    Number,          ///< cells that are no numbers are missing
    DecimalComma,    ///< numbers with a decimal comma, points stand between thousands
    ThousandsComma,  ///< numbers with a decimal point, commas stand between thousands
    Category         ///< every different text is a level
};

/// By column; Automatic is never in it.
using Readings = std::map<std::string, ReadAs>;

inline constexpr ReadAs kReadings[] = {ReadAs::Automatic, ReadAs::Number, ReadAs::DecimalComma,
                                       ReadAs::ThousandsComma, ReadAs::Category};

/// As in files and on the command line: "auto", "number", "decimal-comma", …
std::string_view readAsName(ReadAs);
std::optional<ReadAs> readAsCalled(std::string_view name);

}  // namespace ardent

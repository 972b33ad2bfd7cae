#include "core/data/import/dialect/reading.h"

#include <algorithm>

namespace ardent {

std::string_view readAsName(ReadAs reading) {
    switch (reading) {
        case ReadAs::Automatic:
            return "auto";
        case ReadAs::Number:
            return "number";
        case ReadAs::DecimalComma:
            return "decimal-comma";
        case ReadAs::ThousandsComma:
            return "thousands-comma";
        case ReadAs::Category:
            return "category";
    }
    return "";
}

std::optional<ReadAs> readAsCalled(std::string_view name) {
    const auto found = std::ranges::find(kReadings, name, readAsName);
    return found == std::end(kReadings) ? std::nullopt : std::optional(*found);
}

}  // namespace ardent

#include "core/figure/counts.h"

#include <fmt/format.h>

#include "core/base/text.h"

namespace ardent {

std::string grouped(long long value) {
    return readersMarks(groupedDigits(value));
}

std::string countedRows(long long count) {
    return count == 1 ? words("1 row") : words("{} rows", grouped(count));
}

std::string countedVariables(long long count) {
    return count == 1 ? words("1 variable") : words("{} variables", grouped(count));
}

std::string countedRows(Index some, Index all, const RowsName& rowsAre) {
    const std::string rows = words(all == 1 ? rowsAre.one : rowsAre.many);
    return some == all ? fmt::format("{} {}", grouped(all), rows)
                       : words("{} of {} {}", grouped(some), grouped(all), rows);
}

}  // namespace ardent

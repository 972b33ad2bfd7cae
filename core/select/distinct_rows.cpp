#include "core/select/distinct_rows.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <cstdint>
#include <numeric>

#include "core/data/task/row_copies.h"

namespace ardent {
namespace {

bool isBelow(double a, double b) {
    return std::isnan(a) ? false : std::isnan(b) || a < b;
}

/// Missing cells are equal to each other and behind all others.
int order(const Column& column, std::int32_t a, std::int32_t b) {
    if (column.type != ColumnType::Numeric) {
        const auto code = [&](std::int32_t row) {
            return column.codes[static_cast<std::size_t>(row)];
        };
        return code(a) - code(b);
    }
    const double x = column.numbers.at(a), y = column.numbers.at(b);
    return isBelow(x, y) ? -1 : isBelow(y, x) ? 1 : 0;
}

std::uint64_t bitsOf(double value) {
    return std::isnan(value) ? ~0ULL : std::bit_cast<std::uint64_t>(value + 0.);
}

bool areCopies(const std::vector<const Column*>& columns, const Target& target) {
    return 1. <
           timesCopied(std::ssize(target.rows), std::ssize(columns) + 1, [&](Index place, Index j) {
               const auto i = static_cast<std::size_t>(place);
               if (j == std::ssize(columns)) return bitsOf(target.values[i]);
               const Column& column = *columns[static_cast<std::size_t>(j)];
               const std::int32_t row = target.rows[i];
               return column.type == ColumnType::Numeric
                          ? bitsOf(column.numbers.at(row))
                          : static_cast<std::uint64_t>(column.codes[static_cast<std::size_t>(row)]);
           });
}

}  // namespace

Index leaveOutCopies(const std::vector<const Column*>& columns, Target& target) {
    std::vector<std::size_t> places(target.rows.size());
    std::iota(places.begin(), places.end(), std::size_t{0});
    const auto compared = [&](std::size_t a, std::size_t b) {
        if (target.values[a] != target.values[b])
            return target.values[a] < target.values[b] ? -1 : 1;
        for (const Column* column : columns)
            if (const int o = order(*column, target.rows[a], target.rows[b]); o != 0) return o;
        return 0;
    };
    std::ranges::sort(places, [&](std::size_t a, std::size_t b) {
        const int o = compared(a, b);
        return o < 0 || (o == 0 && a < b);
    });
    const auto copies = std::ranges::unique(
        places, [&](std::size_t a, std::size_t b) { return compared(a, b) == 0; });
    const auto count = std::ssize(copies);
    places.erase(copies.begin(), copies.end());
    if (count == 0 || !areCopies(columns, target)) return 0;
    std::ranges::sort(places);
    for (std::size_t i = 0; i < places.size(); ++i) {
        target.rows[i] = target.rows[places[i]];
        target.values[i] = target.values[places[i]];
    }
    target.rows.resize(places.size());
    target.values.resize(places.size());
    return count;
}

}  // namespace ardent

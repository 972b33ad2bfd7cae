#include "core/data/task/range_notes.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/base/text.h"
#include "core/data/table/column_places.h"

namespace ardent {
namespace {

constexpr std::size_t kMostNotes = 5;
constexpr Index kFewOutside = 5;
constexpr double kManyOutside = 0.1;

struct Outside {
    Index rows = 0;
    Index present = 0;
    double farthest = 0.;  ///< its value
    double distance = 0.;  ///< from the range
};

Outside outsideOf(const SourceColumn& source, const Column& column,
                  std::span<const std::int32_t> rows) {
    Outside found;
    for (const std::int32_t row : rows) {
        const double value = column.numbers.at(row);
        if (std::isnan(value)) continue;
        ++found.present;
        const double distance = std::max(source.low - value, value - source.high);
        if (!(distance > 0.)) continue;
        ++found.rows;
        if (distance <= found.distance) continue;
        found.distance = distance;
        found.farthest = value;
    }
    return found;
}

/// Of test rows a few that lie a little outside are to be expected.
bool isNotable(const SourceColumn& source, const Outside& found, bool areTestRows) {
    constexpr double kLittle = 0.1;  // of the range
    const double range = source.high - source.low;
    if (!areTestRows && found.distance > kLittle * range) return true;
    const bool areMany =
        found.rows >= std::min(kFewOutside, found.present) &&
        static_cast<double>(found.rows) >= kManyOutside * static_cast<double>(found.present);
    return found.rows > 0 && (areMany || found.distance > range);
}

Message rowsOutside(const SourceColumn& source, const Outside& found, bool areTestRows) {
    const double low = original(source.transform, source.low),
                 high = original(source.transform, source.high),
                 farthest = original(source.transform, found.farthest);
    return areTestRows
               ? message("rows-outside-range",
                         "Column \"{}\": {} of {} test rows outside the training range of {:g} to "
                         "{:g}, the farthest at {:g}; what is predicted there is not learned from "
                         "such rows. Check that the unit is the same.",
                         source.name, found.rows, found.present, low, high, farthest)
               : message("rows-outside-range",
                         "Column \"{}\": {} of {} rows outside the training range of {:g} to {:g}, "
                         "the farthest at {:g}; what is predicted there is not learned from such "
                         "rows. Check that the unit is the same.",
                         source.name, found.rows, found.present, low, high, farthest);
}

}  // namespace

std::vector<Message> rangeNotes(const FittedRecipe& recipe, const Table& table,
                                std::span<const std::int32_t> rows, bool areTestRows) {
    std::vector<Message> notes;
    std::size_t more = 0;
    const ColumnPlaces places(table);
    for (const SourceColumn& source : recipe.sources) {
        if (source.type != ColumnType::Numeric || source.date || !(source.low <= source.high))
            continue;
        const Index position = places.find(source.name);
        if (position < 0) continue;
        const Column& column = table.columns[static_cast<std::size_t>(position)];
        if (column.type != ColumnType::Numeric) continue;
        const Outside found = outsideOf(source, column, rows);
        if (!isNotable(source, found, areTestRows)) continue;
        if (notes.size() == kMostNotes) {
            ++more;
            continue;
        }
        notes.push_back(rowsOutside(source, found, areTestRows));
    }
    if (more > 0)
        notes.push_back(message("more-rows-outside-range",
                                "Other columns with rows outside the training range: {}.", more));
    return notes;
}

std::vector<Message> rangeNotes(const FittedRecipe& recipe, const Table& table) {
    std::vector<std::int32_t> rows(static_cast<std::size_t>(table.rows));
    std::iota(rows.begin(), rows.end(), 0);
    return rangeNotes(recipe, table, rows, false);
}

}  // namespace ardent

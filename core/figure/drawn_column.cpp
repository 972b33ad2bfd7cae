#include "core/figure/drawn_column.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/base/message.h"
#include "core/data/table/levels.h"
#include "core/data/table/number_text.h"
#include "core/data/task/target.h"
#include "core/figure/told.h"

namespace ardent {
namespace {

/// As they were printed, where they are stored as floats.
bool readNumbers(const NumericCells& cells, DrawnColumn& drawn, const GoOn& goOn) {
    constexpr double kExactWhole = 0x1p24;  // whole floats up to here are what was printed
    const bool areFloats = cells.storage() == Storage::Float32;
    drawn.numbers.resize(static_cast<std::size_t>(cells.size()));
    for (Index first = 0; first < cells.size(); first += NumericCells::kChunkRows) {
        if (!goOn()) return false;
        const Index size = std::min(NumericCells::kChunkRows, cells.size() - first);
        const std::span<double> piece(drawn.numbers.data() + first, static_cast<std::size_t>(size));
        cells.read(first, piece);
        for (double& value : piece) {
            if (!std::isfinite(value)) {
                value = std::numeric_limits<double>::quiet_NaN();
                continue;
            }
            ++drawn.present;
            const bool isExact = std::abs(value) <= kExactWhole && value == std::trunc(value);
            if (areFloats && !isExact) value = shortestDecimal(static_cast<float>(value));
        }
    }
    return true;
}

/// Levels with rows, by their number of rows, then in the order in which they stood.
std::vector<std::size_t> largestFirst(const std::vector<Index>& counts) {
    std::vector<std::size_t> order;
    for (std::size_t level = 0; level < counts.size(); ++level)
        if (counts[level] > 0) order.push_back(level);
    std::ranges::stable_sort(order, std::ranges::greater(),
                             [&](std::size_t level) { return counts[level]; });
    return order;
}

bool areNumbers(const std::vector<std::size_t>& positions, const std::vector<std::string>& levels) {
    return std::ranges::all_of(positions, [&](std::size_t position) {
        return parseNumber(levels[position]).kind == NumberKind::Finite;
    });
}

void readLevels(const std::vector<std::int32_t>& codes, const std::vector<std::string>& levels,
                std::size_t mostLevels, DrawnColumn& drawn) {
    drawn.hasLevels = true;
    std::vector<Index> counts(levels.size(), 0);
    for (const std::int32_t code : codes)
        if (code >= 0) ++counts[static_cast<std::size_t>(code)];
    std::vector<std::size_t> order = largestFirst(counts);
    drawn.distinct = std::ssize(order);
    const bool tooMany = order.size() > mostLevels;
    drawn.ascends = !tooMany && areNumbers(order, levels);
    if (drawn.ascends) sortLevels(order, levels);
    const std::size_t named = tooMany ? mostLevels - 1 : order.size();
    std::vector<std::int32_t> place(levels.size(), -1);
    drawn.counts.assign(named + (tooMany ? 1 : 0), 0);
    for (std::size_t i = 0; i < order.size(); ++i) {
        const std::size_t shown = std::min(i, named);
        place[order[i]] = static_cast<std::int32_t>(shown);
        drawn.counts[shown] += counts[order[i]];
        drawn.present += counts[order[i]];
        if (i < named) drawn.levels.push_back(levels[order[i]]);
    }
    if (tooMany)
        drawn.levels.push_back(
            words("others ({} levels)", grouped(std::ssize(order) - Index(named))));
    drawn.codes.reserve(codes.size());
    for (const std::int32_t code : codes)
        drawn.codes.push_back(code < 0 ? -1 : place[static_cast<std::size_t>(code)]);
}

}  // namespace

RowClasses rowClasses(const Table& table, const Recipe& recipe) {
    const Result<Target> target = readTarget(recipe, table);
    if (!target || target->problem != Problem::Classification) return {};
    RowClasses classes;
    classes.column = target->column;
    classes.names = target->classes;
    classes.of.assign(static_cast<std::size_t>(table.rows), -1);
    for (std::size_t i = 0; i < target->rows.size(); ++i)
        classes.of[static_cast<std::size_t>(target->rows[i])] =
            static_cast<std::int32_t>(target->values[i]);
    return classes;
}

RowGroups rowGroups(const RowClasses& classes) {
    RowGroups groups;
    groups.tooMany = classes.names.size() > kMostColours;
    if (classes.names.empty() || groups.tooMany) {
        groups.names = {""};
        return groups;
    }
    groups.names = classes.names;
    groups.of = classes.of;
    const auto none = static_cast<std::int32_t>(classes.names.size());
    if (std::ranges::find(classes.of, -1) == classes.of.end()) return groups;
    std::ranges::replace(groups.of, -1, none);
    groups.names.push_back(words("(missing)"));
    return groups;
}

bool DrawnColumn::isMissing(std::size_t row) const {
    return hasLevels ? codes[row] < 0 : std::isnan(numbers[row]);
}

std::optional<DrawnColumn> drawnColumn(const Table& table, Index column, const RowClasses& classes,
                                       std::size_t mostLevels, const GoOn& goOn) {
    const Column& cells = table.columns.at(static_cast<std::size_t>(column));
    DrawnColumn drawn;
    drawn.name = cells.name;
    if (!goOn()) return std::nullopt;
    if (column == classes.column) {
        readLevels(classes.of, classes.names, mostLevels, drawn);
    } else if (cells.type == ColumnType::Numeric) {
        if (!readNumbers(cells.numbers, drawn, goOn)) return std::nullopt;
    } else {
        readLevels(cells.codes, cells.levels, mostLevels, drawn);
    }
    return drawn;
}

}  // namespace ardent

#include "ui/views/effects/value_frame.h"

#include <algorithm>
#include <cmath>

#include "core/explain/source_rows.h"

namespace ardent {

namespace {

/// A number that takes few whole values only, such as a count.
bool isWhole(const Task& task, Index source, const Range& range) {
    constexpr double kMostValues = 1000., kNear = 1e-3;
    const double span = range.high - range.low;
    if (span > kMostValues) return false;
    const double near = kNear * std::min(1., span);
    return std::ranges::all_of(
        sourceValues(*task.recipe, task.x, source, task.split.train),
        [near](double value) { return std::abs(value - std::round(value)) < near; });
}

}  // namespace

ValueFrame valueFrame(const Task& task, const GoOn& goOn) {
    const FittedRecipe& recipe = *task.recipe;
    const std::vector<std::int32_t>& rows = task.split.train;
    ValueFrame frame;
    const std::optional<Vector> middle = typicalRow(task, rows, goOn);
    const std::optional<Vector> typical =
        middle ? rowNearestTo(task, rows, *middle, goOn) : std::nullopt;
    if (typical) frame.typical = *typical;
    for (Index source = 0; source < std::ssize(recipe.sources) && goOn(); ++source) {
        const bool isNumber =
            recipe.sources[static_cast<std::size_t>(source)].type == ColumnType::Numeric;
        frame.ranges.push_back(isNumber ? sourceRange(*task.recipe, task.x, source, rows)
                                        : Range{0., 0.});
        frame.whole.push_back(isNumber && isWhole(task, source, frame.ranges.back()));
    }
    return frame;
}

bool isBeyond(const Range& range, double value) {
    const double rounding = 1e-6 * (range.high - range.low);
    return range.low < range.high &&
           (value < range.low - rounding || value > range.high + rounding);
}

std::vector<Index> beyondFrame(const ValueFrame& frame, const Vector& values) {
    std::vector<Index> sources;
    for (Index source = 0; source < values.size(); ++source)
        if (isBeyond(frame.ranges[static_cast<std::size_t>(source)], values(source)))
            sources.push_back(source);
    return sources;
}

}  // namespace ardent

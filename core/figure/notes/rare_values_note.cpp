#include "core/figure/notes/rare_values_note.h"

#include <algorithm>
#include <vector>

#include "core/base/message.h"
#include "core/base/text.h"
#include "core/data/task/drawn_rows.h"
#include "core/explain/source_rows.h"
#include "core/figure/told.h"

namespace ardent {

namespace {

/// How many of the column's rows differ from the value that most of them have.
Index differing(const Task& task, Index input, const std::vector<std::int32_t>& rows) {
    std::vector<float> values;
    values.reserve(rows.size());
    for (const std::int32_t row : rows) values.push_back(task.x(row, input));
    const auto middle = values.begin() + std::ssize(values) / 2;
    std::ranges::nth_element(values, middle);
    return std::ssize(values) - std::ranges::count(values, *middle);
}

}  // namespace

std::string rareValuesNote(const Task& task, std::span<const Index> sources) {
    constexpr Index kRowsOfOne = 500;
    constexpr Index kDrawn = 1'000, kFewDrawn = 10;  ///< a first look, which is cheap
    const std::vector<std::int32_t>& rows = task.split.train;
    if (rows.empty()) return {};
    const std::vector<std::int32_t> drawn = drawnRows(rows, kDrawn, kLookSeed);
    std::string name;
    Index fewest = (std::ssize(rows) - 1) / kRowsOfOne + 1;
    for (const Index source : sources) {
        const SourceColumn& column = task.recipe->sources[static_cast<std::size_t>(source)];
        if (column.type != ColumnType::Numeric) continue;
        const Index input = inputOfNumber(*task.recipe, source);
        if (differing(task, input, drawn) > kFewDrawn) continue;
        const Index count = differing(task, input, rows);
        if (count == 0 || count >= fewest) continue;
        fewest = count;
        name = withoutMiddle(column.name, 36);
    }
    if (name.empty()) return {};
    return words(
        "{} has one value in all but {} of {} training rows: how relevant it is may be chance.",
        name, grouped(fewest), grouped(std::ssize(rows)));
}

}  // namespace ardent

#include "core/data/table/column_summary.h"

#include <algorithm>
#include <cmath>
#include <limits>

#include "core/data/table/moments.h"
#include "core/data/table/number_text.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

ColumnSummary summariseNumbers(const NumericCells& cells) {
    constexpr double kNone = std::numeric_limits<double>::quiet_NaN();
    std::vector<double> values(static_cast<std::size_t>(cells.size()));
    cells.read(0, values);
    std::erase_if(values, [](double value) { return std::isnan(value); });
    if (values.empty()) return {0, 0, kNone, kNone, kNone, kNone, kNone, {}};
    std::ranges::sort(values);
    // What a float32 stands for is the number that was printed.
    const auto printed = [&](std::size_t i) {
        return cells.storage() == Storage::Float32 ? shortestDecimal(static_cast<float>(values[i]))
                                                   : values[i];
    };
    const std::size_t last = values.size() - 1;
    ColumnSummary summary;
    summary.present = std::ssize(values);
    summary.minimum = printed(0);
    summary.median = printed(last / 2) / 2. + printed(values.size() / 2) / 2.;
    summary.maximum = printed(last);
    const auto [mean, deviation] = moments(values);
    summary.mean = mean;
    summary.deviation = deviation;
    const auto repeated = std::ranges::unique(values);
    summary.distinct = summary.present - std::ssize(repeated);
    return summary;
}

ColumnSummary summariseLevels(const Column& column) {
    ColumnSummary summary;
    for (const std::string& level : column.levels) summary.levels.emplace_back(level, 0);
    for (const std::int32_t code : column.codes) {
        if (code < 0) continue;
        ++summary.present;
        ++summary.levels[static_cast<std::size_t>(code)].second;
    }
    summary.distinct = std::ssize(summary.levels);
    std::ranges::stable_sort(summary.levels, std::ranges::greater(),
                             &std::pair<std::string, Index>::second);
    return summary;
}

}  // namespace

ColumnSummary summarise(const Column& column) {
    return column.type == ColumnType::Numeric ? summariseNumbers(column.numbers)
                                              : summariseLevels(column);
}

std::vector<ColumnSummary> summarise(const Table& table) {
    std::vector<ColumnSummary> summaries(table.columns.size());
    forEachBlock(std::ssize(table.columns), 1, [&](Index j, Index, Index) {
        summaries[static_cast<std::size_t>(j)] =
            summarise(table.columns[static_cast<std::size_t>(j)]);
    });
    return summaries;
}

}  // namespace ardent

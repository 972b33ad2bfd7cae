#include "core/figure/lines/broken_line.h"

#include <algorithm>
#include <utility>

#include "core/base/message.h"

namespace ardent {

namespace {

bool isBrokenAnywhere(const Series& line) {
    if (line.gaps.empty()) return false;
    for (std::size_t point = 0; point < line.x.size(); ++point)
        if (isBrokenAfter(line, point)) return true;
    return false;
}

}  // namespace

std::vector<Range> breaksBefore(std::span<const std::int64_t> ticks) {
    std::vector<Range> breaks;
    for (const std::int64_t tick : ticks) {
        const double between = static_cast<double>(tick) - 0.5;
        breaks.push_back({between, between});
    }
    return breaks;
}

void addGaps(std::span<const Range> more, std::vector<Range>& gaps) {
    gaps.insert(gaps.end(), more.begin(), more.end());
    std::ranges::sort(gaps, {}, [](const Range& gap) { return std::pair(gap.low, gap.high); });
    const auto [same, end] = std::ranges::unique(gaps, [](const Range& one, const Range& other) {
        return one.low == other.low && one.high == other.high;
    });
    gaps.erase(same, end);
}

bool isBroken(std::span<const Range> gaps, double from, double to) {
    auto gap = std::ranges::upper_bound(gaps, from, {}, &Range::low);
    while (gap != gaps.end() && gap->low < to && gap->high >= to) ++gap;
    return gap != gaps.end() && gap->high < to;
}

bool isBrokenAfter(const Series& line, std::size_t point) {
    return point + 1 < line.x.size() && isBroken(line.gaps, line.x[point], line.x[point + 1]);
}

std::string brokenLinesNote(const Figure& figure) {
    return std::ranges::any_of(layers<Series>(figure), isBrokenAnywhere)
               ? words("Lines are broken where another fit begins.")
               : std::string();
}

}  // namespace ardent

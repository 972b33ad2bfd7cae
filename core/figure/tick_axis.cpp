#include "core/figure/tick_axis.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <cctype>
#include <utility>
#include <vector>

#include "core/base/message.h"
#include "core/figure/counts.h"

namespace ardent {

std::string tickAxisTitle(TickUnit unit) {
    if (unit == TickUnit::Lambda) return words("λ number");
    if (unit == TickUnit::Variable) return words("Variable number");
    std::string title = words(oneTick(unit));
    title[0] = static_cast<char>(std::toupper(static_cast<unsigned char>(title[0])));
    return title;
}

std::string tickAxisTitle(const std::set<TickUnit>& units) {
    if (units.size() < 2) return tickAxisTitle(units.empty() ? TickUnit::Step : *units.begin());
    std::vector<std::string> names;
    for (const TickUnit unit : units) names.push_back(words(oneTick(unit)));
    const std::string last = std::move(names.back());
    names.pop_back();
    return words("Step ({} or {})", fmt::format("{}", fmt::join(names, ", ")), last);
}

std::string tickPlural(TickUnit unit) {
    return words(manyTicks(unit));
}

std::string countedTicks(long long count, TickUnit unit) {
    return fmt::format("{} {}", grouped(count),
                       words(count == 1 ? oneTick(unit) : manyTicks(unit)));
}

}  // namespace ardent

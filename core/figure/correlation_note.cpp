#include "core/figure/correlation_note.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <numeric>

#include "core/data/spaced_rows.h"
#include "core/explain/correlation.h"

namespace ardent {

namespace {

/// " a goes together with b (correlation 0.97): …."
std::string noteOf(const Task& task, const std::vector<std::int32_t>& rows,
                   std::span<const Index> sources, const char* meaning) {
    std::vector<Index> all(task.recipe->sources.size());
    std::iota(all.begin(), all.end(), Index{0});
    auto found = strongestCorrelation(*task.recipe, task.x, rows, sources, all);
    if (!found || std::abs(found->value) < kStrongCorrelation) return {};
    if (found->first > found->second && std::ranges::find(sources, found->second) != sources.end())
        std::swap(found->first, found->second);  // one name for the pair while a run goes on
    const auto name = [&](Index source) {
        return task.recipe->sources[static_cast<std::size_t>(source)].name;
    };
    return fmt::format(" {} goes together with {} (correlation {:.3g}): {}.", name(found->first),
                       name(found->second), found->value, meaning);
}

}  // namespace

std::string effectCorrelationNote(const Task& task, const std::vector<std::int32_t>& rows,
                                  Index source) {
    return noteOf(task, rows, {&source, 1},
                  "the mean is also taken over combinations of the two that hardly any row has");
}

std::vector<Index> mostRelevant(const Relevance& relevance) {
    constexpr std::size_t kFew = 5;
    std::vector<Index> order;
    for (std::size_t i = 0; i < relevance.values.size(); ++i)
        if (relevance.values[i] > 0.) order.push_back(static_cast<Index>(i));
    const auto end = order.begin() + static_cast<Index>(std::min(kFew, order.size()));
    std::ranges::partial_sort(order, end, std::greater{}, [&](Index source) {
        return relevance.values[static_cast<std::size_t>(source)];
    });
    order.erase(end, order.end());
    std::ranges::sort(order);
    return order;
}

std::string relevanceCorrelationNote(const Task& task, std::span<const Index> sources) {
    constexpr Index kMostRows = 1000;
    return noteOf(task, spacedRows(task.split.train, kMostRows), sources,
                  "how the relevance is shared between them may be chance");
}

}  // namespace ardent

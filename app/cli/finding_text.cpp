#include "app/cli/finding_text.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <ranges>

#include "core/base/order.h"

namespace ardent::cli {

using Json = nlohmann::ordered_json;

namespace {

std::vector<Index> largestFirst(const Vector& weights) {
    return positionsFalling(Vector(weights.cwiseAbs()));
}

/// "all", or how many where there may be others.
std::string listedText(const Interactions& interactions) {
    const std::size_t listed = interactions.sets.size(), columns = interactions.names.size();
    const bool arePairs = std::ranges::all_of(
        interactions.sets, [](const Interactions::Set& set) { return set.sources.size() == 2; });
    if (!arePairs) return fmt::format("these {}", listed);
    const std::size_t pairs = columns * (columns - 1) / 2;
    return listed == pairs ? "all" : fmt::format("these {} of {} pairs", listed, pairs);
}

}  // namespace

Json number(double value) {
    return std::isfinite(value) ? Json(value) : Json(nullptr);
}

Json interactionsJson(const Interactions& interactions) {
    Json sets = Json::array();
    for (const Interactions::Set& set : interactions.sets) {
        Json variables = Json::array();
        for (const Index source : set.sources)
            variables.push_back(interactions.names[static_cast<std::size_t>(source)]);
        sets.push_back({{"variables", variables}, {"score", number(set.score)}});
    }
    return sets;
}

Json directionsJson(const Directions& directions) {
    Json list = Json::array();
    for (std::size_t i = 0; i < directions.values.size(); ++i) {
        const Vector& weights = directions.weights[i];
        Json entries = Json::array();
        for (const Index j : largestFirst(weights))
            if (weights[j] != 0.)
                entries.push_back({{"name", directions.names[static_cast<std::size_t>(j)]},
                                   {"value", number(weights[j])}});
        list.push_back({{"value", number(directions.values[i])}, {"weights", entries}});
    }
    return list;
}

std::string directionsText(const Directions& directions) {
    constexpr std::size_t kMostDirections = 5;
    constexpr std::size_t kMostWeights = 8;
    constexpr double kLeastWeight = 0.05;
    std::string text = fmt::format("\nDirections ({}), strongest first:\n", directions.kind);
    for (std::size_t i = 0; i < std::min(kMostDirections, directions.values.size()); ++i) {
        const Vector& weights = directions.weights[i];
        text += fmt::format("  {:>10.4g} ", directions.values[i]);
        for (const Index j : largestFirst(weights) | std::views::take(kMostWeights))
            if (std::abs(weights[j]) >= kLeastWeight)
                text += fmt::format("  {:+.2f} {}", weights[j],
                                    directions.names[static_cast<std::size_t>(j)]);
        text += '\n';
    }
    return text;
}

std::string interactionsText(const Interactions& interactions) {
    constexpr std::size_t kMostSets = 10;
    if (interactions.sets.empty()) return "\nNo interactions: the model has none.\n";
    std::string text =
        fmt::format("\nInteractions ({}), strongest first:\n", wholeKind(interactions));
    for (const Interactions::Set& set : interactions.sets | std::views::take(kMostSets)) {
        std::string names;
        for (const Index source : set.sources)
            names +=
                (names.empty() ? "" : " × ") + interactions.names[static_cast<std::size_t>(source)];
        text += fmt::format("  {}  {:.4g}\n", names, set.score);
    }
    if (interactions.sets.size() > kMostSets)
        text += fmt::format("  and {} more; --json lists {}.\n",
                            interactions.sets.size() - kMostSets, listedText(interactions));
    return text;
}

}  // namespace ardent::cli

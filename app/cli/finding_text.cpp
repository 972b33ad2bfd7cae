#include "app/cli/finding_text.h"

#include <fmt/format.h>

#include <cmath>
#include <ranges>

namespace ardent::cli {

using Json = nlohmann::ordered_json;

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

std::string interactionsText(const Interactions& interactions) {
    constexpr std::size_t kMostSets = 10;
    if (interactions.sets.empty()) return "\nNo interactions: the model has none.\n";
    std::string text = fmt::format("\nInteractions ({}), strongest first:\n", interactions.kind);
    for (const Interactions::Set& set : interactions.sets | std::views::take(kMostSets)) {
        std::string names;
        for (const Index source : set.sources)
            names +=
                (names.empty() ? "" : " × ") + interactions.names[static_cast<std::size_t>(source)];
        text += fmt::format("  {}  {:.4g}\n", names, set.score);
    }
    if (interactions.sets.size() > kMostSets)
        text +=
            fmt::format("  and {} more; --json lists all.\n", interactions.sets.size() - kMostSets);
    return text;
}

}  // namespace ardent::cli

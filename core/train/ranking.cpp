#include "core/train/ranking.h"

namespace ardent {

Relevance toRelevance(const VariableImportance& importance) {
    Relevance relevance{
        message("importance", "importance, % of what the model explains"),
        importance.names,
        {},
        message("importance-how",
                "share of what the model explains that is lost when the column is left "
                "to chance")};
    constexpr double kPercent = 100.;
    for (const double share : importance.shares) relevance.values.push_back(kPercent * share);
    return relevance;
}

bool hasRanking(const Snapshot& run) {
    return run.importance || run.relevance;
}

std::optional<Relevance> ranking(const Snapshot& run) {
    const bool isKnown = run.importance && (hasShares(*run.importance) || !run.relevance);
    return isKnown ? toRelevance(*run.importance) : run.relevance;
}

std::optional<std::vector<SnapshotPtr>> byImportance(std::span<const SnapshotPtr> runs) {
    std::vector<SnapshotPtr> changed;
    for (const SnapshotPtr& run : runs) {
        if (!run->importance || !hasShares(*run->importance)) return std::nullopt;
        auto copy = std::make_shared<Snapshot>(*run);
        copy->relevance = toRelevance(*run->importance);
        changed.push_back(std::move(copy));
    }
    return changed.empty() ? std::nullopt : std::optional(std::move(changed));
}

}  // namespace ardent

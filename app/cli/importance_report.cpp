#include "app/cli/importance_report.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>

#include "core/base/order.h"
#include "core/base/text.h"
#include "core/model/used_sources.h"
#include "core/train/ranking.h"

namespace ardent::cli {
namespace {

using Json = nlohmann::ordered_json;

Json intervalJson(const Range& range) {
    return {range.low, range.high};
}

/// Without a sign before what rounds to 0.
std::string inPercent(double share) {
    constexpr double kPercent = 100.;
    const double tenths = std::round(10. * kPercent * share);
    return fmt::format("{:.1f}", tenths == 0. ? 0. : tenths / 10.);
}

}  // namespace

Json importanceJson(const VariableImportance& importance) {
    const Relevance relevance = toRelevance(importance);
    const bool isKnown = hasShares(importance);
    Json columns = Json::array();
    for (const Index position : positionsFalling(importance.shares)) {
        const auto i = static_cast<std::size_t>(position);
        columns.push_back(
            {{"name", importance.names[i]},
             {"share", isKnown ? Json(importance.shares[i]) : Json()},
             {"interval_95", isKnown ? intervalJson(importance.intervals[i]) : Json()}});
    }
    Json groups = Json::array();
    for (const GroupImportance& group : importance.groups) {
        Json names = Json::array();
        for (const std::size_t column : group.columns) names.push_back(importance.names[column]);
        groups.push_back({{"names", names},
                          {"share", group.share},
                          {"interval_95", intervalJson(group.interval)}});
    }
    return {{"meaning", relevance.how.english()},
            {"rows_are", importance.rowsAre.many.english()},
            {"rows_are_code", importance.rowsAre.many.code()},
            {"rows", importance.rows},
            {"of_rows", importance.ofRows},
            {"model_has_learned_from_these_rows", importance.areLearned},
            {"constant_is_of_training_rows", importance.isAgainstTraining},
            {"explained", importance.explained},
            {"explained_interval_95", intervalJson(importance.explainedInterval)},
            {"auc_beyond_chance", importance.ranking ? Json(*importance.ranking) : Json()},
            {"columns", columns},
            {"groups", groups}};
}

std::string importanceText(const VariableImportance& importance, const Predictor& predictor) {
    constexpr std::size_t kMostListed = 25;
    const std::vector<bool> isUsed = usedSources(predictor);
    std::vector<std::size_t> used;
    std::vector<std::string> unmeasured;
    for (const Index position : positionsFalling(importance.shares)) {
        const auto column = static_cast<std::size_t>(position);
        const Range& interval = importance.intervals[column];
        if (interval.low != 0. || interval.high != 0.)
            used.push_back(column);
        else if (isUsed[column])
            unmeasured.push_back(importance.names[column]);
    }
    const std::size_t listed = std::min(used.size(), kMostListed);
    std::size_t width = 0;
    for (std::size_t i = 0; i < listed; ++i)
        width = std::max(width, importance.names[used[i]].size());
    if (!hasShares(importance)) return {};
    std::string text = "Importance, % of what the model explains (95 % interval):\n";
    for (std::size_t i = 0; i < listed; ++i) {
        const Range& interval = importance.intervals[used[i]];
        text += fmt::format("  {:<{}} {:>6}  ({} to {})\n", importance.names[used[i]], width,
                            inPercent(importance.shares[used[i]]), inPercent(interval.low),
                            inPercent(interval.high));
    }
    for (const GroupImportance& group : importance.groups) {
        std::string names;
        for (const std::size_t column : group.columns)
            names += (names.empty() ? "" : ", ") + importance.names[column];
        text += fmt::format("  Together {}: {}  ({} to {})\n", names, inPercent(group.share),
                            inPercent(group.interval.low), inPercent(group.interval.high));
    }
    if (listed < used.size())
        text += fmt::format("  and {} more; --json lists all.\n", used.size() - listed);
    if (!unmeasured.empty())
        text += fmt::format(
            "  Used, but without any effect among these rows and so not measured: {}.\n",
            quotedList(unmeasured));
    const std::size_t others = importance.names.size() - used.size() - unmeasured.size();
    if (others > 0)
        text += fmt::format("  Not used by the model: {} of {} columns.\n", others,
                            importance.names.size());
    return text;
}

}  // namespace ardent::cli

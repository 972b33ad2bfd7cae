#include "app/cli/importance_json.h"

#include "core/base/order.h"
#include "core/train/ranking.h"

namespace ardent::cli {
namespace {

using Json = nlohmann::ordered_json;

Json intervalJson(const Range& range) {
    return {range.low, range.high};
}

}  // namespace

Json importanceJson(const VariableImportance& importance) {
    const Relevance relevance = toRelevance(importance);
    Json columns = Json::array();
    for (const Index position : positionsFalling(importance.shares)) {
        const auto i = static_cast<std::size_t>(position);
        columns.push_back({{"name", importance.names[i]},
                           {"share", importance.shares[i]},
                           {"interval_95", intervalJson(importance.intervals[i])}});
    }
    return {{"meaning", relevance.how.english()},
            {"rows_are", importance.rowsAre.many.english()},
            {"rows_are_code", importance.rowsAre.many.code()},
            {"rows", importance.rows},
            {"of_rows", importance.ofRows},
            {"model_has_learned_from_these_rows", importance.areLearned},
            {"explained", importance.explained},
            {"explained_interval_95", intervalJson(importance.explainedInterval)},
            {"columns", columns}};
}

}  // namespace ardent::cli

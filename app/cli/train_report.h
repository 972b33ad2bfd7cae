#pragma once

#include <nlohmann/json.hpp>

#include "core/data/task/recipe.h"
#include "core/train/snapshot.h"

namespace ardent::cli {

/// What a training was asked to do; with its last snapshot it is the whole result.
struct TrainingRequest {
    std::string method;
    OptionValues options;
    Seed seed = 1;
    int threads = 1;
    std::vector<std::string> relevant = {};  ///< variables known to matter; empty: not known
};

/// caution: what misleads about the relevance; empty for nothing.
nlohmann::ordered_json trainingJson(const TrainingRequest&, const Task&, const Snapshot&,
                                    const Message& caution);

/// The same for a person: metrics of each part and the relevances, most relevant first.
std::string trainingText(const TrainingRequest&, const Task&, const Snapshot&);

}  // namespace ardent::cli

#pragma once

#include <nlohmann/json.hpp>
#include <optional>
#include <string>
#include <vector>

#include "core/explain/correlation.h"
#include "core/explain/partial_dependence.h"
#include "core/explain/permutation_relevance.h"
#include "core/explain/sobol.h"

namespace ardent::cli {

/// What a model file and a table give to explain. Parts that could not be had are left out, with a
/// note that says why.
struct Explanation {
    FittedRecipePtr recipe;
    std::string method;
    std::string unit;  ///< of the model's output before the link
    Index rowsUsed = 0;
    Index rows = 0;
    std::optional<Explained<Relevance>> derivatives;
    std::optional<Explained<Interactions>> interactions;
    std::optional<Explained<SobolIndices>> sobol;
    std::optional<Explained<PermutationRelevance>> permutation;
    std::vector<Explained<EffectCurve>> effects;
    std::optional<Explained<EffectSurface>> surface;
    std::optional<Correlation> correlation;
    std::vector<Message> notes;
};

nlohmann::ordered_json explanationJson(const Explanation&);
std::string explanationText(const Explanation&);

}  // namespace ardent::cli

#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/evaluate/comparison.h"
#include "core/evaluate/evaluation.h"

namespace ardent::cli {

/// All results of one data set: results[part of all repeats][method].
struct EvaluatedSet {
    EvaluationSet set;
    std::vector<std::vector<EvaluationResult>> results;
};

/// The metric's values, parts × methods.
Matrix valuesOf(const EvaluatedSet&, std::string_view metric);

nlohmann::ordered_json evaluationJson(const std::vector<EvaluatedSet>&,
                                      const std::vector<EvaluatedMethod>&);
std::string evaluationText(const std::vector<EvaluatedSet>&, const std::vector<EvaluatedMethod>&);
std::string evaluationCsv(const std::vector<EvaluatedSet>&, const std::vector<EvaluatedMethod>&);
std::string evaluationLatex(const std::vector<EvaluatedSet>&, const std::vector<EvaluatedMethod>&);

}  // namespace ardent::cli

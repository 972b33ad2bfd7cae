#pragma once

#include <nlohmann/json.hpp>

#include "app/cli/evaluate_findings.h"

namespace ardent::cli {

nlohmann::ordered_json evaluationJson(const std::vector<EvaluatedSet>&,
                                      const std::vector<EvaluatedMethod>&);
std::string evaluationText(const std::vector<EvaluatedSet>&, const std::vector<EvaluatedMethod>&);

/// One row a data set, metric and method; then, over several data sets, one a metric and method
/// with its mean rank in place of the mean, no file, and Friedman's test.
std::string evaluationCsv(const std::vector<EvaluatedSet>&, const std::vector<EvaluatedMethod>&);
std::string evaluationLatex(const std::vector<EvaluatedSet>&, const std::vector<EvaluatedMethod>&);

}  // namespace ardent::cli

#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "core/base/go_on.h"
#include "core/evaluate/evaluation_set.h"

namespace ardent {

/// `recipe.split.validation` is the share of the learning rows that methods see as validation rows;
/// the split's test share is not used. Errors: those of makeTask; (Fault::Data) fewer rows than
/// four; (Fault::Usage) fewer than two a fold, or a test share without a row or that leaves less
/// than two, or several repeats by time, which would all test the same rows.
Result<EvaluationSet> evaluationSet(std::string name, Table table, Recipe recipe, const HoldOut&);

/// Encodes, trains to the end and scores, all from the learning rows alone. Where those to train on
/// have one target value, only a constant prediction is scored. The same numbers for any number of
/// threads.
std::optional<EvaluationResult> evaluateOnce(const EvaluationSet&, const EvaluatedMethod&,
                                             int repeat, int part, const GoOn& goOn);

/// Names of the metrics, in the order in which they are shown.
std::vector<std::string> metricNames(Problem);

/// Those that a printed table has room for.
std::vector<std::string> tabledMetricNames(Problem);

/// Of a metric of that name.
bool largerIsBetter(std::string_view metric);

}  // namespace ardent

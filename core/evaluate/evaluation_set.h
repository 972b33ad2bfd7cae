#pragma once

#include <string>
#include <vector>

#include "core/data/task/recipe.h"
#include "core/evaluate/class_scores.h"
#include "core/evaluate/folds.h"
#include "core/method/method.h"
#include "core/model/metrics.h"

namespace ardent {

struct EvaluatedMethod {
    const Method* method = nullptr;
    OptionValues options;
    std::string label;  ///< as it is shown
};

/// One data set of an evaluation, read and checked.
struct EvaluationSet {
    std::string name;
    TablePtr table;  ///< without rows whose target is missing
    Recipe
        recipe;  ///< target, roles and the kind of problem; its split is that of the training part
    HoldOut holdOut;
    Problem problem = Problem::Regression;
    std::vector<std::string> classes;
    RowOrder order;                    ///< of the table's rows, by the recipe's split rule
    std::vector<std::int32_t> labels;  ///< class index of every row; empty for numbers
    std::vector<Message> notes;
};

/// What one method did on one test part.
struct EvaluationResult {
    Metrics metrics;      ///< regressionMetrics or classMetrics; empty where the training failed
    ClassCounts counts;   ///< over the set's classes
    double seconds = 0.;  ///< of the training; 0 where it did not come to its end
    Message trouble;      ///< why there are no metrics
    /// The training came to its end; what keeps one from beginning, such as want of memory, may be
    /// gone the next time.
    bool wasTrained = false;
};

}  // namespace ardent

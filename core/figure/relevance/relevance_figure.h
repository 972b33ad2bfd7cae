#pragma once

#include <optional>
#include <string>
#include <vector>

#include "core/figure/figure.h"
#include "core/train/trainer.h"

namespace ardent {

/// Of the bars: what all methods have in common, or the scale inside the method's model.
enum class RelevanceScale { Importance, Method };

struct RelevanceChoice {
    bool sorted = true;  ///< most relevant first, else the table's order
    std::string filter;  ///< case-insensitive part of the name; "" keeps all
    int colour = 0;
    /// Names of the columns that the target depends on, where the data set knows them.
    std::optional<std::vector<std::string>> truth = {};
    RelevanceScale scale = RelevanceScale::Importance;  ///< where both are known
    bool areZerosLast = false;                          ///< where sorted: after values below 0
};

/// One bar a source column; with a selection, the kept ones are marked and (sorted) a line
/// separates the top k. Remarks tell the truth where it is known.
Figure relevanceFigure(const Relevance&, const std::optional<Selection>&, const RelevanceChoice&);

}  // namespace ardent

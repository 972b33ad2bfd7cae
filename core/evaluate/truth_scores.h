#pragma once

#include <optional>
#include <set>
#include <string>
#include <vector>

#include "core/data/table/table.h"
#include "core/train/findings.h"

namespace ardent {

/// How well a method's findings agree with the variables that are known to matter.
struct TruthScores {
    Index relevant = 0;         ///< how many matter
    std::optional<double> tpr;  ///< share of these among the kept; nothing without a selection
    std::optional<double> fdr;  ///< share of the kept that do not matter; 0 where none is kept
    /// Median place of those that matter, 1 being the most relevant; places of equal relevance
    /// count as their mean. Nothing without a ranking.
    std::optional<double> medianRank;
};

/// Ranks are those of the relevance, or of the selection where there is none.
TruthScores truthScores(const std::vector<std::string>& variables,
                        const std::set<std::string>& relevant, const std::optional<Relevance>&,
                        const std::optional<Selection>&);

/// The synthetic set that a table is a draw of by its name and its columns: "gse1.csv" with
/// x1 … x18 and the target y. Empty: none.
std::string syntheticSetOf(const std::string& path, const std::vector<std::string>& variables,
                           const std::string& target);

}  // namespace ardent

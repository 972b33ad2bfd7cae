#pragma once

#include <span>
#include <string>

#include "core/model/predictor.h"
#include "core/train/findings.h"

namespace ardent {

/// Where a numeric column is strongly correlated with another over the rows: with which, and what
/// that means for its effect, a sentence; "" else. Compared with the first
/// 1,000 numeric columns; where there are more, the sentence says so.
std::string effectCorrelationNote(const Task&, const std::vector<std::int32_t>& rows, Index source);

/// The same sentence for two of these columns, which take part in the strongest interactions, over
/// at most 1,000 training rows, drawn where there are more.
std::string interactionCorrelationNote(const Task&, std::span<const Index> sources);

/// The few columns of largest relevance above 0, ascending.
std::vector<Index> mostRelevant(const Relevance&);

/// The same sentence for the relevance of columns: of the strongest correlation that one of them
/// has with another of them or of the first numeric columns, 1,000 in all, over such rows.
std::string relevanceCorrelationNote(const Task&, std::span<const Index> sources);

}  // namespace ardent

#pragma once

#include <span>
#include <string>

#include "core/figure/compare/compared_run.h"
#include "core/figure/figure.h"

namespace ardent {

/// What ± is and which runs have none, where some are over seeds: sentences that end with a space,
/// or "".
std::string seedsNote(std::span<const ComparedRun>);

/// Where each is a single run measured on few held-out rows: that differences may be chance; ""
/// else.
std::string chanceNote(std::span<const ComparedRun>, MetricRows);

/// Whether split and seeds are the same in all that are measured on those rows.
bool areOfTheSameRows(std::span<const ComparedRun>, MetricRows);

/// What of a row is tinted.
std::string tintNote(std::span<const ComparedRun>);

/// Where some are measured on other rows than others; "" else.
std::string otherRowsNote(std::span<const ComparedRun>, MetricRows);

/// Where some have learned from more rows than others: a sentence that ends with a space, or "".
std::string learnedRowsNote(std::span<const ComparedRun>);

}  // namespace ardent

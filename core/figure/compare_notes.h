#pragma once

#include <span>
#include <string>

#include "core/figure/compare_figure.h"

namespace ardent {

/// What ± is and which runs have none, where some are over seeds: sentences that end with a space,
/// or "".
std::string seedsNote(std::span<const ComparedRun>);

/// Where some have learned from more rows than others: a sentence after a space, or "".
std::string moreRowsNote(std::span<const ComparedRun>);

}  // namespace ardent

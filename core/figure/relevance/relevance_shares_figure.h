#pragma once

#include <span>

#include "core/figure/compare/compare_figure.h"

namespace ardent {

/// Every variable's share of the sum of a run's relevance, its place and whether it is kept; the
/// most relevant over all runs first.
Figure relevanceSharesFigure(std::span<const ComparedRun>);

}  // namespace ardent

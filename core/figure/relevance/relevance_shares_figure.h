#pragma once

#include <span>

#include "core/figure/compare/compare_figure.h"

namespace ardent {

/// Every variable's importance or, where a run does not know it, share of the sum of the method's
/// own relevance; its place and whether it is kept; the most relevant over all runs first.
Figure relevanceSharesFigure(std::span<const ComparedRun>);

}  // namespace ardent

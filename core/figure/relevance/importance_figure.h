#pragma once

#include <span>

#include "core/figure/figure.h"
#include "core/figure/relevance/importance.h"
#include "core/figure/relevance/relevance_figure.h"

namespace ardent {

/// Gives every bar of a method's own relevance further ones, and says in the note what these are,
/// over which rows, on which scale, and of a single one what it means. An empty figure stays as it
/// is.
void addImportances(std::span<const Measured>, Figure&);

/// One bar a source column of a method that tells no relevance of its own: the first importance,
/// the others beside it.
Figure importanceFigure(std::span<const Measured>, const RelevanceChoice&);

}  // namespace ardent

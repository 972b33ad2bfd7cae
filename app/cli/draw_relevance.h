#pragma once

#include <string>

#include "app/cli/figure_source.h"
#include "core/figure/figure.h"
#include "core/figure/relevance/relevance_figure.h"

namespace ardent::cli {

/// Of --beside.
inline constexpr auto kNothingBeside = "none";

/// The run's importance or the method's own relevance, with a further measure ("derivative",
/// "permutation", "sobol"), or those of "all" that can be taken, the note saying why others cannot;
/// these alone where neither is known; and a word on correlated columns where there are rows that
/// tell. Errors: of reading the table; (Fault::Data): there is no relevance or no model;
/// (Fault::Usage): this model cannot be measured so.
Result<Figure> drawRelevance(const FigureSource&, RelevanceScale, const std::string& beside);

}  // namespace ardent::cli

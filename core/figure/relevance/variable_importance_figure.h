#pragma once

#include "core/figure/figure.h"
#include "core/figure/relevance/relevance_figure.h"
#include "core/model/predictor.h"
#include "core/model/variable_importance.h"

namespace ardent {

/// One bar a source column with its 95 % interval, in percent of what the model explains; kept
/// ones are marked. The headline says which columns carry the prediction.
Figure variableImportanceFigure(const VariableImportance&, const FittedRecipe&,
                                const std::optional<Selection>&, const RelevanceChoice&);

}  // namespace ardent

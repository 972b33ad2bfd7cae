#pragma once

#include <optional>

#include "core/base/go_on.h"
#include "core/model/held_out_rows.h"
#include "core/model/variable_importance.h"

namespace ardent {

/// Those that a model is judged on; of a run that goes on a few of them, as its importance is taken
/// again with every model.
HeldOutRows rowsToMeasure(const Task&, bool hasEnded, bool learnsFromValidation);

/// Over these rows; of a run that goes on with fewer shuffles and less work.
std::optional<VariableImportance> measureImportance(const Predictor&, const Task&,
                                                    const HeldOutRows&, bool hasEnded,
                                                    const GoOn& = always);

}  // namespace ardent

#pragma once

#include <cstdint>
#include <vector>

#include "core/data/task/recipe.h"
#include "core/model/row_part.h"

namespace ardent {

/// The rows that a model is judged on.
struct HeldOutRows {
    std::vector<std::int32_t> rows;
    RowsName are = RowPart::Test;
    bool areLearned = false;  ///< the model has learned from them: its error there is no test
};

/// Test rows once the run has ended, else validation rows; without these, training rows.
HeldOutRows heldOutRows(const Task&, bool hasEnded, bool learnsFromValidation);

}  // namespace ardent

#pragma once

#include <string>
#include <vector>

#include "core/base/message.h"
#include "core/model/variable_importance.h"

namespace ardent {

/// Of the fewest columns whose shares make up four fifths of all positive ones, those whose
/// intervals lie above 0; most important first. Columns that go together count as one.
struct Carrying {
    std::vector<std::vector<std::string>> columns;
    bool areMost = false;    ///< their shares are half of what the model explains, or more
    bool areMuch = false;    ///< a quarter, or more
    bool hasLarger = false;  ///< one that is not certain has a larger share than all of them
};

/// None of a model that is not shown to explain anything.
Carrying carryingColumns(const VariableImportance&);

/// The interval of what the model explains lies above 0.
bool isShownToExplain(const VariableImportance&);

/// "a, b and c carry most of the prediction of y: R² 0.83 (95 %: 0.81 to 0.85) on 300 test rows."
Message importanceHeadline(const VariableImportance&, const FittedRecipe&);

/// Asks about a prediction that is nearly perfect, which a column that holds the target makes;
/// empty for others.
Message leakQuestion(const VariableImportance&, const FittedRecipe&);

/// How the importance is measured and where it may mislead, as sentences.
std::vector<Message> importanceMeaning(const VariableImportance&);

}  // namespace ardent

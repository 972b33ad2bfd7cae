#pragma once

#include "core/data/task/recipe.h"

namespace ardent {

/// Whether a categorical source with that many indicators has one for both of its two levels.
bool shareOneIndicator(const SourceColumn&, Index indicators);

/// Encoded indicator in a cell with the level at that position, −1 for none of the known ones. Such
/// a cell has the training mean of a shared indicator, which is encoded as 0: between the two
/// levels by their shares, however they are spelt.
float encodedIndicator(const EncodedColumn&, Index level, bool isShared);

/// Encoded inputs of every state of a categorical source: inputs × states, the levels first and
/// none of the known ones last.
Matrix stateInputs(const FittedRecipe&, Index source);

}  // namespace ardent

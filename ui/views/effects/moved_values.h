#pragma once

#include <QString>
#include <map>

#include "core/data/task/recipe.h"

namespace ardent {

/// Values of source columns that a person has moved, by the column's position: a number or a
/// level's.
using MovedValues = std::map<Index, double>;

/// {"age":41.5,"sex":"female"}, as projects keep them; "" for none.
QString movedText(const FittedRecipe&, const MovedValues&);

/// The other way round. Left out are columns and levels that the recipe does not have.
MovedValues movedFrom(const FittedRecipe&, const QString& text);

}  // namespace ardent

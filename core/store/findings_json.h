#pragma once

#include "core/store/json_numbers.h"
#include "core/train/snapshot.h"

namespace ardent::json {

/// Adds a member for each finding that the snapshot has. Of a
/// boosted model its rounds, without the models after them.
void addFindings(const Snapshot&, Json& file);

/// Without the doubt.
Json fromMetrics(const SplitMetrics&);
SplitMetrics toMetrics(const Json&);

Json fromConformal(const Conformal&);
Conformal toConformal(const Json&);

Json fromSelection(const Selection&);

Json fromImportance(const VariableImportance&);

/// Of a model with so many sources. Throws std::exception for what does not fit together.
VariableImportance toImportance(const Json&, std::size_t sources);

/// Of a model with so many sources. Throws std::exception for what does not fit together.
Selection toSelection(const Json&, std::size_t sources);

/// What addFindings has written. A boosted model's functions are null: see withModels. Throws
/// std::exception for what does not fit together.
void readFindings(const Json& file, const FittedRecipePtr&, Snapshot&);

}  // namespace ardent::json

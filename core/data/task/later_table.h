#pragma once

#include <cstdint>
#include <string>
#include <vector>

#include "core/data/import/table_reader.h"
#include "core/data/task/recipe.h"

namespace ardent {

/// How the columns of a later table are to be read so that a cell means what it meant in training,
/// whatever cells stand beside it: what was text then is text, also where all of it looks like
/// numbers or like missing ones. Columns that are not named are read as their cells show.
Readings laterReadings(const FittedRecipe&);

/// The same for a table of test rows, by the table that is trained on and how that was read.
Readings laterReadings(const Table& training, Readings chosen);

/// How the file of a later table is written, by that of the training table: as many rows behind the
/// table need not stand there, and are none that may be left out unseen.
ReadingOptions laterOptions(ReadingOptions training);

/// The columns that a later table must have: where the first row holds them all, it is the header,
/// also of numbers.
std::vector<std::string> neededColumns(const FittedRecipe&);

/// Those of them that were numbers in training.
std::vector<std::string> neededNumbers(const FittedRecipe&);

/// Takes the recipe's steps on a later table and says which of its rows are left. Steps that only
/// make the target are left out where the table lacks their columns.
Result<> takeLaterSteps(const FittedRecipe&, Imported&, std::vector<std::int32_t>* rows = nullptr);

/// `readTable` with `laterReadings`, the recipe's decimal mark, `neededColumns` and `laterOptions`,
/// and the recipe's steps taken on it.
Result<Imported> readLaterTable(const std::filesystem::path&, Precision, const FittedRecipe&);

}  // namespace ardent

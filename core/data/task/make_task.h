#pragma once

#include "core/base/error.h"
#include "core/data/task/recipe.h"

namespace ardent {

/// Splits the rows (stratified for classes), learns imputation, encoding and scaling from the
/// training part and encodes every row. The table's chunks are freed as they are used when the
/// caller moves it in. Auto takes text as classes, and numbers where there are two of them or up to
/// 20 whole ones close together; the notes say so. Errors (Fault::Usage): a column that is not
/// there, shares that leave nothing to train; (Fault::Data): no feature left, fewer than two usable
/// rows, constant target, one class, a target with free text.
Result<Task> makeTask(const Recipe&, Table table);

/// The same with all of `table` shared between training and validation and `test` for testing. Test
/// rows of a class that `table` does not have are left out and noted.
Result<Task> makeTask(const Recipe&, Table table, Table test);

/// The note of a task without test rows.
Message noTestRows();

}  // namespace ardent

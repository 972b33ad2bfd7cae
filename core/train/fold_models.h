#pragma once

#include <functional>
#include <memory>
#include <optional>
#include <vector>

#include "core/base/go_on.h"
#include "core/model/doubt.h"
#include "core/model/variable_importance.h"
#include "core/train/trainer.h"

namespace ardent {

/// How a method learns again, as it did, from other rows of the same table.
struct Retraining {
    std::function<std::unique_ptr<Trainer>(TaskPtr)> trainer = {};  ///< empty: it does not
    Seed seed = 1;
    std::int64_t mostTicks = 0;  ///< 0: to its own end
};

/// Few test rows, where their draw would decide what is said of the model: fewer than 50, of fewer
/// than 500 rows in all.
bool areJudgedByFolds(const Task&);

/// A model for each of five parts of all rows, or fewer where there are fewer groups, trained on
/// the others (Stone 1974, "Cross-validatory choice and assessment"). Rows of a group stay
/// together; validation rows have the same share as before. Encoding and scale of the columns are
/// those of the task. Nothing where a training diverges or has no model, or where it was not to go
/// on. tellPart: before each of them, from 1, of so many.
std::optional<std::vector<JudgedRows>> foldModels(
    const Task&, const Retraining&, const GoOn&,
    const std::function<void(int part, int parts)>& tellPart);

/// "rows by 5-fold cross-validation".
RowsName rowsOfFolds(std::size_t folds);

/// Of the rows one after the other, part by part: each by the model that has not seen it.
Doubt doubtOfFolds(const Task&, const std::vector<JudgedRows>&);

}  // namespace ardent

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
/// those of the task, whose training rows are most of the rows that are judged: a level that they
/// lack is a gap to all of the models. Nothing where a training diverges or has no model, or where
/// it was not to go on. tellPart: before each of them, from 1, of so many.
std::optional<std::vector<JudgedRows>> foldModels(
    const Task&, const Retraining&, const GoOn&,
    const std::function<void(int part, int parts)>& tellPart);

/// "rows by 5-fold cross-validation".
RowsName rowsOfFolds(std::size_t folds);

/// As the importance over all rows has it; null: all of the models are constants.
Doubt doubtOfFolds(const VariableImportance*, Problem, std::size_t rows, std::size_t folds);

}  // namespace ardent

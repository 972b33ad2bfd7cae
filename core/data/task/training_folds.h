#pragma once

#include "core/data/task/recipe.h"
#include "core/random/streams.h"

namespace ardent {

/// The most folds that the training rows can be dealt to: one a group or time. One a row where they
/// are dealt by chance, as they also are where all of them are of one group or time.
Index mostFolds(const Task&);

/// The fold, 0 … folds − 1, of every training row, in their order; with no more than `mostFolds`
/// none is empty. By chance they are dealt in turns, classes stratified. Groups stay whole: the
/// largest come first, each goes to the fold that has least of its classes. Times are cut into
/// blocks of about equally many rows, the first of them fold 0; rows of one time stay together.
std::vector<int> trainingFolds(const Task&, int folds, Seed);

/// About so many of the training rows, ascending, for a model of the others to be judged by: drawn
/// at random, or whole groups drawn at random, or the latest times. Of several groups or times at
/// least one is taken and one is left; where that would take more than half of the rows, they are
/// drawn by chance.
std::vector<std::int32_t> drawnToJudge(const Task&, Index count, Seed, StreamId);

}  // namespace ardent

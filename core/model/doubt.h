#pragma once

#include "core/base/message.h"
#include "core/data/task/recipe.h"
#include "core/model/row_part.h"

namespace ardent {

/// Why a model says little of the variables; see doubtOf.
struct Doubt {
    enum class Kind { None, NotShown, Worse };

    Kind kind = Kind::None;
    Message text = {};  ///< empty: nothing speaks against the model

    bool empty() const { return kind == Kind::None; }
};

/// A sentence where held-out rows do not show that a model predicts better than a constant. Three
/// looks may show it, each at a third of the level of 5 %:
/// - the squared (classes: log) loss falls below that of the training rows' mean (class shares), by
///   a one-sided t test of the differences row by row;
/// - so does the absolute error below the median's (the share of errors below the largest class's);
/// - predicted and true numbers correlate, by the one-sided t test; with two classes the area under
///   the ROC curve is above 1/2 by Mann and Whitney's test, where the rarer class has five rows or
///   more, with more classes the accuracy above the largest share by the binomial test, in both
///   cases where the mean log loss is the lower one.
/// Where R², of other groups or times against the training mean, is not above 0 nothing shows it.
/// Where it visibly loses more squared error than that mean, or is right less often than the
/// largest class, it is Worse. None else, of fewer than 5 rows, and of a model that is that
/// constant. predicted: their rows × outputs in the target's unit, or rows × classes of
/// probabilities.
Doubt doubtOf(const Task&, const std::vector<std::int32_t>& rows, const RowsName& rowsAre,
              const Matrix& predicted);

}  // namespace ardent

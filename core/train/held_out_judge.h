#pragma once

#include <vector>

#include "core/base/message.h"
#include "core/data/task/recipe.h"

namespace ardent {

/// Turns scores (rows × K) at some rows of a task into a number of which larger is better: the
/// negative mean squared error in the target's unit, or the AUC, or where a class is missing among
/// the rows the negative log loss.
class HeldOutJudge {
public:
    /// Of the validation rows; where they are no test or there are none, of training rows. No more
    /// than `most`, drawn where there are more.
    HeldOutJudge(const Task&, bool mayUseValidation, Index most);

    const std::vector<std::int32_t>& rows() const { return rows_; }
    double operator()(const Matrix& scores) const;
    bool isLoss() const { return !hasAuc_; }
    Message measure() const;   ///< "AUC", "mean squared error"
    Message rowsText() const;  ///< "200 of 400 validation rows"
    Message rule() const;      ///< "the lowest mean squared error on 40 validation rows"

private:
    double logLossOrAuc(const Matrix& scores, const char* name) const;

    const Task& task_;
    bool isValidation_;
    std::size_t all_;
    std::vector<std::int32_t> rows_;
    std::vector<int> labels_;  // of classes
    bool hasAuc_ = false;
};

}  // namespace ardent

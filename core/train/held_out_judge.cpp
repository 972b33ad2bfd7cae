#include "core/train/held_out_judge.h"

#include <cmath>

#include "core/data/task/drawn_rows.h"
#include "core/model/loss.h"
#include "core/model/metrics.h"
#include "core/model/row_part.h"

namespace ardent {

HeldOutJudge::HeldOutJudge(const Task& task, bool mayUseValidation, Index most)
    : task_(task), isValidation_(mayUseValidation && !task.split.validation.empty()) {
    const auto& all = isValidation_ ? task.split.validation : task.split.train;
    all_ = all.size();
    rows_ = drawnRows(task, all, most, kLookSeed);
    if (task.recipe->problem == Problem::Regression) return;
    for (const std::int32_t row : rows_)
        labels_.push_back(static_cast<int>(task.y[static_cast<std::size_t>(row)]));
    const Matrix equal = Matrix::Zero(std::ssize(rows_), task.recipe->outputs());
    hasAuc_ = std::isfinite(logLossOrAuc(equal, "auc"));
}

double HeldOutJudge::logLossOrAuc(const Matrix& scores, const char* name) const {
    return metric(
        classificationMetrics(labels_, classProbabilities(linkFor(lossFor(*task_.recipe)), scores)),
        name);
}

double HeldOutJudge::operator()(const Matrix& scores) const {
    if (hasAuc_) return logLossOrAuc(scores, "auc");
    if (!labels_.empty()) return -logLossOrAuc(scores, "log_loss");
    double sum = 0.;
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const double y = static_cast<double>(task_.y[static_cast<std::size_t>(rows_[i])]);
        sum += std::pow(scores(static_cast<Index>(i), 0) - y, 2);
    }
    return -lossUnit(*task_.recipe) * sum / static_cast<double>(rows_.size());
}

Message HeldOutJudge::measure() const {
    if (hasAuc_) return message("auc", "AUC");
    return labels_.empty() ? message("mean-squared-error", "mean squared error")
                           : message("cross-entropy", "cross-entropy");
}

Message HeldOutJudge::rowsText() const {
    const Message rows =
        isValidation_ ? rowsOf(RowPart::Validation)
        : task_.split.validation.empty()
            ? message("training-rows-without-validation",
                      "training rows, as there are no validation rows")
            : message("training-rows-as-validation-taught",
                      "training rows, as the model has learned from the validation rows too");
    return rows_.size() == all_ ? rows
                                : message("some-of-all", "{} of {} {}", rows_.size(), all_, rows);
}

Message HeldOutJudge::rule() const {
    return isLoss() ? message("lowest-on-rows", "the lowest {} on {}", measure(), rowsText())
                    : message("best-on-rows", "the best {} on {}", measure(), rowsText());
}

}  // namespace ardent

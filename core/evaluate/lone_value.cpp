#include "core/evaluate/lone_value.h"

#include <algorithm>

#include "core/base/text.h"
#include "core/data/task/split_rule.h"
#include "core/data/task/target.h"
#include "core/evaluate/class_scores.h"
#include "core/model/class_metrics.h"

namespace ardent {
namespace {

std::vector<double> truthOf(const EvaluationSet& set, std::span<const Index> rows) {
    std::vector<double> truth;
    const auto position = static_cast<std::size_t>(set.table->find(set.recipe.target));
    for (const Index row : rows)
        truth.push_back(set.problem == Problem::Classification
                            ? static_cast<double>(set.labels[static_cast<std::size_t>(row)])
                            : set.table->columns[position].numbers.at(row));
    return truth;
}

}  // namespace

std::optional<LoneValue> loneValue(const EvaluationSet& set, std::span<const Index> learning,
                                   const Recipe& recipe) {
    const std::vector<double> truth = truthOf(set, learning);
    Target target;
    target.problem = set.problem;
    target.values = truth;
    target.rows.assign(learning.begin(), learning.end());
    std::vector<Message> ignored;
    const auto split = splitRows(recipe, recipe.split, *set.table, target, ignored);
    if (!split) return std::nullopt;
    const std::vector<std::int32_t>& train = split->split.train;
    const auto value = [&](std::int32_t row) { return truth[static_cast<std::size_t>(row)]; };
    if (train.size() < 2) return std::nullopt;
    if (std::ranges::adjacent_find(train, std::ranges::not_equal_to(), value) != train.end())
        return std::nullopt;
    return LoneValue{value(train.front()), std::ssize(train)};
}

Message loneValueText(const EvaluationSet& set, const LoneValue& lone) {
    if (set.problem == Problem::Regression)
        return message("lone-number",
                       "All {} training rows have {} for \"{}\", so there is nothing to learn; add "
                       "rows with other values, or test and validate on fewer rows.",
                       lone.rows, lone.value, set.recipe.target);
    const std::string& name = set.classes[static_cast<std::size_t>(lone.value)];
    if (!set.order.units.empty() && set.holdOut.testShare > 0.)
        return message("lone-class",
                       "All {} training rows have the class \"{}\"; take another column to split "
                       "by, or another test share.",
                       lone.rows, shortened(name));
    if (!set.order.units.empty())
        return message("lone-class",
                       "All {} training rows have the class \"{}\"; take another column to split "
                       "by, or fewer folds.",
                       lone.rows, shortened(name));
    return message(
        "lone-class",
        "All {} training rows have the class \"{}\", since the rows of any other are tested here, "
        "although each class is spread over the test parts; give other classes more rows, or test "
        "fewer at a time.",
        lone.rows, shortened(name));
}

EvaluationResult scoreLoneValue(const EvaluationSet& set, const LoneValue& lone,
                                std::span<const Index> test) {
    EvaluationResult result;
    result.wasTrained = true;
    const std::vector<double> truth = truthOf(set, test);
    if (set.problem == Problem::Regression) {
        const Matrix predictions = Matrix::Constant(std::ssize(truth), 1, lone.value);
        const std::span<const double> predicted(predictions.data(), truth.size());
        result.metrics = regressionMetrics(truth, predicted);
        return result;
    }
    Matrix probabilities = Matrix::Zero(std::ssize(truth), std::ssize(set.classes));
    probabilities.col(static_cast<Index>(lone.value)).setOnes();
    const std::vector<int> labels(truth.begin(), truth.end());
    result.metrics = classMetrics(labels, probabilities);
    result.counts = classCounts(labels, probabilities);
    return result;
}

}  // namespace ardent

#include "core/figure/relevance/importance_headline.h"

#include <algorithm>

namespace ardent {
namespace {

/// "a", "a and b", "a, b and c", "a, b, c and 3 others".
Message listed(const std::vector<std::string>& names) {
    constexpr std::size_t kMostNamed = 4;
    if (names.size() == 1) return Message(names.front());
    const bool areMany = names.size() > kMostNamed;
    const std::size_t named = areMany ? kMostNamed - 1 : names.size() - 1;
    const std::vector<Message> first(names.begin(), names.begin() + static_cast<Index>(named));
    return areMany ? message("named-and-others", "{} and {} others", first, names.size() - named)
                   : message("named-and-last", "{} and {}", first, names.back());
}

Message scoreOf(const VariableImportance& importance, Problem problem) {
    const Range& interval = importance.explainedInterval;
    if (problem == Problem::Regression)
        return message("explained-numbers", "R² {:.2f} (95 %: {:.2f} to {:.2f})",
                       importance.explained, interval.low, interval.high);
    constexpr double kPercent = 100.;
    return message(
        "explained-classes", "log loss {:.0f} % below a constant's (95 %: {:.0f} to {:.0f} %)",
        kPercent * importance.explained, kPercent * interval.low, kPercent * interval.high);
}

}  // namespace

std::vector<std::string> carryingColumns(const VariableImportance& importance) {
    constexpr double kMost = 0.8;
    double all = 0.;
    for (const double share : importance.shares) all += std::max(share, 0.);
    std::vector<std::string> names;
    double sum = 0.;
    for (const std::size_t column : mostImportantFirst(importance)) {
        if (sum >= kMost * all || !(importance.intervals[column].low > 0.)) break;
        names.push_back(importance.names[column]);
        sum += importance.shares[column];
    }
    return names;
}

Message importanceHeadline(const VariableImportance& importance, const FittedRecipe& recipe) {
    const std::vector<std::string> names = carryingColumns(importance);
    const Message score = scoreOf(importance, recipe.problem);
    const Message rows = overRows(importance.ofRows, importance.ofRows, importance.rowsAre);
    if (names.empty())
        return message("no-column-carries",
                       "No single variable is shown to carry the prediction of {}: {} {}.",
                       recipe.target, score, rows);
    const Message columns = listed(names);
    return names.size() == 1
               ? message("column-carries", "{} carries most of the prediction of {}: {} {}.",
                         columns, recipe.target, score, rows)
               : message("columns-carry", "{} carry most of the prediction of {}: {} {}.", columns,
                         recipe.target, score, rows);
}

std::vector<Message> importanceMeaning(const VariableImportance& importance) {
    std::vector<Message> texts{
        message("importance-meaning",
                "Importance is the share of the explained loss that is lost when a column is left "
                "to chance, {}; whiskers: 95 % over rows and shuffles.",
                overRows(importance.rows, importance.ofRows, importance.rowsAre)),
        message("importance-misleads",
                "Of correlated columns each can stand in for the other, so that both can look "
                "unimportant; columns that act together count for each of them, so that the shares "
                "need not sum to 100 %.")};
    if (importance.areLearned)
        texts.push_back(message("importance-on-learned", "The model has learned from these rows."));
    return texts;
}

}  // namespace ardent

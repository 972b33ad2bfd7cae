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
    return message("explained-classes", "Brier skill {:.2f} (95 %: {:.2f} to {:.2f})",
                   importance.explained, interval.low, interval.high);
}

}  // namespace

Carrying carryingColumns(const VariableImportance& importance) {
    constexpr double kNearlyAll = 0.8, kMost = 0.5;
    double all = 0., sum = 0., shown = 0.;
    for (const double share : importance.shares) all += std::max(share, 0.);
    Carrying carrying;
    if (!isShownToExplain(importance)) return carrying;
    for (const std::size_t column : mostImportantFirst(importance)) {
        if (sum >= kNearlyAll * all) break;
        sum += importance.shares[column];
        if (!(importance.intervals[column].low > 0.)) continue;
        carrying.names.push_back(importance.names[column]);
        shown += importance.shares[column];
    }
    carrying.areMost = shown >= kMost;
    return carrying;
}

bool isShownToExplain(const VariableImportance& importance) {
    return importance.explainedInterval.low > 0.;
}

Message importanceHeadline(const VariableImportance& importance, const FittedRecipe& recipe) {
    const auto [names, areMost] = carryingColumns(importance);
    const Message rows = message("score-rows", "{} {}", importance.ofRows, importance.rowsAre.many);
    const Message score =
        importance.areLearned
            ? message("score-on-learned-rows", "{} on {} that the model has learned from",
                      scoreOf(importance, recipe.problem), rows)
            : message("score-on-rows", "{} on {}", scoreOf(importance, recipe.problem), rows);
    if (!isShownToExplain(importance))
        return message("not-shown-to-explain",
                       "The model is not shown to predict {} better than a constant: {}.",
                       recipe.target, score);
    if (names.empty())
        return message("no-column-carries",
                       "No single variable is shown to carry the prediction of {}: {}.",
                       recipe.target, score);
    const Message columns = listed(names);
    if (!areMost)
        return message("columns-help",
                       "Most important for {1}, though none carries much: {0}; {2}.", columns,
                       recipe.target, score);
    return names.size() == 1
               ? message("column-carries", "{} carries most of the prediction of {}: {}.", columns,
                         recipe.target, score)
               : message("columns-carry", "{} carry most of the prediction of {}: {}.", columns,
                         recipe.target, score);
}

std::vector<Message> importanceMeaning(const VariableImportance& importance) {
    std::vector<Message> texts{
        message(
            "importance-meaning",
            "Importance is the share of what the model explains that is lost when a column is left "
            "to chance: its values come from other rows, and the predictions are averaged over "
            "these ({}; whiskers: 95 % over rows and shuffles).",
            overRows(importance.rows, importance.ofRows, importance.rowsAre)),
        message("importance-misleads",
                "Correlated columns can stand in for each other, so that both look unimportant, or "
                "be moved to rows that cannot exist, so that shares exceed 100 %. What columns do "
                "together counts for each.")};
    return texts;
}

}  // namespace ardent

#include "core/figure/relevance/importance_headline.h"

#include <algorithm>
#include <functional>

#include "core/base/text.h"
#include "core/model/correlated_sources.h"

namespace ardent {
namespace {

std::string readable(const std::string& name) {
    constexpr std::size_t kCharacters = 36;
    return withoutMiddle(name, kCharacters);
}

/// "a", "a (with b)", "a (with 2 correlated columns)".
Message togetherAs(const std::vector<std::string>& names) {
    constexpr std::size_t kPair = 2;
    if (names.size() == 1) return Message(readable(names.front()));
    return names.size() == kPair ? message("with-another", "{} (with {})", readable(names.front()),
                                           readable(names.back()))
                                 : message("with-others", "{} (with {} correlated columns)",
                                           readable(names.front()), names.size() - 1);
}

/// "a", "a and b", "a, b and c", "a, b, c and 3 others".
Message listed(const std::vector<std::vector<std::string>>& columns) {
    constexpr std::size_t kMostNamed = 4;
    std::vector<Message> names;
    for (const auto& together : columns) names.push_back(togetherAs(together));
    if (names.size() == 1) return names.front();
    const bool areMany = names.size() > kMostNamed;
    const std::size_t named = areMany ? kMostNamed - 1 : names.size() - 1;
    const std::vector<Message> first(names.begin(), names.begin() + static_cast<Index>(named));
    return areMany ? message("named-and-others", "{} and {} others", first, names.size() - named)
                   : message("named-and-last", "{} and {}", first, names.back());
}

/// Two decimals; more where they would round to 1 what is less, or hardly tell an interval's ends
/// apart.
int decimalsOf(double share, const Range& interval) {
    constexpr double kNarrow = 0.02;
    const double missing = share < 1. ? 1. - share : 1.;
    const bool isNarrow = interval.high - interval.low < kNarrow;
    if (missing >= 0.005 && !isNarrow) return 2;
    return missing >= 0.0005 ? 3 : 5;
}

Message shareText(double share, int decimals) {
    if (decimals == 2) return message("share-in-hundredths", "{:.2f}", share);
    if (decimals == 3) return message("share-in-thousandths", "{:.3f}", share);
    return message("share-in-hundred-thousandths", "{:.5f}", share);
}

Message scoreOf(const VariableImportance& importance, Problem problem) {
    const Range& interval = importance.explainedInterval;
    const int decimals = decimalsOf(importance.explained, interval);
    const auto text = [&](double share) { return shareText(share, decimals); };
    const Message explained = text(importance.explained), low = text(interval.low),
                  high = text(interval.high);
    if (importance.isAgainstTraining)
        return problem == Problem::Regression
                   ? message("explained-numbers-of-training",
                             "R² against the training mean {} (95 %: {} to {})", explained, low,
                             high)
                   : message("explained-classes-of-training",
                             "Brier skill against the training shares {} (95 %: {} to {})",
                             explained, low, high);
    return problem == Problem::Regression
               ? message("explained-numbers", "R² {} (95 %: {} to {})", explained, low, high)
               : message("explained-classes", "Brier skill {} (95 %: {} to {})", explained, low,
                         high);
}

/// What is left to chance as one: a group, or a column of none.
struct Unit {
    std::vector<std::string> names;
    double share = 0., low = 0.;
};

/// The most important first.
std::vector<Unit> unitsOf(const VariableImportance& importance) {
    std::vector<Unit> units;
    std::vector<bool> isInGroup(importance.names.size(), false);
    for (const GroupImportance& group : importance.groups) {
        Unit unit{{}, group.share, group.interval.low};
        for (const std::size_t column : group.columns) {
            unit.names.push_back(importance.names[column]);
            isInGroup[column] = true;
        }
        units.push_back(std::move(unit));
    }
    for (const std::size_t column : mostImportantFirst(importance))
        if (!isInGroup[column])
            units.push_back({{importance.names[column]},
                             importance.shares[column],
                             importance.intervals[column].low});
    std::ranges::stable_sort(units, std::greater{}, &Unit::share);
    return units;
}

}  // namespace

Carrying carryingColumns(const VariableImportance& importance) {
    constexpr double kNearlyAll = 0.8, kMost = 0.5, kMuch = 0.25;
    double all = 0., sum = 0., shown = 0., least = 0.;
    Carrying carrying;
    if (!isShownToExplain(importance)) return carrying;
    const std::vector<Unit> units = unitsOf(importance);
    for (const Unit& unit : units) all += std::max(unit.share, 0.);
    for (const Unit& unit : units) {
        if (!(sum < kNearlyAll * all)) break;
        sum += unit.share;
        if (!(unit.low > 0.)) {
            if (carrying.columns.empty()) continue;
            break;
        }
        carrying.columns.push_back(unit.names);
        shown += unit.share;
        least += unit.low;
    }
    carrying.areMost = shown >= kMost && least >= kMuch;
    carrying.areMuch = shown >= kMuch;
    carrying.hasLarger =
        !carrying.columns.empty() && units.front().names != carrying.columns.front();
    return carrying;
}

bool isShownToExplain(const VariableImportance& importance) {
    return importance.explainedInterval.low > 0.;
}

Message importanceHeadline(const VariableImportance& importance, const FittedRecipe& recipe) {
    const std::string target = targetName(recipe);
    const auto [carrying, areMost, areMuch, hasLarger] = carryingColumns(importance);
    const Message rows = message("score-rows", "{} {}", importance.ofRows, importance.rowsAre.many);
    const Message score =
        importance.areLearned
            ? message("score-on-learned-rows", "{} on {} that the model has learned from",
                      scoreOf(importance, recipe.problem), rows)
            : message("score-on-rows", "{} on {}", scoreOf(importance, recipe.problem), rows);
    if (importance.rowsAre == RowsName(RowPart::Training))
        return message("headline-of-training-rows",
                       "How well {} is predicted in new rows is not known, as no rows are held "
                       "out: {}.",
                       target, score);
    if (!isShownToExplain(importance) && importance.ranking)
        return message("ranks-without-gain",
                       "Ranks {} better than chance (AUC {:.2f}), but no certain gain in "
                       "probability: {}.",
                       target, *importance.ranking, score);
    if (importance.explainedInterval.high < 0.)
        return message("headline-worse-than-constant",
                       "The model predicts {} worse than a constant: {}.", target, score);
    if (!isShownToExplain(importance))
        return message("not-shown-to-explain",
                       "The model is not shown to predict {} better than a constant: {}.", target,
                       score);
    if (carrying.empty())
        return message("no-column-carries",
                       "Which variables carry the prediction of {} is not certain: {}.", target,
                       score);
    const Message columns = listed(carrying);
    if (!areMost && hasLarger)
        return message("columns-certain",
                       "Of the variables that predict {1}, certain so far: {0}; {2}.", columns,
                       target, score);
    if (!areMost && areMuch)
        return message("columns-lead", "Most important for {1}: {0}; {2}.", columns, target, score);
    if (!areMost)
        return message("columns-help",
                       "Most important for {1}, though none carries much: {0}; {2}.", columns,
                       target, score);
    return carrying.size() == 1
               ? message("column-carries", "{} carries most of the prediction of {}: {}.", columns,
                         target, score)
               : message("columns-carry", "{} carry most of the prediction of {}: {}.", columns,
                         target, score);
}

Message leakQuestion(const VariableImportance& importance, const FittedRecipe& recipe) {
    constexpr double kNearlyPerfect = 0.99, kAtLeast = 0.98;
    if (importance.areLearned || !hasShares(importance) ||
        !(importance.explained > kNearlyPerfect) || !(importance.explainedInterval.low > kAtLeast))
        return {};
    const Carrying carrying = carryingColumns(importance);
    if (carrying.columns.size() == 1)
        return message("leak-of-one",
                       "Nearly perfect: check that {} is known before {} and is not made from it.",
                       togetherAs(carrying.columns.front()), recipe.target);
    if (carrying.columns.empty())
        return message("leak-of-some",
                       "Nearly perfect: check that the columns are known before {} and not made "
                       "from it.",
                       recipe.target);
    return message("leak-of-several",
                   "Nearly perfect: check that {} are known before {} and not made from it.",
                   listed(carrying.columns), recipe.target);
}

std::vector<Message> importanceMeaning(const VariableImportance& importance) {
    if (!hasShares(importance))
        return {message("nothing-to-share",
                        "Importance is the share of what the model explains; it explains nothing "
                        "on these rows, so that no column has any.")};
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
    if (!importance.groups.empty())
        texts.push_back(message("importance-of-groups",
                                "Columns whose correlations link them at ±{:.1f} or beyond are "
                                "also left to chance as one.",
                                kGoTogether));
    return texts;
}

}  // namespace ardent

#include "core/figure/relevance/variable_importance_figure.h"

#include <map>

#include "core/figure/notes/notes.h"
#include "core/figure/relevance/importance_headline.h"
#include "core/train/ranking.h"

namespace ardent {
namespace {

constexpr double kPercent = 100.;

/// At the bar of the most important column of each group: "with s2, s3: 34.1"; empty without any.
std::vector<Message> sharesOfGroups(const VariableImportance& importance,
                                    const std::vector<std::string>& bars) {
    if (importance.groups.empty()) return {};
    std::map<std::string, Message> shares;
    for (const GroupImportance& group : importance.groups) {
        constexpr std::size_t kMostNamed = 3;
        std::vector<Message> others;
        for (const std::size_t column : group.columns)
            others.emplace_back(importance.names[column]);
        others.erase(others.begin());
        const double share = kPercent * group.share;
        shares[importance.names[group.columns.front()]] =
            others.size() < kMostNamed
                ? message("share-with", "with {}: {:.1f}", others, share)
                : message("share-with-many", "with {} others: {:.1f}", others.size(), share);
    }
    std::vector<Message> ofBars;
    for (const std::string& name : bars)
        ofBars.push_back(shares.contains(name) ? shares.at(name) : Message());
    return ofBars;
}

}  // namespace

Figure variableImportanceFigure(const VariableImportance& importance, const FittedRecipe& recipe,
                                const std::optional<Selection>& selection,
                                const RelevanceChoice& choice) {
    Relevance relevance = toRelevance(importance);
    relevance.how = {};
    RelevanceChoice usedFirst = choice;
    usedFirst.areZerosLast = true;
    Figure figure = relevanceFigure(relevance, selection, usedFirst);
    Bars* bars = findLayer<Bars>(figure);
    if (!bars) return figure;
    std::map<std::string, Range> intervals;
    for (std::size_t i = 0; i < importance.names.size(); ++i)
        intervals[importance.names[i]] = importance.intervals[i];
    bars->decimals = 1;
    bars->areKnown = hasShares(importance);
    bars->together = sharesOfGroups(importance, bars->names);
    for (const std::string& name : bars->names) {
        const Range& one = intervals.at(name);
        bars->intervals.push_back({kPercent * one.low, kPercent * one.high});
    }
    std::vector<Note> found = std::move(figure.notes);
    figure.notes.clear();
    addNote(NoteKind::Finding, words(importanceHeadline(importance, recipe)), figure);
    figure.notes.insert(figure.notes.end(), found.begin(), found.end());
    for (const Message& text : importanceMeaning(importance))
        addNote(NoteKind::Shown, words(text), figure);
    addCaution(importance.areLearned ? words("On new rows the model may explain less.")
                                     : words(leakQuestion(importance, recipe)),
               figure);
    return figure;
}

}  // namespace ardent

#include "core/figure/relevance/variable_importance_figure.h"

#include <map>

#include "core/figure/notes/notes.h"
#include "core/figure/relevance/importance_headline.h"
#include "core/train/ranking.h"

namespace ardent {

Figure variableImportanceFigure(const VariableImportance& importance, const FittedRecipe& recipe,
                                const std::optional<Selection>& selection,
                                const RelevanceChoice& choice) {
    constexpr double kPercent = 100.;
    Relevance relevance = toRelevance(importance);
    relevance.how = {};
    Figure figure = relevanceFigure(relevance, selection, choice);
    if (!figure.bars) return figure;
    std::map<std::string, Range> intervals;
    for (std::size_t i = 0; i < importance.names.size(); ++i)
        intervals[importance.names[i]] = importance.intervals[i];
    for (const std::string& name : figure.bars->names) {
        const Range& one = intervals.at(name);
        figure.bars->intervals.push_back({kPercent * one.low, kPercent * one.high});
    }
    std::vector<Note> found = std::move(figure.notes);
    figure.notes.clear();
    addNote(NoteKind::Finding, words(importanceHeadline(importance, recipe)), figure);
    figure.notes.insert(figure.notes.end(), found.begin(), found.end());
    for (const Message& text : importanceMeaning(importance))
        addNote(NoteKind::Shown, words(text), figure);
    if (importance.areLearned)
        addCaution(words("The model has learned from these rows: on new ones it explains less."),
                   figure);
    return figure;
}

}  // namespace ardent

#include "core/figure/relevance/relevance_view.h"

#include <algorithm>

#include "core/explain/scale_caution.h"
#include "core/figure/notes/constant_note.h"
#include "core/figure/notes/correlation_note.h"
#include "core/figure/notes/notes.h"
#include "core/figure/notes/relevance_caution.h"
#include "core/figure/relevance/importance_figure.h"
#include "core/figure/relevance/variable_importance_figure.h"
#include "core/train/ranking.h"

namespace ardent {

std::vector<std::string> relevanceCautions(const Snapshot& run, const Task& task,
                                           std::string_view method) {
    const std::optional<Relevance> ranked = ranking(run);
    if (!ranked) return {};
    std::vector<std::string> cautions{relevanceCaution(task, mostRelevant(*ranked))};
    if (run.relevance && run.predictor && hasEnded(run.state))
        cautions.push_back(words(scaleCaution(*run.predictor, *run.relevance, method, task)));
    return cautions;
}

Figure relevanceView(const Snapshot& run, const std::optional<VariableImportance>& importance,
                     std::span<const Measured> measured, const std::vector<std::string>& cautions,
                     const std::string& unmeasured, const RelevanceChoice& choice) {
    const bool isByImportance = importance && run.predictor &&
                                (choice.scale == RelevanceScale::Importance || !run.relevance);
    const bool isOwn = isByImportance || run.relevance;
    Figure figure = isByImportance  ? variableImportanceFigure(*importance, *run.predictor->recipe,
                                                               run.selection, choice)
                    : run.relevance ? relevanceFigure(*run.relevance, run.selection, choice)
                                    : importanceFigure(measured, choice);
    if (figure.isEmpty()) return figure;
    if (isOwn) addImportances(measured, figure);
    if (!isByImportance && run.relevance && choice.scale == RelevanceScale::Importance)
        addNote(NoteKind::Shown,
                words("No importance on held-out rows is known: this is the method's own scale."),
                figure);
    const std::size_t valid =
        isByImportance ? std::min<std::size_t>(cautions.size(), 1) : cautions.size();
    for (std::size_t i = 0; i < valid; ++i) addCaution(cautions[i], figure);
    addFirstCaution(unmeasured, figure);
    noteConstant(run.predictor.get(), figure);
    return figure;
}

}  // namespace ardent

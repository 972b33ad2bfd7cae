#include "core/figure/relevance/relevance_view.h"

#include "core/explain/scale_caution.h"
#include "core/figure/notes/constant_note.h"
#include "core/figure/notes/correlation_note.h"
#include "core/figure/notes/notes.h"
#include "core/figure/notes/relevance_caution.h"
#include "core/figure/relevance/importance_figure.h"

namespace ardent {

std::vector<std::string> relevanceCautions(const Snapshot& run, const Task& task,
                                           std::string_view method) {
    std::vector<std::string> cautions;
    if (!run.relevance) return cautions;
    cautions.push_back(relevanceCaution(task, mostRelevant(*run.relevance)));
    if (run.predictor && hasEnded(run.state))
        cautions.push_back(words(scaleCaution(*run.predictor, *run.relevance, method, task)));
    return cautions;
}

Figure relevanceView(const Snapshot& run, std::span<const Measured> measured,
                     const std::vector<std::string>& cautions, const std::string& unmeasured,
                     const RelevanceChoice& choice) {
    Figure figure = run.relevance ? relevanceFigure(*run.relevance, run.selection, choice)
                                  : importanceFigure(measured, choice);
    if (figure.isEmpty()) return figure;
    if (run.relevance) addImportances(measured, figure);
    for (const std::string& caution : cautions) addCaution(caution, figure);
    addFirstCaution(unmeasured, figure);
    noteConstant(run.predictor.get(), figure);
    return figure;
}

}  // namespace ardent

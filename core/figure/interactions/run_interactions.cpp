#include "core/figure/interactions/run_interactions.h"

#include <limits>

#include "core/base/message.h"
#include "core/explain/derivative_interactions.h"
#include "core/explain/effect_spread.h"
#include "core/figure/notes/constant_note.h"
#include "core/figure/notes/correlation_note.h"
#include "core/figure/notes/notes.h"
#include "core/model/constant_model.h"

namespace ardent {

namespace {

constexpr Index kFewVariables = 5;  ///< whose correlations are looked at

bool hasFourierModel(const Snapshot& snapshot) {
    return snapshot.predictor && snapshot.predictor->fourier();
}

}  // namespace

bool tellsInteractions(const Snapshot& snapshot) {
    return snapshot.interactions || snapshot.predictor;
}

std::optional<RunInteractions> runInteractions(const Snapshot& snapshot, const Task& task,
                                               const RowsName& rowsAre, InteractionView view,
                                               const GoOn& goOn) {
    const Predictor* predictor = snapshot.predictor.get();
    const std::vector<std::int32_t>& rows = task.split.train;
    RunInteractions found;
    found.isOfConstant = predictor && isConstant(*predictor);
    if (snapshot.interactions) {
        found.interactions = *snapshot.interactions;
        found.mainEffects = snapshot.relevance;
    } else {
        auto strongest = strongestInteractions(*predictor, task.x, rows, rowsAre,
                                               std::numeric_limits<Index>::max(), goOn);
        if (!strongest) return std::nullopt;
        found.interactions = std::move(strongest->finding);
        found.meaning = std::move(strongest->meaning);
    }
    found.caution =
        interactionCorrelationNote(task, strongestVariables(found.interactions, kFewVariables));
    if (view != InteractionView::Graph || !hasFourierModel(snapshot) || rows.empty()) return found;
    auto spreads =
        effectSpreads(*predictor, task.x, rows,
                      strongestVariables(found.interactions, InteractionChoice().variables), goOn);
    if (!spreads) return std::nullopt;
    found.mainEffects = std::move(spreads);
    return found;
}

Figure interactionFigure(const RunInteractions& found, InteractionView view,
                         const InteractionChoice& choice) {
    const Interactions& interactions = found.interactions;
    Figure figure;
    if (found.isOfConstant) {
        figure.title = words("Interactions");
        figure.empty = constantModelText();
        return figure;
    }
    figure = view == InteractionView::List ? interactionFigure(interactions, choice)
             : view == InteractionView::Map
                 ? interactionMap(interactions, choice)
                 : interactionGraph(interactions, found.mainEffects ? &*found.mainEffects : nullptr,
                                    choice);
    if (figure.isEmpty()) return figure;
    addNote(NoteKind::Shown, words(found.meaning), figure);
    addCaution(found.caution, figure);
    return figure;
}

}  // namespace ardent

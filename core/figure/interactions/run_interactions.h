#pragma once

#include <optional>
#include <string>

#include "core/base/go_on.h"
#include "core/explain/explained.h"
#include "core/figure/interactions/interaction_figure.h"
#include "core/train/snapshot.h"

namespace ardent {

/// Which columns act together in a run's model, and what each does alone where that is known.
struct RunInteractions {
    Interactions interactions;
    std::optional<Relevance> mainEffects;
    Message meaning;      ///< see Explained; empty for a method's own
    std::string caution;  ///< see Figure
    bool isOfConstant = false;
};

/// The run has found interactions itself or has a Fourier model.
bool tellsInteractions(const Snapshot&);

enum class InteractionView { List, Graph, Map };

/// What the run has found itself, else mixed derivatives of its model over the training rows, which
/// takes one at least. Of a Fourier model with what each column does alone where the view shows it,
/// the graph.
std::optional<RunInteractions> runInteractions(const Snapshot&, const Task&, const RowsName&,
                                               InteractionView, const GoOn& = always);

/// What the scores mean ends the note; that they mislead between these columns begins it.
Figure interactionFigure(const RunInteractions&, InteractionView, const InteractionChoice&);

}  // namespace ardent

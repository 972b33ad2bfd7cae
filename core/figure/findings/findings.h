#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/data/table/table.h"
#include "core/explain/strongest_pair.h"
#include "core/figure/figure.h"
#include "core/figure/relevance/effect_sketches.h"
#include "core/figure/relevance/importance.h"
#include "core/figure/relevance/relevance_figure.h"
#include "core/train/snapshot.h"

namespace ardent {

/// What a model says about the data: which columns carry the prediction, how they act, which two
/// act together.
struct Findings {
    std::optional<VariableImportance> importance;
    EffectSketches sketches;
    std::optional<StrongestPair> pair;
};

/// With the importance where it is known. withPair: of a Fourier model, among its most important
/// columns. Nothing where it was not to go on.
std::optional<Findings> findingsOf(const Predictor&, const Task&, std::optional<VariableImportance>,
                                   bool withPair, const GoOn& = always);

/// One bar a column with its interval, the q of a screen and its effect; the finding is the title.
/// screen: null where there is none.
Figure findingsFigure(const Snapshot&, const Task&, const Findings&, const Measured* screen,
                      const RelevanceChoice&);

/// "hour and workingday act together: no sum of two effects gives 31 % of their joint effect.";
/// of a pair that nearly is a sum, that no pair is shown to act together. Empty without a pair.
Message pairFinding(const std::optional<StrongestPair>&, const FittedRecipe&);

/// Enough that a sum of two effects misses something that could be seen.
bool actsTogether(const StrongestPair&);

/// The model over the pair, the other columns as they are in the training rows; said by the
/// finding alone. Nothing where it was not to go on.
std::optional<Figure> pairSurface(const Predictor&, const Task&, const StrongestPair&,
                                  const GoOn& = always);

/// What these columns of the table give away of the target; see leakNotes, combinedLeakNotes.
std::vector<Message> leaksAmong(const FittedRecipe&, const Table&);

/// What a person should doubt or do, the most serious first: the first three of the cautions of a
/// figure and what was found about the task's rows and columns.
std::vector<std::string> flagsOf(const Figure&, const Task&, std::span<const Message> aboutColumns);

}  // namespace ardent

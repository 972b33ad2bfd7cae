#pragma once

#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/explain/strongest_pair.h"
#include "core/figure/figure.h"
#include "core/figure/relevance/effect_sketches.h"
#include "core/figure/relevance/importance.h"
#include "core/figure/relevance/relevance_figure.h"
#include "core/train/snapshot.h"

namespace ardent {

/// What a model says about the data: which columns carry the prediction, how they act, which two
/// act together, and what misleads in its most important columns.
struct Findings {
    std::optional<VariableImportance> importance;
    EffectSketches sketches;
    std::optional<StrongestPair> pair;
    std::string caution;  ///< see relevanceCaution; "" for none
};

/// With the importance where it is known. withPair: see strongestPairOf. Nothing where it was
/// not to go on.
std::optional<Findings> findingsOf(const Predictor&, const Task&, std::optional<VariableImportance>,
                                   bool withPair, const GoOn& = always);

/// Among the most important columns whose interval lies above 0, over some training rows. Nothing
/// of a model that is not shown to explain anything, or where it was not to go on.
std::optional<StrongestPair> strongestPairOf(const Predictor&, const Task&,
                                             const VariableImportance&, const GoOn& = always);

/// One bar a column with its interval, the q of a screen and its effect; the finding is the title.
/// screen: null where there is none.
Figure findingsFigure(const Snapshot&, const Findings&, const Measured* screen,
                      const RelevanceChoice&);

/// "hour and workingday act together in the model: a sum of two effects misses 31 % of their joint
/// effect.", or that no two do. Empty without a pair.
Message pairFinding(const std::optional<StrongestPair>&, const Predictor&);

/// A sum of two effects misses a twentieth of their joint effect and a hundredth of what the model
/// says, or more.
bool actsTogether(const StrongestPair&);

/// The model over the pair, the other columns as they are in the training rows. Nothing where it
/// was not to go on.
std::optional<Figure> pairSurface(const Predictor&, const Task&, const StrongestPair&,
                                  const GoOn& = always);

/// What a person should doubt or do, the most serious first, three at most: columns that give the
/// target away, codes that may stand for missing cells, test rows that are training rows, the
/// cautions of a figure, classes with few rows. ofReading: notes on how the table was read.
std::vector<std::string> flagsOf(const Figure&, const Task&, std::span<const Message> ofReading);

}  // namespace ardent

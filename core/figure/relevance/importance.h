#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/go_on.h"
#include "core/model/predictor.h"
#include "core/model/row_part.h"
#include "core/train/findings.h"

namespace ardent {

/// An importance measure that is defined alike for the models of all methods. The screen needs no
/// model; knockoffs and stability selection train new ones (see `measureSelection`).
enum class Importance { Derivative, Permutation, Sobol, Screen, Knockoffs, Stability };

/// In the order in which they are drawn.
inline constexpr std::array kImportances{Importance::Derivative, Importance::Permutation,
                                         Importance::Sobol,      Importance::Screen,
                                         Importance::Knockoffs,  Importance::Stability};

/// Whether it is measured by `measureSelection`.
bool trainsAnew(Importance);

/// "derivative", "permutation", "sobol", "screen", "knockoffs" or "stability".
std::string_view wordOf(Importance);

/// The one of that word, every one of the run's model for "all", and none for another word.
std::vector<Importance> importancesCalled(std::string_view word);

/// Cheap enough to follow a model that is being learned.
bool isLive(Importance);

/// Of a task: what its training part is to be called, and which parts the model has learned from.
struct KnownRows {
    RowsName trainingAre = RowPart::Training;
    bool trainingTaught = true;
    bool validationTaught = false;
};

struct Measured {
    Importance importance = Importance::Derivative;
    Relevance relevance;
    std::vector<double> deviations;     ///< empty, or of each value over the shuffles
    Message meaning, caution;           ///< see Explained
    Message finding = {};               ///< what it says of these variables, or nothing
    std::vector<Message> remarks = {};  ///< empty, or one a variable: small print, such as its q
    Index rows = 0, ofRows = 0;         ///< looked at, of so many
    RowsName rowsAre = RowPart::Training;
    bool onTaughtRows = false;  ///< errors are those of rows that the model has learned from
};

/// Why the model cannot be measured so, as a sentence; "" where it can.
std::string whyNotMeasured(Importance, const Predictor&, const Task&);

/// Training rows, for permutation relevance the validation rows where there are any: at most 2,000,
/// drawn where there are more.
std::vector<std::int32_t> measuredRows(Importance, const Task&);

/// Over `rows` of the same part. The predictor can be measured so.
/// Nothing where it was not to go on. Of what is not live the share that is done is told.
std::optional<Measured> measure(Importance, const Predictor&, const Task&,
                                const std::vector<std::int32_t>& rows, const KnownRows&,
                                const GoOn& = always, const TellShare& = tellNobody);

/// The same over rows that are drawn for it.
std::optional<Measured> measure(Importance, const Predictor&, const Task&, const KnownRows&,
                                const GoOn& = always, const TellShare& = tellNobody);

}  // namespace ardent

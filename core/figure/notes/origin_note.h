#pragma once

#include <optional>
#include <span>
#include <string>

#include "core/base/message.h"
#include "core/data/task/recipe.h"
#include "core/figure/figure.h"

namespace ardent {

/// What a figure's run is told by.
struct FigureOrigin {
    std::string run;     ///< its name, or that of its model file; "" for none
    std::string method;  ///< title
    std::string data;    ///< name of the table
    Seed seed = 0;
    std::optional<SplitShares> split;  ///< nothing where it is not known
    Message doubt = {};                ///< see doubtOf
    std::string target = {};           ///< name of the column; "" where it is not known
    std::string model = {};            ///< which of its models, see below; "" for its own
};

/// "at λ = 7.86e-05 (not the run's own)": of the models along a path, one that the run did not
/// keep.
std::string modelAtLambda(double lambda);

/// The same of the model after so many rounds: "after round 12 (not the run's own)".
std::string modelAfterRounds(long long rounds);

/// "80 / 10 / 10 %"
std::string splitText(const SplitShares&);

/// A sentence: "Run 1: RFFNet on gse1, target y, seed 7, split 80 / 10 / 10 %." What several runs
/// share is said once, and at most four are named. Which model it is comes last. "" for none.
std::string originNote(std::span<const FigureOrigin>);

/// Ends the figure's note with it, and lets a single run's doubt be the first caution but for a
/// constant model's.
void noteOrigin(std::span<const FigureOrigin>, Figure&);

}  // namespace ardent

#pragma once

#include "core/data/task/recipe.h"
#include "core/data/task/sources.h"

namespace ardent {

/// In place of a level's position.
inline constexpr Index kMissingLevel = -1;  ///< the cell is empty
inline constexpr Index kUnseenLevel = -2;   ///< the cell has a level that no training row had

/// Whether a categorical source with that many indicators has one for both of its two levels.
bool shareOneIndicator(const SourceColumn&, Index indicators);

/// Shares of the levels among the training rows, and last that of the missing cells.
Vector levelShares(const FittedRecipe&, Index source);

/// The chance of each level for a row whose level is replaced by that of a row with another one.
/// shares: as above. own: the row's level, or none of them.
Vector otherLevelShares(const Vector& shares, Index own);

/// Which cells of a categorical source are gaps: encoded as 0 in every input.
struct GapRule {
    bool missing = false;
    bool unseen = false;

    bool isGap(Index level) const {
        return (level == kMissingLevel && missing) || (level == kUnseenLevel && unseen);
    }
};
GapRule gapRule(const FittedRecipe&, Index source);

/// Encoded indicator in a cell with the level at that position, negative for none of the known
/// ones.
float encodedIndicator(const EncodedColumn&, Index level, const GapRule&);

/// Encoded inputs of every state of a categorical source: inputs × states, the levels first, then a
/// missing cell, and a level that no training row had last.
Matrix stateInputs(const FittedRecipe&, Index source);

/// Whether a row of the design matrix has a gap in a source: 0 in all of its inputs, one of which
/// varies.
bool hasGap(const FittedRecipe&, const SourceInputs&, const DesignMatrix& x, std::int32_t row);

/// The categorical sources over whose levels f is averaged where a row has a gap.
std::vector<Index> averagedSources(const FittedRecipe&);

/// The design matrix with a level of the training rows in every gap, as often as their shares say
/// and in a random order of its own for each source: what stands for the mean over the levels where
/// many rows are averaged.
DesignMatrix withDrawnLevels(const FittedRecipe&, DesignMatrix x);

}  // namespace ardent

#pragma once

#include <optional>
#include <vector>

#include "core/base/go_on.h"
#include "core/select/rank_basis.h"

namespace ardent {

/// What is said of one variable.
struct ScreenedVariable {
    double p = 1.;  ///< that it says nothing that the selected ones do not say
    double q = 1.;  ///< least false discovery rate at which it is selected
    bool selected = false;
    Index partner = -1;  ///< of the pair by which it was found; −1: by its main effect
    /// Of one that is not selected: a selected one that orders the rows almost alike (squared rank
    /// correlation of .9 or more), so that the screen cannot say which of the two matters; −1:
    /// none.
    Index twin = -1;
};

struct ScreenedPair {
    Index first = 0, second = 0;  ///< variables
    double p = 1.;                ///< that the two only add up
    double q = 1.;                ///< among all pairs of variables
    bool selected = false;
};

/// Rows that a class needs to be a target of a screen: fewer would make any test by themselves.
inline constexpr Index kFewestOfClass = 8;

struct Screening {
    std::vector<ScreenedVariable> variables;
    std::vector<ScreenedPair> pairs;  ///< those of the final model, the least p first
    int rounds = 0;
    bool hadNoRoom = false;  ///< what was found last is not in the fit, nor checked against it
};

/// Variables on which the targets depend, by their main effects and by all pairs, at the false
/// discovery rate `rate` over variables (Benjamini & Hochberg 1995).
///
/// A variable is tested by the partial F of its columns, half of its error for the main effect and
/// half for its best pair among the d − 1 it has; a pair by its products, given the main effects of
/// both. Where permutations of what the fit leaves show tails heavier than that law's, p is raised
/// to the power that mends it. What is found joins a least-squares fit, and what that leaves is
/// screened again, in up to three rounds among which the error is shared 4 : 1 : 1. At the end p is
/// no less than that of the variable's own columns in the whole fit, so that one which only goes
/// along with a selected one falls out, nor less than where unequal variances are allowed for
/// (`robustP`). targets: rows × targets, numbers or indicators of all
/// classes but one. Uses the threads of the arena, whose number changes nothing.
std::optional<Screening> screen(const RankBasis&, const Matrix& targets, double rate, Seed,
                                const GoOn&);

}  // namespace ardent

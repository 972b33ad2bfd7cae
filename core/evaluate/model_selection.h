#pragma once

#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/evaluate/evaluation_set.h"

namespace ardent {

/// Variables that a method's models show to matter.
struct ModelSelection {
    Problem problem = Problem::Regression;
    std::vector<std::string> names;  ///< in the order of the table
    Index rows = 0;                  ///< those with a value of the target
    /// Knockoffs: W, by how much the importance of a variable exceeds that of its copy. Stability:
    /// the share of halves in which it is among the first `perHalf`.
    std::vector<double> scores;
    std::vector<double> q;  ///< of knockoffs: the least rate at which it is selected; else empty
    std::vector<bool> selected;
    double threshold = 0.;  ///< of the scores
    Index fits = 0;
    Index perHalf = 0;          ///< of stability
    double expectedFalse = 0.;  ///< of stability: a bound, see `selectByStability`
    std::vector<Message> notes;
};

/// Trains the method once on the columns and their knockoff copies; a variable's importance is that
/// of `variableImportance` over all rows. At most a share of `rate` of the selected is false on
/// average (knockoff+). Errors: those of makeTask and of the method; stopped.
Result<ModelSelection> selectByKnockoffs(const Recipe&, const Table&, const EvaluatedMethod&,
                                         double rate, Seed, const GoOn& = always);

/// Trains the method on `pairs` pairs of complementary halves of the rows and selects what is among
/// the first k = √(0.8 d) of d variables, with a positive importance, in 90 % of the halves. Of
/// variables that chance alone would put there with a probability below k / d, less than
/// k² / (d (2 · 0.9 − 1)) ≤ 1 are then selected on average (Shah & Samworth 2013, theorem 1).
/// Errors: as above.
Result<ModelSelection> selectByStability(const Recipe&, const Table&, const EvaluatedMethod&,
                                         int pairs, Seed, const GoOn& = always,
                                         const TellShare& = tellNobody);

}  // namespace ardent

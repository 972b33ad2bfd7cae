#pragma once

#include <optional>
#include <span>
#include <vector>

#include "core/base/go_on.h"
#include "core/method/lasso/fourier_variables.h"
#include "core/model/predictor.h"

/// What acts only together, and so hides from functions of randomly chosen variables: of p = 32
/// variables and q = 2.5/p, one function in 20,000 holds a given triple and nothing else.
namespace ardent {

/// Levels of a category beyond which it is left out: its products would be too many.
inline constexpr Index kMostSetLevels = 20;

/// y − f at the training rows, n × K: in standard deviations of the target, or indicators of the
/// classes less their probabilities.
Matrix remainderOf(const Task&, const Predictor&);

/// Where to look for sets.
struct SetSearch {
    double frequency = 1.;
    std::vector<Index> variables{};  ///< ascending
    std::vector<Index> anchors{};    ///< a triple has one of them
    Index most = 10;
    double leastShare = 0.;  ///< of the squared self-normalised sums in the number of rows
};

/// Pairs of the variables, and triples of an anchor and two of them, whose product functions go
/// with the values (n × K, at the training rows) far beyond chance; strongest first. The product
/// functions of a set are the products of one centred sine, cosine or indicator of each variable,
/// which span the waves of that frequency that hold all of them and nothing of fewer. Their squared
/// self-normalised sums, added up, are chi-squared where the values are independent of them, and
/// have to reach twice its bound for as many sets (Laurent and Massart, 2000). Some rows are drawn
/// where all would take too long. In parallel.
std::optional<std::vector<std::vector<Index>>> setsWithin(const Task&, const Matrix& values,
                                                          const SetSearch&, const GoOn& goOn);

}  // namespace ardent

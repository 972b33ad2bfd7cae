#pragma once

#include <memory>
#include <string>
#include <vector>

#include "core/base/go_on.h"
#include "core/explain/explained.h"
#include "core/train/findings.h"

namespace ardent {

/// Shares of the variance of f (before the link, summed over the outputs) under independent source
/// columns, each distributed as in the rows. All 0 where f is constant but for rounding.
struct SobolIndices {
    std::vector<std::string> names;
    std::vector<double> first;     ///< Var E[f | x_s] / Var f
    std::vector<double> total;     ///< 1 − Var E[f | all but x_s] / Var f
    Interactions pairs;            ///< share of each pair beyond its two firsts; strongest first
    double variance = 0.;          ///< Var f, columns independent
    double varianceOverRows = 0.;  ///< Var f over the rows as they are
    Index pairSources = 0;         ///< pairs among so many columns were looked at
};

/// Terms of the totals: D² for each source column that the model uses. The predictor must have a
/// Fourier model.
double sobolEntries(const Predictor&);

/// More than so many take hours.
inline constexpr double kMostSobolEntries = 4e9;

/// First-order, pair and total Sobol indices in closed form: conditional expectations of a sum of
/// cosines are products of the columns' characteristic functions, so nothing is sampled. Cost
/// O(D² d) for the totals and O(m² D) a pair, m the points of a column's marginal (about 20 where
/// the function is smooth). All pairs for at most `mostPairSources` columns; beyond, those among
/// the columns with the largest share in interactions. The predictor must have a Fourier model;
/// rows, at least one, are copied.
class SobolAnalysis {
public:
    SobolAnalysis(const Predictor&, const DesignMatrix& x, const std::vector<std::int32_t>& rows,
                  Index mostPairSources = 200);
    ~SobolAnalysis();
    SobolAnalysis(SobolAnalysis&&) noexcept;
    SobolAnalysis& operator=(SobolAnalysis&&) noexcept;

    /// Does one bounded piece of the work; false once all is done. Pieces are the same whatever
    /// happens between them.
    bool advance();
    double progress() const;  ///< 0 … 1

    /// After the last piece.
    Explained<SobolIndices> result() const;

private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace ardent

#pragma once

#include <vector>

#include "core/method/laplace/laplace_fit.h"

namespace ardent {

inline constexpr double kLargestLaplaceLambda = 100.;

/// γ and λ by the evidence of some rows: resilient backpropagation on their logarithms, as Blum &
/// Riedmiller (2013) advise for Gaussian processes, which needs no line search. An exponential
/// prior of mean 2/s for each of s scales (at most 1), under which rows of standardised columns are
/// about two units apart however many columns there are, keeps those low that no rows speak for.
/// The best point met counts.
class ScaleSearch {
public:
    /// inputs: those that may have a scale. λ stays at or above the least. step: the first change
    /// of a logarithm.
    ScaleSearch(LaplaceRows rows, std::vector<Index> inputs, Vector scale, double lambda,
                double leastLambda, double step);

    /// One fit, at the next point; nothing when `goOn` said no, which changes nothing.
    std::optional<LaplaceFit> advance(const GoOn& goOn);

    /// Whether the last steps have gained next to nothing.
    bool isSettled() const;

    const Vector& fittedScale() const { return fittedScale_; }  ///< of the last fit
    Vector scale() const;  ///< the best; 0 where it is the least that is tried
    double lambda() const { return bestLambda_; }

private:
    void step(const Vector& slopes);
    Vector scaleAt(const Vector& point) const;

    LaplaceRows rows_;
    std::vector<Index> inputs_;
    double leastLog_;  // of a scale
    double leastLogLambda_;
    Vector point_, steps_, before_;
    Vector fittedScale_, bestScale_;
    double bestLambda_;
    std::vector<double> lowest_;  // objective so far, one a step
    LaplaceSpace space_;
};

/// Equal scales of these inputs under which rows of standardised columns are about one unit apart.
Vector evenScale(const std::vector<Index>& inputs, Index columns);

}  // namespace ardent

#pragma once

#include <span>

#include "core/base/go_on.h"
#include "core/kernel/weak_cosines.h"
#include "core/train/findings.h"

namespace ardent {

/// What one weak learner is, and how it is found.
struct BoostSettings {
    enum class Learner {
        Landmark,  ///< GBRFF1: K drawn frequencies, a landmark by L-BFGS, q in closed form
        Frequency  ///< GBRFF2: one frequency, its shift found globally, refined by L-BFGS
    };

    Learner learner = Learner::Frequency;
    double gamma = 1.;
    int features = 10;         ///< K, Landmark
    double beta = 1.;          ///< Landmark
    double lambda = 0.03;      ///< Frequency
    int refinement = 10;       ///< most L-BFGS iterations
    double learningRate = 1.;  ///< factor on α
    Index subsample = 0;       ///< rows that a learner is sought on; 0: all
};

/// q of equation 10 from the mean loss of every feature over n rows.
Vector featureWeights(const Vector& losses, double beta, Index rows);

/// ω of N(0, 2γ I), as many as a learner has, of the given draw.
void drawFrequencies(const BoostSettings&, Index inputs, Seed, std::uint32_t draw,
                     Boosting::Round&);

/// Finds the landmark, shifts and weights of a round, and for GBRFF2 its frequency, for residuals ỹ
/// of listed rows of x; its frequencies are drawn already. Up to 8,192 rows are computed in
/// float64, more in float32. False: `goOn` was.
bool seekLearner(const DesignMatrix& x, std::span<const std::int32_t> rows, const Vector& residuals,
                 const BoostSettings&, WeakLoss, Sharing, const GoOn& goOn, Boosting::Round&);

/// h of listed rows of x, without the step; more than 8,192 in float32.
Vector valuesOf(const Boosting::Round&, const DesignMatrix& x,
                const std::vector<std::int32_t>& rows, Sharing);

}  // namespace ardent

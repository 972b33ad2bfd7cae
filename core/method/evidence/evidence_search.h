#pragma once

#include <memory>
#include <vector>

#include "core/method/evidence/coordinates.h"
#include "core/method/evidence/evidence.h"
#include "core/method/frequency_factor.h"
#include "core/train/curve.h"

namespace ardent {

/// The curve of the evidence.
CurveSeries evidenceSeries();

/// The target as the evidence sees it: standardised numbers, or centred indicators of the classes
/// of unit variance (of one class where there are two).
Matrix evidenceTargets(const Task&, const std::vector<std::int32_t>& rows);

/// What scales are measured in: 1 up to 100 inputs, and less beyond, so that two rows of
/// standardised inputs are as far apart under equal scales of one unit as with 100.
double scaleUnit(Index inputs);

/// Iterations of a search whose evidence is given as one.
inline constexpr int kEvidenceTick = 10;

/// Ticks of a search of so many iterations.
constexpr int ticksOfSearch(int iterations) {
    return (iterations + kEvidenceTick - 1) / kEvidenceTick;
}

/// As a race of searches begins.
struct EvidencePlan {
    Freedom freedom = Freedom::Scale;  ///< γ, or M
    int iterations = 60;
    double rate = 0.08;  ///< peak, of γ (in its `scaleUnit`) or M and of log τ
    Index rows = 1000;   ///< drawn anew for every iteration
    Index features = 300;
    Seed seed = 1;
    std::uint32_t draw = 0;  ///< below 2¹²
};

/// γ or M by Adam (β₂ = 0.99, one-cycle rate) on the log evidence, with fresh ε, b and rows in
/// every iteration: with one fixed draw the optimiser would exploit that draw.
class EvidenceSearch {
public:
    /// rows must outlive this object. factor: γ as a column, or M. τ ≤ 0: 2/D.
    EvidenceSearch(TaskPtr, const std::vector<std::int32_t>& rows, CoordinatesPtr, Matrix factor,
                   double tau, const EvidencePlan&);

    /// One iteration, in this thread.
    void advance();

    bool finished() const { return iteration_ >= plan_.iterations; }
    int iteration() const { return iteration_; }
    int iterations() const { return plan_.iterations; }
    const Matrix& factor() const { return factor_; }
    const CoordinatesPtr& coordinates() const { return coordinates_; }
    double tau() const;
    /// Mean evidence of the last `kEvidenceTick` iterations.
    double recentValue() const;

    /// A new search from where this one is.
    EvidenceSearch from(const EvidencePlan&) const;

private:
    TaskPtr task_;
    const std::vector<std::int32_t>& rows_;
    CoordinatesPtr coordinates_;
    EvidencePlan plan_;
    Matrix factor_, mean_, square_;
    double logTau_, tauMean_ = 0., tauSquare_ = 0.;
    int iteration_ = 0;
    std::vector<double> values_;
    std::unique_ptr<EvidenceSpace<float>> space_ = std::make_unique<EvidenceSpace<float>>();
    EvidenceSample<float> sample_;
};

/// The search of the lowest recent value.
const EvidenceSearch& leader(const std::vector<EvidenceSearch>&);

/// How the best of a race go on: for longer and at a lower rate.
EvidencePlan longer(EvidencePlan);

/// The best two of a race, each going on by the plan with the next draw.
std::vector<EvidenceSearch> finalists(const std::vector<EvidenceSearch>& race, EvidencePlan,
                                      std::uint32_t& draw);

/// Fresh frequencies and phases: ε (s × D) and b.
struct EvidenceDraw {
    Eigen::MatrixXf base;
    Eigen::VectorXf phases;
};
EvidenceDraw evidenceDraw(Index inputs, Index features, Seed, std::uint32_t draw);

}  // namespace ardent

#pragma once

#include <optional>
#include <vector>

#include "core/method/evidence/evidence_search.h"

namespace ardent {

/// |γ| that makes the target most likely, of Bayesian linear regression on fresh Gaussian features
/// in every iteration (`EvidenceSearch`): three equal scales race, the best two go on for longer.
/// Classes are taken as numbers (`evidenceTargets`). What single draws of the frequencies favour by
/// chance averages out.
class EvidenceStart {
public:
    EvidenceStart(TaskPtr, Index features, Seed);
    EvidenceStart(const EvidenceStart&) = delete;

    /// One iteration of each search. Every tenth tells the best one's evidence (see `Evidence`).
    std::optional<double> advance();
    static int mostTold();  ///< how many times in all
    bool finished() const;

    /// The d scales found, 0 of columns that are constant among the training rows; nothing where
    /// they are not finite or all 0.
    std::optional<Vector> scale() const;

private:
    TaskPtr task_;
    EvidencePlan plan_;
    std::uint32_t draw_ = 0;
    bool isFinal_ = false;
    std::vector<EvidenceSearch> searches_;
};

}  // namespace ardent

#pragma once

#include <memory>
#include <optional>
#include <vector>

#include "core/base/go_on.h"
#include "core/base/message.h"
#include "core/method/evidence/evidence_start.h"
#include "core/method/srff/srff_draws.h"
#include "core/method/srff/srff_options.h"
#include "core/method/srff/srff_search.h"

namespace ardent {

/// A search from the largest λ that matters at the starts down over eight decades, or of the one λ
/// that the options name. The solver must outlive it.
std::unique_ptr<SrffSearch> makeSrffSearch(SrffSolver<float>&, const SrffOptions&, double size,
                                           const std::vector<Vector>& starts, int lambdas,
                                           double tolerance, const GoOn& goOn);

/// What comes before SRFF's search of λ, on at most 5,000 rows: scales by the evidence, a coarse
/// search of λ for several simplex sizes from equal scales and from those, and a comparison of
/// draws of the frequencies at the best scales. The validation rows choose; without them, or where
/// the options say so, there is one size.
class SrffPreparation {
public:
    SrffPreparation(TaskPtr, const SrffOptions&, Seed);

    /// A piece of work.
    void advance(const GoOn& goOn);
    bool finished() const { return stage_ == Stage::Done; }
    Message stage() const;

    double size() const { return size_; }
    const std::shared_ptr<const FourierBasis>& basis() const { return basis_; }
    const std::vector<Vector>& starts() const { return starts_; }  ///< as SrffSearch wants them

    /// A model on `basis`: where it is. Null before the first.
    const std::optional<SrffPoint>& point() const { return shown_; }

    /// The model on `basis` of the lowest judged loss so far. Null before the first.
    const std::optional<SrffPoint>& best() const {
        return draws_ && draws_->bestPoint() ? draws_->bestPoint() : best_;
    }

private:
    enum class Stage { Begin, Evidence, Sizes, Draws, Done };

    bool findSizes(const GoOn& goOn);
    bool hasNothingToCompare() const;
    void takeEvidence();
    void beginSizes();
    void advanceSizes(const GoOn& goOn);
    void beginDraws();
    void advanceDraws(const GoOn& goOn);
    double judge(const SrffPoint&);

    TaskPtr task_;
    SrffOptions options_;
    Loss loss_;
    Seed seed_;
    std::vector<std::int32_t> rows_;
    std::shared_ptr<const FourierBasis> basis_;
    Stage stage_ = Stage::Begin;
    std::optional<EvidenceStart> evidence_;
    std::vector<Vector> starts_{Vector()};
    std::optional<SrffSolver<float>> solver_;
    std::unique_ptr<SrffSearch> search_;
    std::vector<double> sizes_;
    std::size_t sizeAt_ = 0;
    double size_ = 0.;
    double lowest_;
    double lambda_ = 0.;
    std::optional<SrffPoint> best_, shown_;
    std::optional<SrffDraws> draws_;
};

}  // namespace ardent

#pragma once

#include <optional>
#include <vector>

#include "core/method/evidence/evidence_search.h"
#include "core/method/metric/metric_scales.h"

namespace ardent {

/// Which variable would help a set most, by the evidence with the scales found, each variable
/// added one by one at no less than half the largest scale.
class ForwardCheck {
public:
    /// draw: of the features. All that is referred to must outlive this object.
    ForwardCheck(const MetricTask&, const MetricScales&, const MetricOptions&, Seed,
                 std::uint32_t draw);

    /// Leaves inputs outside of the set to be tried; none where it has many already.
    void begin(const std::vector<Index>& set);
    bool finished() const { return done_ == std::ssize(left_); }
    /// Tries some.
    void advance();
    /// Of those tried; nothing where none was left.
    std::optional<Index> likeliest() const;

private:
    void add(Eigen::MatrixXf& turns, Index input) const;

    const MetricTask& data_;
    const MetricScales& scales_;
    Index mostVariables_;
    std::vector<std::int32_t> rows_;
    Matrix y_;
    EvidenceDraw draw_;
    std::vector<Index> order_;    // inputs, largest scale first
    Eigen::MatrixXf turns_;       // of the set
    std::vector<Index> left_;     // inputs to be tried
    std::vector<double> values_;  // evidence with each of them
    Index done_ = 0;
    std::vector<EvidenceSpace<float>> spaces_;  // one a job
};

/// How often `checkForward` adds variables at most: each time at least one, up to the largest set.
int mostAdditions(const MetricTask&, const MetricOptions&);

/// Adds the variables that the evidence asks for, two at a time, as long as that lowers the
/// validation loss of a metric: one of them alone may bring nothing. metrics: position of the first
/// candidate with a metric. Run and scales must outlive the pieces.
Pieces checkForward(MetricRun&, const MetricScales&, std::size_t metrics);

}  // namespace ardent

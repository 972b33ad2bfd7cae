#pragma once

#include <vector>

#include "core/base/message.h"
#include "core/method/metric/metric_net.h"

namespace ardent {

/// A model that a run of the metric method came to, with its loss on the validation rows.
struct MetricCandidate {
    Message title;
    MetricNet net;
    double loss = 0.;
    Matrix scores;                      ///< on those rows; 0 × 0: the net's
    bool learnsFromValidation = false;  ///< the loss and the scores are of weights that do not
};

/// Candidates of comparable losses in the order in which they were found.
class CandidateList {
public:
    void keep(MetricCandidate candidate) { list_.push_back(std::move(candidate)); }
    /// Their positions.
    std::vector<std::size_t> keepAll(std::vector<MetricCandidate>);
    void clear() { list_.clear(); }

    std::size_t size() const { return list_.size(); }
    bool empty() const { return list_.empty(); }
    const MetricCandidate& operator[](std::size_t i) const { return list_[i]; }

    /// Position of the lowest loss from `first` on, the earliest where several are as low.
    std::size_t bestFrom(std::size_t first) const;
    /// Of all. The list must not be empty.
    const MetricCandidate& best() const { return list_[bestFrom(0)]; }
    /// Positions from `first` on of finite losses, the lowest first.
    std::vector<std::size_t> byLoss(std::size_t first = 0) const;
    /// Copies of those of them whose loss is finite.
    std::vector<MetricCandidate> finiteOf(const std::vector<std::size_t>&) const;

private:
    std::vector<MetricCandidate> list_;
};

}  // namespace ardent

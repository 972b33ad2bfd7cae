#pragma once

#include "core/train/curve.h"
#include "core/train/findings.h"

namespace ardent {

/// How the relevance of every source column changes in a run: one series a column, named after it.
/// Holds so many ticks, evenly spaced, that it stays small.
class RelevanceTrail {
public:
    bool keeps(std::int64_t tick) const { return tick % stride_ == 0; }
    /// After a tick that is kept; nothing where the method tells no relevance yet.
    void record(std::int64_t tick, const std::optional<Relevance>& relevance);
    /// At the end of a run: what its model tells stands at its last tick, kept or not.
    void close(std::int64_t tick, const std::optional<Relevance>& relevance);

    /// Without series before the trainer tells a relevance.
    const Curve& curve() const { return curve_; }
    /// What the numbers are; empty once a later stage gives another kind.
    const Message& kind() const { return kind_; }

private:
    void add(std::int64_t tick, const Relevance& relevance);
    void thin();

    Curve curve_;
    Message kind_;
    std::int64_t stride_ = 1;
};

}  // namespace ardent

#pragma once

#include <memory>
#include <vector>

#include "core/model/predictor.h"

namespace ardent {

using SourceSet = std::vector<Index>;

/// Mean effects of sets of sources in a model without closed forms, over some rows.
class SetMeans {
public:
    virtual ~SetMeans() = default;

    /// Means of f without its constant, with these sources as in each row in turn and the others as
    /// in all of them: rows × outputs, as `statedScores` but for the target's scale. Any thread.
    virtual Matrix of(const SourceSet&) const = 0;

    /// How fast a source may change f; 0: not at all.
    virtual double scaleOf(Index source) const = 0;

    /// Exponentials of a kernel, or what costs as much, that one set takes.
    virtual double work() const = 0;
};

/// Of a kernel model or trees; the predictor and x must outlive it.
std::unique_ptr<SetMeans> setMeans(const Predictor&, const DesignMatrix& x,
                                   const std::vector<std::int32_t>& rows);

}  // namespace ardent

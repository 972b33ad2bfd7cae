#include "core/method/top_k.h"

#include <algorithm>
#include <atomic>
#include <cmath>

#include "core/base/order.h"
#include "core/kernel/growing_scores.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

template <class T>
std::optional<Selection> select(const FourierBasis& basis, const FourierParameters<T>& parameters,
                                const T* x, std::span<const std::int32_t> rows,
                                std::span<const VariableInputs> groups, const HeldOutScore& score,
                                const GoOn& goOn) {
    const Index outputs = parameters.outputs;
    const auto steps = static_cast<Index>(groups.size());
    const auto count = static_cast<Index>(rows.size());
    Vector scale(parameters.inputs);
    for (Index j = 0; j < scale.size(); ++j)
        scale[j] = static_cast<double>(parameters.scale()[static_cast<std::size_t>(j)]);

    Selection selection;
    selection.order = positionsFalling(pooledNorms(scale, groups));
    using Scores = Eigen::Matrix<T, Eigen::Dynamic, Eigen::Dynamic>;
    std::vector<Scores> scores(static_cast<std::size_t>(steps), Scores(count, outputs));
    std::atomic<bool> stopped = false;
    forEachBlock(count, kBlockRows, [&](Index, Index first, Index size) {
        if (stopped || !goOn()) {
            stopped = true;
            return;
        }
        GrowingScores<T> growing(basis, parameters.weights(), outputs);
        AlignedVector<T> scaled(static_cast<std::size_t>(size));
        AlignedVector<T> block(static_cast<std::size_t>(outputs * kBlockRows));
        for (Index step = 0; step < steps; ++step) {
            const Index group = selection.order[static_cast<std::size_t>(step)];
            for (const Index input : groups[static_cast<std::size_t>(group)]) {
                for (Index i = 0; i < size; ++i)
                    scaled[static_cast<std::size_t>(i)] =
                        x[rows[static_cast<std::size_t>(first + i)] * parameters.inputs + input] *
                        parameters.scale()[static_cast<std::size_t>(input)];
                growing.add(input, scaled);
            }
            growing.scores(block);
            for (Index c = 0; c < outputs; ++c)
                for (Index i = 0; i < size; ++i)
                    scores[static_cast<std::size_t>(step)](first + i, c) =
                        block[static_cast<std::size_t>(c * kBlockRows + i)];
        }
    });
    if (stopped) return std::nullopt;
    for (const Scores& held : scores)
        selection.scores.push_back(score(held.template cast<double>()));
    const auto best = std::max_element(selection.scores.begin(), selection.scores.end());
    selection.chosen = best - selection.scores.begin() + 1;
    return selection;
}

}  // namespace

std::vector<double> pooledNorms(const Vector& values, std::span<const VariableInputs> groups) {
    std::vector<double> norms;
    for (const auto& group : groups) {
        double squares = 0.;
        for (const Index input : group) squares += values[input] * values[input];
        norms.push_back(std::sqrt(squares));
    }
    return norms;
}

std::optional<Selection> topK(const FourierBasis& basis, const FourierParameters<float>& parameters,
                              const float* x, std::span<const std::int32_t> rows,
                              std::span<const VariableInputs> groups, const HeldOutScore& score,
                              const GoOn& goOn) {
    return select(basis, parameters, x, rows, groups, score, goOn);
}

std::optional<Selection> topK(const FourierBasis& basis,
                              const FourierParameters<double>& parameters, const double* x,
                              std::span<const std::int32_t> rows,
                              std::span<const VariableInputs> groups, const HeldOutScore& score,
                              const GoOn& goOn) {
    return select(basis, parameters, x, rows, groups, score, goOn);
}

}  // namespace ardent

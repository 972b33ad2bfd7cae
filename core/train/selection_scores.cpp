#include "core/train/selection_scores.h"

#include <algorithm>
#include <atomic>
#include <limits>
#include <numeric>

#include "core/data/task/sources.h"
#include "core/kernel/growing_scores.h"
#include "core/model/constant_model.h"
#include "core/parallel/blocks.h"
#include "core/train/held_out_judge.h"

namespace ardent {
namespace {

constexpr Index kEveryUpTo = 40;
constexpr double kMostCosines = 1e9;
constexpr double kJoin = 0.25;           // time of an input that joins a wave, in cosines
constexpr double kMostScores = 1 << 25;  // held at once

std::vector<Index> sizesToScore(Index sources, Index chosen) {
    std::vector<Index> sizes;
    for (Index k = 1; k < sources; k += k < kEveryUpTo ? 1 : k / 10) sizes.push_back(k);
    sizes.push_back(sources);
    if (chosen > 0) sizes.push_back(chosen);
    std::ranges::sort(sizes);
    const auto rest = std::ranges::unique(sizes);
    sizes.erase(rest.begin(), rest.end());
    return sizes;
}

/// Scores of up to kBlockRows rows while sources join one after the other.
class GrowingModel {
public:
    GrowingModel(const FourierModel& model, std::span<const float> weights, const DesignMatrix& x,
                 std::span<const std::int32_t> rows)
        : model_(model),
          x_(x),
          rows_(rows),
          cosines_(*model.basis, weights, model.outputs()),
          values_(rows.size()),
          block_(static_cast<std::size_t>(model.outputs() * kBlockRows)),
          linear_(model.intercept.transpose().replicate(std::ssize(rows), 1)) {}

    void join(const SourceInputs& source) {
        for (Index j = source.first; j < source.first + source.count; ++j) {
            const auto scale = static_cast<float>(model_.scale[j]);
            for (std::size_t i = 0; i < rows_.size(); ++i) {
                const float value = x_(rows_[i], j);
                values_[i] = scale * value;
                if (model_.linear.size() > 0)
                    linear_.row(static_cast<Index>(i)) +=
                        static_cast<double>(value) * model_.linear.col(j).transpose();
            }
            if (scale != 0.F) cosines_.add(j, values_);
        }
    }

    template <class Target>
    void scores(Target target) {
        cosines_.scores(block_);
        for (Index c = 0; c < target.cols(); ++c)
            for (Index i = 0; i < target.rows(); ++i)
                target(i, c) = static_cast<float>(linear_(i, c)) +
                               block_[static_cast<std::size_t>(c * kBlockRows + i)];
    }

private:
    const FourierModel& model_;
    const DesignMatrix& x_;
    std::span<const std::int32_t> rows_;
    GrowingScores<float> cosines_;
    AlignedVector<float> values_, block_;
    Matrix linear_;
};

using Held = std::vector<Eigen::MatrixXf>;  // of a size each: rows × K

/// Nothing: `goOn` was.
std::optional<Held> heldScores(const FourierModel& model, const Task& task,
                               const std::vector<std::int32_t>& rows,
                               const std::vector<Index>& order, const std::vector<Index>& sizes,
                               const GoOn& goOn) {
    const std::vector<SourceInputs> sources = sourceInputs(*task.recipe);
    const Eigen::Matrix<float, Eigen::Dynamic, Eigen::Dynamic, Eigen::RowMajor> byFeature =
        model.weights.cast<float>();
    const std::span weights(byFeature.data(), static_cast<std::size_t>(byFeature.size()));
    Held held(sizes.size(), Eigen::MatrixXf(std::ssize(rows), model.outputs()));
    std::atomic<bool> stopped = false;
    forEachBlock(std::ssize(rows), kBlockRows, [&](Index, Index first, Index size) {
        if (stopped || !goOn()) {
            stopped = true;
            return;
        }
        GrowingModel growing(model, weights, task.x,
                             std::span(rows).subspan(static_cast<std::size_t>(first),
                                                     static_cast<std::size_t>(size)));
        Index joined = 0;
        for (std::size_t s = 0; s < sizes.size(); ++s) {
            for (; joined < sizes[s]; ++joined)
                growing.join(
                    sources[static_cast<std::size_t>(order[static_cast<std::size_t>(joined)])]);
            growing.scores(held[s].middleRows(first, size));
        }
    });
    if (stopped) return std::nullopt;
    return held;
}

}  // namespace

bool scoreSelection(Selection& selection, const Predictor& predictor, const Task& task,
                    bool mayUseValidation, const GoOn& goOn) {
    const FourierModel& model = *predictor.fourier();
    const std::vector<Index> sizes = sizesToScore(std::ssize(selection.order), selection.chosen);
    const auto features = static_cast<double>(std::max<Index>(1, model.features()));
    const auto scored = static_cast<double>(sizes.size());
    const double work = features * (scored + kJoin * static_cast<double>(model.inputs()));
    const double most = std::min(kMostCosines / work,
                                 kMostScores / (scored * static_cast<double>(model.outputs())));
    const HeldOutJudge judge(task, mayUseValidation,
                             static_cast<Index>(std::clamp(most, 100., 1e9)));
    const auto held = heldScores(model, task, judge.rows(), selection.order, sizes, goOn);
    if (!held) return false;
    selection.scores.assign(selection.order.size(), std::numeric_limits<double>::quiet_NaN());
    std::vector<double> scores;
    for (std::size_t s = 0; s < sizes.size(); ++s) {
        scores.push_back(judge((*held)[s].cast<double>()));
        selection.scores[static_cast<std::size_t>(sizes[s] - 1)] = scores.back();
    }
    if (selection.rule.empty()) {
        const auto best = std::ranges::max_element(scores) - scores.begin();
        selection.chosen = isConstant(predictor) ? 0 : sizes[static_cast<std::size_t>(best)];
        selection.rule = judge.rule();
    } else {
        selection.scored =
            message("scores-of-first-variables",
                    "the scores are the {} of the model on its first variables, on {}",
                    judge.measure(), judge.rowsText());
    }
    selection.measure = judge.measure();
    if (judge.isLoss()) turnIntoLosses(selection);
    return true;
}

}  // namespace ardent

#include "core/explain/tree_dependence.h"

#include <algorithm>
#include <atomic>

#include "core/base/check.h"
#include "core/explain/closed_form.h"
#include "core/explain/point_inputs.h"
#include "core/explain/tree_shares.h"
#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kFewestTreesPerJob = 16, kMostJobs = 16;

/// A source at the points of its axis.
struct PlacedAxis {
    SourceInputs source;
    Eigen::MatrixXf inputs;  // inputs × points

    bool has(Index input) const {
        return input >= source.first && input < source.first + source.count;
    }
};

using Masks = std::vector<Vector>;  // of each axis: 1 at the points that come as far, else 0

/// What one tree gives at all points.
class PlacedTree {
public:
    PlacedTree(const Tree& tree, const std::vector<PlacedAxis>& axes, const Vector& shares)
        : tree_(tree), axes_(axes), shares_(shares) {}

    /// Added to `sums`: points of the first axis × those of the second.
    void addTo(Matrix& sums) const {
        Masks all;
        for (const PlacedAxis& axis : axes_) all.push_back(Vector::Ones(axis.inputs.cols()));
        add(0, all, sums);
    }

private:
    void add(std::int32_t at, const Masks& masks, Matrix& sums) const {
        const TreeNode& node = tree_.nodes[static_cast<std::size_t>(at)];
        if (shares_[at] == 0.) return;
        if (node.isLeaf()) {
            const double value = shares_[at] * static_cast<double>(node.value);
            if (masks.size() == 1)
                sums.col(0) += value * masks[0];
            else
                sums.noalias() += value * masks[0] * masks[1].transpose();
            return;
        }
        const auto axis =
            std::ranges::find_if(axes_, [&](const PlacedAxis& one) { return one.has(node.input); });
        if (axis == axes_.end()) {
            add(node.left, masks, sums);
            add(node.right, masks, sums);
            return;
        }
        const auto place = static_cast<std::size_t>(axis - axes_.begin());
        const auto inputs = axis->inputs.row(node.input - axis->source.first).transpose().array();
        const Vector isLeft = (inputs < node.threshold).cast<double>().matrix();
        Masks narrower = masks;
        narrower[place] = masks[place].cwiseProduct(isLeft);
        if (!narrower[place].isZero(0.)) add(node.left, narrower, sums);
        narrower[place] = masks[place] - masks[place].cwiseProduct(isLeft);
        if (!narrower[place].isZero(0.)) add(node.right, narrower, sums);
    }

    const Tree& tree_;
    const std::vector<PlacedAxis>& axes_;
    const Vector& shares_;
};

}  // namespace

std::optional<std::vector<Matrix>> treeMeans(const Predictor& predictor, const DesignMatrix& x,
                                             const std::vector<std::int32_t>& rows,
                                             std::span<const EffectAxis> axes, const GoOn& goOn) {
    const TreeModel* model = predictor.trees();
    check(model != nullptr, "treeMeans: not a model of trees");
    const std::vector<SourceInputs> sources = sourceInputs(*predictor.recipe);
    std::vector<PlacedAxis> placed;
    std::vector<Index> varied;
    for (const EffectAxis& axis : axes) {
        const SourceInputs& source = sources[static_cast<std::size_t>(axis.source)];
        placed.push_back({source, pointInputs(*predictor.recipe, source, axis).cast<float>()});
        varied.push_back(axis.source);
    }
    const std::vector<bool> isFree = freeInputs(sources, varied, model->inputs);
    const Matrix none = Matrix::Zero(placed.front().inputs.cols(),
                                     axes.size() > 1 ? placed.back().inputs.cols() : 1);
    const auto outputs = static_cast<std::size_t>(model->outputs());
    const Index trees = std::ssize(model->trees);
    const Index treesPerJob = std::max(kFewestTreesPerJob, (trees + kMostJobs - 1) / kMostJobs);
    std::vector<std::vector<Matrix>> parts(
        static_cast<std::size_t>((trees + treesPerJob - 1) / treesPerJob));
    std::atomic<bool> stopped = false;
    forEachBlock(trees, treesPerJob, [&](Index block, Index first, Index size) {
        auto& sums = parts[static_cast<std::size_t>(block)];
        sums.assign(outputs, none);
        for (Index t = first; t < first + size; ++t) {
            if (stopped || !goOn()) {
                stopped = true;
                return;
            }
            const Tree& tree = *model->trees[static_cast<std::size_t>(t)];
            PlacedTree(tree, placed, sharesOfNodes(tree, isFree, x, rows))
                .addTo(sums[static_cast<std::size_t>(tree.output)]);
        }
    });
    if (stopped) return std::nullopt;
    Matrix scores(none.size(), model->outputs());
    for (Index c = 0; c < scores.cols(); ++c) {
        Matrix sum = none;
        for (const auto& part : parts) sum += part[static_cast<std::size_t>(c)];
        scores.col(c) = (model->weight * sum.reshaped()).array() + model->intercept[c];
    }
    scores = statedScores(predictor, std::move(scores));
    std::vector<Matrix> means;
    for (Index c = 0; c < scores.cols(); ++c)
        means.emplace_back(scores.col(c).reshaped(none.rows(), none.cols()));
    return means;
}

}  // namespace ardent

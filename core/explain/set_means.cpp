#include "core/explain/set_means.h"

#include <algorithm>

#include "core/data/task/samples_as_double.h"
#include "core/data/task/sources.h"
#include "core/explain/tree_shares.h"
#include "core/model/used_sources.h"

namespace ardent {
namespace {

constexpr Index kKernelPointsAtOnce = 256;

/// The kernel at some rows and all points, as the exponents that each source adds.
class KernelSetMeans final : public SetMeans {
public:
    KernelSetMeans(const Predictor& predictor, const DesignMatrix& x,
                   const std::vector<std::int32_t>& rows)
        : model_(std::get<KernelModel>(predictor.model)),
          inputs_(sourceInputs(*predictor.recipe)),
          rows_(samplesAsDouble(x, rows)),
          points_(model_.points->cast<double>()),
          weights_(model_.weights) {
        if (predictor.link == Link::Softmax) weights_.colwise() -= weights_.rowwise().mean().eval();
        if (model_.scale.size() > 0) {
            rows_ *= model_.scale.asDiagonal();
            points_ *= model_.scale.asDiagonal();
        }
        total_ = Matrix::Zero(rows_.rows(), points_.rows());
        for (Index s = 0; s < std::ssize(inputs_); ++s) add(s, 0, total_);
    }

    Matrix of(const SourceSet& sources) const override {
        Matrix means = Matrix::Zero(rows_.rows(), weights_.cols());
        for (Index first = 0; first < points_.rows(); first += kKernelPointsAtOnce) {
            const Index size = std::min(kKernelPointsAtOnce, points_.rows() - first);
            Matrix own = Matrix::Zero(rows_.rows(), size);
            for (const Index source : sources) add(source, first, own);
            const Vector rest =
                (own - total_.middleCols(first, size)).array().exp().colwise().mean().transpose();
            means.noalias() += (-own.array()).exp().matrix() *
                               (rest.asDiagonal() * weights_.middleRows(first, size));
        }
        return means;
    }

    double scaleOf(Index source) const override {
        const SourceInputs& of = inputs_[static_cast<std::size_t>(source)];
        return model_.scale.size() == 0 ? 1. : model_.scale.segment(of.first, of.count).norm();
    }

    double work() const override { return static_cast<double>(total_.size()); }

private:
    /// rows × size, added to `sum`.
    void add(Index source, Index first, Matrix& sum) const {
        const SourceInputs& of = inputs_[static_cast<std::size_t>(source)];
        for (Index p = 0; p < sum.cols(); ++p)
            for (Index j = of.first; j < of.first + of.count; ++j) {
                const auto difference = rows_.col(j).array() - points_(first + p, j);
                if (model_.kernel == Kernel::Gaussian)
                    sum.col(p).array() += model_.width * difference.square();
                else
                    sum.col(p).array() += model_.width * difference.abs();
            }
    }

    const KernelModel& model_;
    std::vector<SourceInputs> inputs_;
    Matrix rows_, points_, weights_;
    Matrix total_;  // all exponents: rows × points
};

/// Trees at some rows, as the shares of them that reach each leaf.
class TreeSetMeans final : public SetMeans {
public:
    TreeSetMeans(const Predictor& predictor, const DesignMatrix& x,
                 const std::vector<std::int32_t>& rows)
        : model_(*predictor.trees()),
          inputs_(sourceInputs(*predictor.recipe)),
          used_(usedSources(predictor)),
          isSoftmax_(predictor.link == Link::Softmax),
          x_(x),
          rows_(rows) {}

    Matrix of(const SourceSet& sources) const override {
        const std::vector<bool> isFree = freeInputs(inputs_, sources, model_.inputs);
        Matrix means = Matrix::Zero(std::ssize(rows_), model_.outputs());
        for (const TreePtr& tree : model_.trees) add(*tree, isFree, means.col(tree->output));
        means *= model_.weight;
        if (isSoftmax_) means.colwise() -= means.rowwise().mean().eval();
        return means;
    }

    double scaleOf(Index source) const override {
        return used_[static_cast<std::size_t>(source)] ? 1. : 0.;
    }

    double work() const override {
        const auto rows = static_cast<double>(rows_.size());
        double reached = 0.;
        for (const TreePtr& tree : model_.trees)
            reached += std::min(static_cast<double>(tree->nodes.size()),
                                rows * static_cast<double>(depthOf(*tree) + 1));
        return 4. * reached * rows;
    }

private:
    /// Every row stands at the leaves to which its own inputs among the free ones lead.
    void add(const Tree& tree, const std::vector<bool>& isFree, Eigen::Ref<Vector> means) const {
        const auto isOf = [&](const TreeNode& node) {
            return !node.isLeaf() && isFree[static_cast<std::size_t>(node.input)];
        };
        if (std::ranges::none_of(tree.nodes, isOf)) return;  // adds the same everywhere
        const Vector shares = sharesOfNodes(tree, isFree, x_, rows_);
        std::vector<std::int32_t> open;
        for (std::size_t i = 0; i < rows_.size(); ++i) {
            open.push_back(0);
            while (!open.empty()) {
                const std::int32_t at = open.back();
                open.pop_back();
                if (shares[at] == 0.) continue;
                const TreeNode& node = tree.nodes[static_cast<std::size_t>(at)];
                if (node.isLeaf()) {
                    means[static_cast<Index>(i)] += shares[at] * static_cast<double>(node.value);
                    continue;
                }
                const bool isOwn = isOf(node);
                const bool isLeft = x_(rows_[i], node.input) < node.threshold;
                if (!isOwn || isLeft) open.push_back(node.left);
                if (!isOwn || !isLeft) open.push_back(node.right);
            }
        }
    }

    const TreeModel& model_;
    std::vector<SourceInputs> inputs_;
    std::vector<bool> used_;
    bool isSoftmax_;
    const DesignMatrix& x_;
    std::vector<std::int32_t> rows_;
};

}  // namespace

std::unique_ptr<SetMeans> setMeans(const Predictor& predictor, const DesignMatrix& x,
                                   const std::vector<std::int32_t>& rows) {
    if (predictor.trees()) return std::make_unique<TreeSetMeans>(predictor, x, rows);
    return std::make_unique<KernelSetMeans>(predictor, x, rows);
}

}  // namespace ardent

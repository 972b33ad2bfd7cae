#include "core/model/tree_model.h"

#include <algorithm>
#include <cmath>

#include "core/parallel/blocks.h"

namespace ardent {
namespace {

constexpr Index kTreeRowsPerJob = 256;

/// Which of each source's states have come as far as a node.
using ReachedStates = std::vector<std::vector<bool>>;

/// f of one tree at a row, over the states of some inputs.
class AveragedTree {
public:
    AveragedTree(const Tree& tree, const std::vector<InputStates>& averaged, const DesignMatrix& x)
        : tree_(tree), averaged_(averaged), x_(x) {}

    double at(std::int32_t row) {
        row_ = row;
        ReachedStates all;
        for (const InputStates& source : averaged_)
            all.emplace_back(static_cast<std::size_t>(source.shares.size()), true);
        return below(0, all, 1.);
    }

private:
    /// What the leaves below a node give, each by the share of the states that reach it.
    double below(std::int32_t at, const ReachedStates& states, double share) const {
        const TreeNode& node = tree_.nodes[static_cast<std::size_t>(at)];
        if (share == 0.) return 0.;
        if (node.isLeaf()) return share * static_cast<double>(node.value);
        const auto source = std::ranges::find_if(
            averaged_, [&](const InputStates& one) { return one.has(node.input); });
        if (source == averaged_.end())
            return below(x_(row_, node.input) < node.threshold ? node.left : node.right, states,
                         share);
        const auto place = static_cast<std::size_t>(source - averaged_.begin());
        return side(node, true, place, states) + side(node, false, place, states);
    }

    double side(const TreeNode& node, bool left, std::size_t place, ReachedStates states) const {
        const InputStates& source = averaged_[place];
        for (Index s = 0; s < source.shares.size(); ++s)
            if ((source.states(node.input - source.first, s) < node.threshold) != left)
                states[place][static_cast<std::size_t>(s)] = false;
        return below(left ? node.left : node.right, states, shareOf(states));
    }

    double shareOf(const ReachedStates& states) const {
        double share = 1.;
        for (std::size_t p = 0; p < states.size(); ++p) {
            double sum = 0.;
            for (std::size_t s = 0; s < states[p].size(); ++s)
                if (states[p][s]) sum += averaged_[p].shares[static_cast<Index>(s)];
            share *= sum;
        }
        return share;
    }

    const Tree& tree_;
    const std::vector<InputStates>& averaged_;
    const DesignMatrix& x_;
    std::int32_t row_ = 0;
};

const TreeNode& leafAt(const Tree& tree, const float* row) {
    const TreeNode* node = tree.nodes.data();
    while (!node->isLeaf())
        node = &tree.nodes[static_cast<std::size_t>(
            row[node->input] < node->threshold ? node->left : node->right)];
    return *node;
}

}  // namespace

bool TreeModel::isFinite() const {
    return std::isfinite(weight) && intercept.allFinite() &&
           std::ranges::all_of(trees, [](const TreePtr& tree) {
               return std::ranges::all_of(
                   tree->nodes, [](const TreeNode& node) { return std::isfinite(node.value); });
           });
}

Matrix evaluate(const TreeModel& model, const DesignMatrix& x,
                const std::vector<std::int32_t>& rows) {
    Matrix sums = Matrix::Zero(std::ssize(rows), model.outputs());
    forEachBlock(sums.rows(), kTreeRowsPerJob, [&](Index, Index first, Index size) {
        for (const TreePtr& tree : model.trees) {
            AveragedTree averaged(*tree, model.averaged, x);
            for (Index i = first; i < first + size; ++i) {
                const std::int32_t row = rows[static_cast<std::size_t>(i)];
                sums(i, tree->output) +=
                    model.averaged.empty()
                        ? static_cast<double>(leafAt(*tree, x.row(row).data()).value)
                        : averaged.at(row);
            }
        }
    });
    return (model.weight * sums).rowwise() + model.intercept.transpose();
}

void addTree(const Tree& tree, double weight, const DesignMatrix& x,
             const std::vector<std::int32_t>& rows, Matrix& scores) {
    forEachBlock(scores.rows(), kTreeRowsPerJob, [&](Index, Index first, Index size) {
        for (Index i = first; i < first + size; ++i)
            scores(i, tree.output) +=
                weight * static_cast<double>(
                             leafAt(tree, x.row(rows[static_cast<std::size_t>(i)]).data()).value);
    });
}

std::vector<bool> splitInputs(const TreeModel& model) {
    std::vector<bool> split(static_cast<std::size_t>(model.inputs), false);
    for (const TreePtr& tree : model.trees)
        for (const TreeNode& node : tree->nodes)
            if (!node.isLeaf()) split[static_cast<std::size_t>(node.input)] = true;
    return split;
}

Index nodeCount(const TreeModel& model) {
    Index count = 0;
    for (const TreePtr& tree : model.trees) count += std::ssize(tree->nodes);
    return count;
}

Index depthOf(const Tree& tree) {
    std::vector<Index> depth(tree.nodes.size(), 0);
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
        const TreeNode& node = tree.nodes[i];
        if (node.isLeaf()) continue;
        for (const std::int32_t child : {node.left, node.right})
            depth[static_cast<std::size_t>(child)] = depth[i] + 1;
    }
    return *std::ranges::max_element(depth);
}

}  // namespace ardent

#include "core/explain/tree_shares.h"

namespace ardent {

Vector sharesOfNodes(const Tree& tree, const std::vector<bool>& isFree, const DesignMatrix& x,
                     const std::vector<std::int32_t>& rows) {
    Vector shares = Vector::Zero(std::ssize(tree.nodes));
    std::vector<std::int32_t> open;
    for (const std::int32_t row : rows) {
        open.push_back(0);
        while (!open.empty()) {
            const std::int32_t at = open.back();
            open.pop_back();
            shares[at] += 1.;
            const TreeNode& node = tree.nodes[static_cast<std::size_t>(at)];
            if (node.isLeaf()) continue;
            const bool isBoth = isFree[static_cast<std::size_t>(node.input)];
            const bool isLeft = x(row, node.input) < node.threshold;
            if (isBoth || isLeft) open.push_back(node.left);
            if (isBoth || !isLeft) open.push_back(node.right);
        }
    }
    return shares / static_cast<double>(rows.size());
}

std::vector<bool> freeInputs(const std::vector<SourceInputs>& all,
                             const std::vector<Index>& sources, Index inputs) {
    std::vector<bool> flags(static_cast<std::size_t>(inputs), false);
    for (const Index source : sources) {
        const SourceInputs& of = all[static_cast<std::size_t>(source)];
        for (Index j = of.first; j < of.first + of.count; ++j)
            flags[static_cast<std::size_t>(j)] = true;
    }
    return flags;
}

}  // namespace ardent

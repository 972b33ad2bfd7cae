#pragma once

#include <cstdint>
#include <memory>
#include <vector>

#include "core/base/types.h"

namespace ardent {

/// A leaf, or a split: rows whose input is below the threshold go left, all others right.
struct TreeNode {
    std::int32_t input = -1;  ///< column of the design matrix; −1: a leaf
    float threshold = 0.F;
    std::int32_t left = 0, right = 0;  ///< positions, both behind the node's own
    float value = 0.F;                 ///< of a leaf

    bool isLeaf() const { return input < 0; }
};

struct Tree {
    Index output = 0;             ///< the score that its leaves add to
    std::vector<TreeNode> nodes;  ///< the root first; every other one is the child of one node
};

using TreePtr = std::shared_ptr<const Tree>;

/// Inputs of a source that are no row's own: f is its mean over these states.
struct InputStates {
    Index first = 0;         ///< input
    Eigen::MatrixXf states;  ///< inputs × states
    Vector shares;           ///< of the states, sum 1

    bool has(Index input) const { return input >= first && input < first + states.rows(); }
};

/// f(x) = c + w Σ_t v_t(x), where v_t is the value of the leaf of tree t that x reaches, added to
/// the output of t. Thresholds and values are of single precision and compared as such; an input is
/// never missing. The trees are shared and immutable.
struct TreeModel {
    Index inputs = 0;  ///< d
    std::vector<TreePtr> trees;
    double weight = 1.;                      ///< w
    Vector intercept;                        ///< c: K
    std::vector<InputStates> averaged = {};  ///< see meanOverLevels; not in files

    Index outputs() const { return intercept.size(); }
    bool isFinite() const;
};

/// f at the given rows of x as n × K, parallel over row blocks.
Matrix evaluate(const TreeModel&, const DesignMatrix& x, const std::vector<std::int32_t>& rows);

/// Adds what one tree gives at each row, in float64: w v(x).
void addTree(const Tree&, double weight, const DesignMatrix& x,
             const std::vector<std::int32_t>& rows, Matrix& scores);

/// Whether some tree splits on each input: d.
std::vector<bool> splitInputs(const TreeModel&);

/// Splits from the root to a leaf are at most so many, in files too: walks call themselves.
inline constexpr Index kDeepestTree = 64;

/// Nodes of all trees.
Index nodeCount(const TreeModel&);

/// Splits from the root to the deepest leaf.
Index depthOf(const Tree&);

}  // namespace ardent

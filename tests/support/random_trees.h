#pragma once

#include "core/model/predictor.h"
#include "core/random/random_stream.h"
#include "tests/support/explained_model.h"

namespace ardent::test {

/// A tree that splits at values of the rows, with leaves drawn at random.
inline Tree randomTree(const DesignMatrix& x, Index output, Index depth, RandomStream& random) {
    Tree tree;
    tree.output = output;
    const auto grow = [&](const auto& self, Index below) -> std::int32_t {
        const auto at = tree.nodes.size();
        tree.nodes.emplace_back();
        if (below == 0 || random.uniform() < 0.1) {
            tree.nodes[at].value = static_cast<float>(random.normal());
            return static_cast<std::int32_t>(at);
        }
        TreeNode node;
        node.input = static_cast<std::int32_t>(random.below(static_cast<std::uint32_t>(x.cols())));
        node.threshold = x(random.below(static_cast<std::uint32_t>(x.rows())), node.input);
        node.left = self(self, below - 1);
        node.right = self(self, below - 1);
        tree.nodes[at] = node;
        return static_cast<std::int32_t>(at);
    };
    grow(grow, depth);
    return tree;
}

/// Trees that look at all inputs of the task.
inline Predictor randomTrees(const Task& task, Index count = 20, Index depth = 4) {
    RandomStream random(3, StreamId::InitialWeights);
    TreeModel model;
    model.inputs = task.x.cols();
    const Index outputs = task.recipe->outputs();
    for (Index t = 0; t < count; ++t)
        model.trees.push_back(
            std::make_shared<const Tree>(randomTree(task.x, t % outputs, depth, random)));
    model.weight = 0.3;
    model.intercept = Vector::NullaryExpr(outputs, [&] { return random.normal(); });
    return {task.recipe, std::move(model), linkOf(*task.recipe)};
}

}  // namespace ardent::test

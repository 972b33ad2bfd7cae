#include "core/method/trees/xgboost_trees.h"

#include <algorithm>
#include <nlohmann/json.hpp>
#include <stdexcept>

namespace ardent {
namespace {

using Json = nlohmann::json;

/// Half-way between the values on both sides of a threshold, below which rows go left.
float between(const std::vector<float>& values, float threshold) {
    const auto right = std::ranges::lower_bound(values, threshold);
    if (right == values.begin() || right == values.end()) return threshold;
    const float left = *(right - 1), middle = left / 2.F + *right / 2.F;
    return middle > left ? middle : *right;
}

/// A tree of XGBoost, whose nodes are lists with a value each.
class SavedTree {
public:
    SavedTree(const Json& tree, const InputValues& values)
        : left_(tree.at("left_children").get<std::vector<int>>()),
          right_(tree.at("right_children").get<std::vector<int>>()),
          input_(tree.at("split_indices").get<std::vector<int>>()),
          condition_(tree.at("split_conditions").get<std::vector<float>>()),
          gain_(tree.at("loss_changes").get<std::vector<float>>()),
          values_(values),
          gains_(Vector::Zero(std::ssize(values))) {}

    GrownTree grown(Index output) {
        auto tree = std::make_shared<Tree>();
        tree->output = output;
        copy(0, 0, *tree);
        return {std::move(tree), gains_};
    }

private:
    /// Parents before their children; nodes that were cut off again are left out.
    std::int32_t copy(int from, Index depth, Tree& tree) {
        const auto at = static_cast<std::size_t>(from);
        const auto place = tree.nodes.size();
        if (depth > kDeepestTree) throw std::runtime_error("XGBoost: a tree that is too deep");
        tree.nodes.emplace_back();
        if (left_.at(at) < 0) {
            tree.nodes[place].value = condition_.at(at);
            return static_cast<std::int32_t>(place);
        }
        const int input = input_.at(at);
        if (input < 0 || input >= gains_.size())
            throw std::runtime_error("XGBoost: a split on an input that is not there");
        gains_[input] += static_cast<double>(gain_.at(at));
        tree.nodes[place].input = input;
        tree.nodes[place].threshold =
            between(values_[static_cast<std::size_t>(input)], condition_.at(at));
        const std::int32_t left = copy(left_.at(at), depth + 1, tree);
        const std::int32_t right = copy(right_.at(at), depth + 1, tree);
        tree.nodes[place].left = left;
        tree.nodes[place].right = right;
        return static_cast<std::int32_t>(place);
    }

    std::vector<int> left_, right_, input_;
    std::vector<float> condition_, gain_;
    const InputValues& values_;
    Vector gains_;
};

}  // namespace

std::vector<GrownTree> xgboostTrees(std::span<const char> saved, const InputValues& values) {
    try {
        const Json file = Json::from_ubjson(saved.begin(), saved.end());
        const Json& model = file.at("learner").at("gradient_booster").at("model");
        const auto outputs = model.at("tree_info").get<std::vector<Index>>();
        std::vector<GrownTree> trees;
        for (const Json& tree : model.at("trees"))
            trees.push_back(SavedTree(tree, values).grown(outputs.at(trees.size())));
        return trees;
    } catch (const Json::exception& error) {
        throw std::runtime_error(std::string("XGBoost: ") + error.what());
    }
}

}  // namespace ardent

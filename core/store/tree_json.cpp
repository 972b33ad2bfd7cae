#include "core/store/tree_json.h"

#include <fmt/format.h>

#include <cmath>
#include <cstdlib>

namespace ardent::json {
namespace {

/// The shortest decimal number that single precision rounds to the value.
Json fromSingle(float value) {
    const double shortest = std::strtod(fmt::format("{}", value).c_str(), nullptr);
    return static_cast<float>(shortest) == value ? shortest : static_cast<double>(value);
}

/// The nodes from the root on, each split before what is left of it and that before what is right.
Json fromTree(const Tree& tree) {
    Json inputs = Json::array(), values = Json::array();
    std::vector<std::int32_t> open{0};
    while (!open.empty()) {
        const TreeNode& node = tree.nodes[static_cast<std::size_t>(open.back())];
        open.pop_back();
        inputs.push_back(node.input);
        values.push_back(fromSingle(node.isLeaf() ? node.value : node.threshold));
        if (!node.isLeaf()) open.insert(open.end(), {node.right, node.left});
    }
    return {{"output", tree.output}, {"input", std::move(inputs)}, {"value", std::move(values)}};
}

float single(const Json& json) {
    const auto value = static_cast<float>(json.get<double>());
    require(std::isfinite(value), "a tree whose numbers are not finite");
    return value;
}

TreeNode toNode(const Json& input, const Json& value, Index inputs) {
    require(input.is_number_integer(), "a split on an input that is not there");
    const auto at = input.get<std::int64_t>();
    require(at >= -1 && at < inputs, "a split on an input that is not there");
    TreeNode node;
    node.input = static_cast<std::int32_t>(at);
    (node.isLeaf() ? node.value : node.threshold) = single(value);
    return node;
}

TreePtr toTree(const Json& json, Index inputs, Index outputs) {
    Tree tree;
    tree.output = json.at("output");
    require(tree.output >= 0 && tree.output < outputs, "a tree of an output that is not there");
    const Json& input = json.at("input");
    const Json& value = json.at("value");
    require(input.is_array() && value.is_array() && input.size() == value.size(),
            "shapes that disagree");
    struct Open {  // a child that is still to come
        std::int32_t parent;
        bool isLeft;
        Index depth;
    };
    std::vector<Open> open{{-1, false, 0}};
    for (std::size_t i = 0; i < input.size(); ++i) {
        require(!open.empty(), "a node of a tree without a parent");
        const auto [parent, isLeft, depth] = open.back();
        open.pop_back();
        const auto place = static_cast<std::int32_t>(i);
        if (parent >= 0) {
            TreeNode& above = tree.nodes[static_cast<std::size_t>(parent)];
            (isLeft ? above.left : above.right) = place;
        }
        tree.nodes.push_back(toNode(input[i], value[i], inputs));
        if (tree.nodes.back().isLeaf()) continue;
        require(depth < kDeepestTree, "a tree that is too deep");
        open.push_back({place, false, depth + 1});
        open.push_back({place, true, depth + 1});
    }
    require(open.empty(), "a split of a tree without both children");
    return std::make_shared<const Tree>(std::move(tree));
}

}  // namespace

Json fromTrees(const std::vector<TreePtr>& trees) {
    Json list = Json::array();
    for (const TreePtr& tree : trees) list.push_back(fromTree(*tree));
    return list;
}

std::vector<TreePtr> toTrees(const Json& json, Index inputs, Index outputs) {
    require(json.is_array(), "trees that are no list");
    std::vector<TreePtr> trees;
    for (const Json& one : json) trees.push_back(toTree(one, inputs, outputs));
    return trees;
}

}  // namespace ardent::json

#include "core/store/tree_json.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

namespace ardent::json {
namespace {

/// The shortest decimal number that single precision rounds to the value.
Json fromSingle(float value) {
    const double shortest = std::strtod(fmt::format("{}", value).c_str(), nullptr);
    return static_cast<float>(shortest) == value ? shortest : static_cast<double>(value);
}

Json fromTree(const Tree& tree) {
    Json input = Json::array(), threshold = Json::array(), left = Json::array();
    Json right = Json::array(), value = Json::array();
    for (const TreeNode& node : tree.nodes) {
        input.push_back(node.input);
        threshold.push_back(fromSingle(node.threshold));
        left.push_back(node.left);
        right.push_back(node.right);
        value.push_back(fromSingle(node.value));
    }
    return {
        {"output", tree.output},   {"input", std::move(input)}, {"threshold", std::move(threshold)},
        {"left", std::move(left)}, {"right", std::move(right)}, {"value", std::move(value)}};
}

std::int32_t wholeNumber(const Json& json) {
    require(json.is_number_integer(), "a node that is no whole number");
    const auto value = json.get<std::int64_t>();
    require(value >= -1 && value <= std::numeric_limits<std::int32_t>::max(),
            "a node that is not there");
    return static_cast<std::int32_t>(value);
}

float single(const Json& json) {
    const auto value = static_cast<float>(json.get<double>());
    require(std::isfinite(value), "a tree whose numbers are not finite");
    return value;
}

/// Every node but the root is the child of one that stands before it, so that there is no circle.
void checkTree(const Tree& tree, Index inputs) {
    std::vector<Index> depth(tree.nodes.size(), -1);
    depth[0] = 0;
    for (std::size_t i = 0; i < tree.nodes.size(); ++i) {
        const TreeNode& node = tree.nodes[i];
        require(depth[i] >= 0, "a node of a tree without a parent");
        require(depth[i] <= kDeepestTree, "a tree that is too deep");
        if (node.isLeaf()) continue;
        require(node.input < inputs, "a split on an input that is not there");
        for (const std::int32_t child : {node.left, node.right}) {
            const auto at = static_cast<std::size_t>(child);
            require(child > 0 && at > i && at < tree.nodes.size(), "a node that is not there");
            require(depth[at] < 0, "a node of a tree with two parents");
            depth[at] = depth[i] + 1;
        }
    }
}

TreePtr toTree(const Json& json, Index inputs, Index outputs) {
    Tree tree;
    tree.output = json.at("output");
    require(tree.output >= 0 && tree.output < outputs, "a tree of an output that is not there");
    const Json& input = json.at("input");
    const Json& threshold = json.at("threshold");
    const Json& left = json.at("left");
    const Json& right = json.at("right");
    const Json& value = json.at("value");
    for (const Json* list : {&input, &threshold, &left, &right, &value})
        require(list->is_array() && !list->empty() && list->size() == input.size(),
                "shapes that disagree");
    for (std::size_t i = 0; i < input.size(); ++i)
        tree.nodes.push_back({wholeNumber(input[i]), single(threshold[i]), wholeNumber(left[i]),
                              wholeNumber(right[i]), single(value[i])});
    checkTree(tree, inputs);
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

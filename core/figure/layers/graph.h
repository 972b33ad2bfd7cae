#pragma once

#include <string>
#include <vector>

#include "core/base/types.h"

namespace ardent {

/// Named things around a circle and how strongly two or three of them belong together.
struct Graph {
    struct Edge {
        std::vector<Index> nodes;  ///< two or three
        double value = 0.;
    };

    std::string nodeLabel, edgeLabel;  ///< what a node's size and an edge's width mean
    int colour = 0;
    std::vector<std::string> names;
    std::vector<double> sizes;  ///< one a node, 0 or more; empty: all alike
    std::vector<Edge> edges;    ///< strongest first
};

/// "a × b".
std::string edgeName(const Graph&, const Graph::Edge&);

}  // namespace ardent

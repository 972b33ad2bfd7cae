#include "core/figure/layers/graph.h"

namespace ardent {

std::string edgeName(const Graph& graph, const Graph::Edge& edge) {
    std::string name;
    for (const Index node : edge.nodes)
        name += (name.empty() ? "" : " × ") + graph.names[static_cast<std::size_t>(node)];
    return name;
}

}  // namespace ardent

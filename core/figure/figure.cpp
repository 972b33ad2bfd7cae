#include "core/figure/figure.h"

#include <algorithm>

namespace ardent {

bool Figure::isEmpty() const {
    const bool lines = std::any_of(series.begin(), series.end(),
                                   [](const Series& line) { return !line.x.empty(); });
    const bool dots = std::any_of(points.begin(), points.end(),
                                  [](const Points& cloud) { return !cloud.x.empty(); });
    return !lines && !dots && !(bars && !bars->values.empty()) &&
           !(histogram && histogram->counts.size() > 0) && !(field && field->values.size() > 0) &&
           !(cells && cells->values.size() > 0) && !(graph && !graph->names.empty());
}

bool Figure::knowsRows() const {
    return places || std::any_of(points.begin(), points.end(),
                                 [](const Points& cloud) { return !cloud.rows.empty(); });
}

void Figure::forgetRows() {
    places = nullptr;
    for (Series& line : series) line.row.reset();
    for (Points& cloud : points) cloud.rows.clear();
}

std::string edgeName(const Graph& graph, const Graph::Edge& edge) {
    std::string name;
    for (const Index node : edge.nodes)
        name += (name.empty() ? "" : " × ") + graph.names[static_cast<std::size_t>(node)];
    return name;
}

Index Figure::scrolledRows() const {
    if (bars) return std::ssize(bars->values);
    return cells && isListing(*cells) ? cells->values.rows() : 0;
}

Index Figure::scrolledColumns() const {
    return cells && isListing(*cells) ? cells->values.cols() : 0;
}

bool isListing(const Cells& cells) {
    return !cells.words.empty();
}

}  // namespace ardent

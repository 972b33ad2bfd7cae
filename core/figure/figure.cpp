#include "core/figure/figure.h"

#include <algorithm>

#include "core/base/overloaded.h"

namespace ardent {

namespace {

constexpr Overloaded kDrawsNothing{
    [](const Series& line) { return line.x.empty(); },
    [](const Bars& bars) { return bars.values.empty(); },
    [](const Histogram& histogram) { return histogram.counts.size() == 0; },
    [](const Field& field) { return field.values.size() == 0; },
    [](const Points& points) { return points.x.empty(); },
    [](const Cells& cells) { return cells.values.size() == 0; },
    [](const Graph& graph) { return graph.names.empty(); }};

constexpr Overloaded kScrolledRows{
    [](const Bars& bars) { return static_cast<Index>(bars.values.size()); },
    [](const Cells& cells) { return isListing(cells) ? cells.values.rows() : 0; },
    [](const auto&) { return Index{0}; }};

}  // namespace

bool Figure::isEmpty() const {
    return std::ranges::all_of(layers,
                               [](const Layer& layer) { return std::visit(kDrawsNothing, layer); });
}

bool Figure::knowsRows() const {
    return places || std::ranges::any_of(ardent::layers<Points>(*this),
                                         [](const Points& cloud) { return !cloud.rows.empty(); });
}

void Figure::forgetRows() {
    places = nullptr;
    for (Series& line : ardent::layers<Series>(*this)) line.row.reset();
    for (Points& cloud : ardent::layers<Points>(*this)) cloud.rows.clear();
}

Index Figure::scrolledRows() const {
    const Layer* body = bodyOf(*this);
    return body ? std::visit(kScrolledRows, *body) : 0;
}

Index Figure::scrolledColumns() const {
    const Cells* cells = findLayer<Cells>(*this);
    return cells && isListing(*cells) ? cells->values.cols() : 0;
}

const Layer* bodyOf(const Figure& figure) {
    constexpr Overloaded kIsBody{
        [](const Series&) { return false; }, [](const Points&) { return false; },
        [](const Field&) { return false; }, [](const auto&) { return true; }};
    const auto body = std::ranges::find_if(
        figure.layers, [&](const Layer& layer) { return std::visit(kIsBody, layer); });
    return body == figure.layers.end() ? nullptr : &*body;
}

}  // namespace ardent

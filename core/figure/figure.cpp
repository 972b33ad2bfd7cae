#include "core/figure/figure.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <string_view>

#include "core/figure/figure_table.h"

namespace ardent {

namespace {

std::string quoted(std::string_view text) {
    if (text.find_first_of(",\"\r\n") == std::string_view::npos) return std::string(text);
    std::string result = "\"";
    for (const char c : text) {
        if (c == '"') result += '"';
        result += c;
    }
    return result + '"';
}

/// Shortest text that reads back as the same number.
std::string number(double value) {
    if (std::isnan(value)) return "NaN";
    if (std::isinf(value)) return value > 0. ? "Inf" : "-Inf";
    return fmt::format("{}", value);
}

/// The text of a cell; "" for nothing.
std::string csvText(const FigureCell& cell) {
    if (const auto* value = std::get_if<double>(&cell)) return number(*value);
    if (const auto* word = std::get_if<std::string>(&cell)) return quoted(*word);
    return {};
}

}  // namespace

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
    return cells && !cells->words.empty() ? cells->values.rows() : 0;
}

std::string toCsv(const Figure& figure) {
    const FigureTable table(figure);
    const bool hasBeside = figure.bars && figure.bars->beside;
    std::string text = "part,name,x,y,value,strength,mark";
    text += hasBeside ? ",beside,beside_strength\n" : "\n";
    const std::size_t columns = kFigureColumns.size() - (hasBeside ? 0 : 2);
    for (Index i = 0; i < table.rows(); ++i) {
        const FigureRow row = table.row(i);
        for (std::size_t column = 0; column < columns; ++column)
            text += (column == 0 ? "" : ",") + csvText(row[column]);
        text += '\n';
    }
    return text;
}

}  // namespace ardent

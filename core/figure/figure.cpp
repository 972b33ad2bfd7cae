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
    std::vector<std::size_t> extra;
    std::string text = "part,name,x,y,value,strength,mark";
    const auto add = [&](FigureColumn column, const std::string& title) {
        extra.push_back(static_cast<std::size_t>(column));
        text += ',' + title;
    };
    if (figure.bars && !figure.bars->intervals.empty()) {
        add(FigureColumn::Low, "low");
        add(FigureColumn::High, "high");
    }
    const std::size_t besides = figure.bars ? figure.bars->beside.size() : 0;
    for (std::size_t k = 0; k < besides; ++k) {
        const std::string title = besides == 1 ? "beside" : "beside_" + figure.bars->beside[k].id;
        add(kBesideColumns.at(k).value, title);
        add(kBesideColumns[k].strength, title + "_strength");
    }
    if (std::ranges::find(table.columns(), FigureColumn::Row) != table.columns().end())
        add(FigureColumn::Row, "row");
    text += '\n';
    for (Index i = 0; i < table.rows(); ++i) {
        const FigureRow row = table.row(i);
        text += csvText(row.front());
        for (std::size_t column = 1; column <= static_cast<std::size_t>(FigureColumn::Mark);
             ++column)
            text += ',' + csvText(row[column]);
        for (const std::size_t column : extra) text += ',' + csvText(row[column]);
        text += '\n';
    }
    return text;
}

}  // namespace ardent

#include "core/figure/figure.h"

#include <fmt/format.h>

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string_view>

#include "core/base/grid.h"

namespace ardent {

namespace {

std::string_view partName(LineRole role) {
    switch (role) {
        case LineRole::Train:
            return "training line";
        case LineRole::Validation:
            return "validation line";
        case LineRole::Score:
            return "score line";
        case LineRole::Reference:
            return "reference line";
        case LineRole::Individual:
            return "individual line";
    }
    return "line";
}

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

class CsvRows {
public:
    CsvRows() : text_("part,name,x,y,value,strength,mark\n") {}

    void add(std::string_view part, std::string_view name, std::string_view x, std::string_view y,
             std::string_view value, std::string_view strength, std::string_view mark) {
        fmt::format_to(std::back_inserter(text_), "{},{},{},{},{},{},{}\n", part, quoted(name), x,
                       y, quoted(value), strength, mark);
    }

    std::string take() { return std::move(text_); }

private:
    std::string text_;
};

std::string className(const Field& field, double value) {
    const auto index = static_cast<std::size_t>(value);
    const bool known = value >= 0. && index < field.classes.size();
    return known ? field.classes[index] : number(value);
}

void addSeries(CsvRows& rows, const Series& series) {
    for (std::size_t i = 0; i < std::min(series.x.size(), series.y.size()); ++i) {
        rows.add(partName(series.role), series.name, number(series.x[i]), number(series.y[i]), "",
                 "", "");
    }
}

void addBars(CsvRows& rows, const Bars& bars) {
    for (std::size_t i = 0; i < bars.values.size(); ++i) {
        const bool selected = i < bars.selected.size() && bars.selected[i];
        rows.add("bar", bars.names[i], "", "", number(bars.values[i]), "",
                 selected ? "selected" : "");
    }
}

void addField(CsvRows& rows, const Field& field) {
    const bool classes = field.map == ColourMap::Classes;
    for (Index i = 0; i < field.values.rows(); ++i) {
        const std::string x = number(gridPoint(field.x, i, field.values.rows()));
        for (Index j = 0; j < field.values.cols(); ++j) {
            const double value = field.values(i, j);
            rows.add("field", field.label, x, number(gridPoint(field.y, j, field.values.cols())),
                     classes ? className(field, value) : number(value),
                     field.strength.size() > 0 ? number(field.strength(i, j)) : "", "");
        }
    }
}

void addCells(CsvRows& rows, const Figure& figure) {
    const Cells& cells = *figure.cells;
    for (Index i = 0; i < cells.values.rows(); ++i)
        for (Index j = 0; j < cells.values.cols(); ++j)
            rows.add("cell", cells.name,
                     quoted(figure.x.categories.at(static_cast<std::size_t>(j))),
                     quoted(figure.y.categories.at(static_cast<std::size_t>(i))),
                     number(cells.values(i, j)), number(cells.shade(i, j)), "");
}

void addPoints(CsvRows& rows, const Points& points, const std::optional<Field>& field) {
    const bool classes = field && field->map == ColourMap::Classes;
    for (std::size_t i = 0; i < points.x.size(); ++i) {
        const bool wrong = i < points.wrong.size() && points.wrong[i];
        std::string value;
        if (i < points.values.size()) {
            value = classes ? className(*field, points.values[i]) : number(points.values[i]);
        }
        rows.add("point", points.name, number(points.x[i]), number(points.y[i]), value, "",
                 wrong ? "wrong" : "");
    }
}

}  // namespace

bool Figure::isEmpty() const {
    const bool lines = std::any_of(series.begin(), series.end(),
                                   [](const Series& line) { return !line.x.empty(); });
    const bool dots = std::any_of(points.begin(), points.end(),
                                  [](const Points& cloud) { return !cloud.x.empty(); });
    return !lines && !dots && !(bars && !bars->values.empty()) &&
           !(field && field->values.size() > 0) && !(cells && cells->values.size() > 0);
}

std::string toCsv(const Figure& figure) {
    CsvRows rows;
    for (const Series& series : figure.series) addSeries(rows, series);
    if (figure.bars) addBars(rows, *figure.bars);
    if (figure.field) addField(rows, *figure.field);
    if (figure.cells) addCells(rows, figure);
    for (const Points& points : figure.points) addPoints(rows, points, figure.field);
    return rows.take();
}

}  // namespace ardent

#include "core/figure/layer_rows.h"

#include <algorithm>
#include <cmath>
#include <type_traits>

#include "core/base/grid.h"
#include "core/base/overloaded.h"
#include "core/data/table/histogram_edges.h"
#include "core/figure/listing_rows.h"
#include "core/figure/row_places.h"

namespace ardent {

namespace {

FigureCell& cellOf(FigureRow& row, FigureColumn column) {
    return row[static_cast<std::size_t>(column)];
}

Message markName(PlaceKind kind) {
    switch (kind) {
        case PlaceKind::Kept:
            return message("kept-mark", "kept mark");
        case PlaceKind::Change:
            return message("change-mark", "change mark");
        case PlaceKind::Lowest:
            return message("lowest-mark", "lowest mark");
        case PlaceKind::Sparsest:
            return message("sparsest-mark", "sparsest mark");
        case PlaceKind::Stage:
            return message("stage-band", "stage");
        case PlaceKind::Other:
            break;
    }
    return message("reference-line", "reference line");
}

Message partName(const Series& line) {
    switch (line.role) {
        case LineRole::Main:
            return message("line", "line");
        case LineRole::Train:
            return message("training-line", "training line");
        case LineRole::Validation:
            return message("validation-line", "validation line");
        case LineRole::Score:
            return message("score-line", "score line");
        case LineRole::Reference:
            return markName(line.place);
        case LineRole::Individual:
            return line.member.empty() ? message("individual-line", "individual line")
                                       : message("line", "line");
    }
    return message("line", "line");
}

FigureCell fieldValue(const Field& field, double value) {
    if (field.map != ColourMap::Classes) return value;
    const auto index = static_cast<std::size_t>(value);
    if (value >= 0. && index < field.classes.size()) return field.classes[index];
    return value;
}

FigureRow startRow(Message part, std::string name) {
    FigureRow row;
    cellOf(row, FigureColumn::Part) = std::move(part);
    cellOf(row, FigureColumn::Name) = std::move(name);
    return row;
}

/// The name of the category around a place of an axis that has some, else the number.
FigureCell placeOn(const Axis& axis, double value) {
    const auto count = static_cast<double>(axis.categories.size());
    if (!(count > 0. && value >= -0.5 && value <= count - 0.5)) return value;
    const double position = std::min(std::floor(value + 0.5), count - 1.);
    return axis.categories[static_cast<std::size_t>(position)];
}

/// Readers count rows from 1.
void tellRow(std::int32_t row, FigureRow& told) {
    cellOf(told, FigureColumn::Row) = static_cast<double>(row) + 1.;
}

FigureRow rowOf(const Figure& figure, const Series& series, std::size_t i) {
    FigureRow row = startRow(partName(series), ownName(series));
    cellOf(row, FigureColumn::X) = placeOn(figure.x, series.x[i]);
    cellOf(row, FigureColumn::Y) = placeOn(figure.y, series.y[i]);
    if (!series.spreads.empty()) cellOf(row, FigureColumn::Strength) = series.spreads[i];
    if (series.row) tellRow(*series.row, row);
    return row;
}

Message selectedText(double rows) {
    return message("count-selected", "{} selected", static_cast<long long>(rows));
}

FigureRow rowOf(const Figure&, const Bars& bars, std::size_t i) {
    FigureRow row = startRow(message("bar", "bar"), bars.names[i]);
    cellOf(row, FigureColumn::Value) = bars.values[i];
    if (!bars.spreads.empty()) cellOf(row, FigureColumn::Strength) = bars.spreads[i];
    Message mark;
    if (i < bars.remarks.size() && !bars.remarks[i].empty())
        mark = bars.remarks[i];
    else if (!bars.parts.empty())
        mark = selectedText(bars.parts[i]);
    else if (i < bars.selected.size() && bars.selected[i])
        mark = message("selected", "selected");
    if (i < bars.together.size() && !bars.together[i].empty())
        mark = mark.empty() ? bars.together[i]
                            : message("mark-and-share", "{}; {}", mark, bars.together[i]);
    if (!mark.empty()) cellOf(row, FigureColumn::Mark) = mark;
    if (!bars.intervals.empty()) {
        cellOf(row, FigureColumn::Low) = bars.intervals[i].low;
        cellOf(row, FigureColumn::High) = bars.intervals[i].high;
    }
    for (std::size_t k = 0; k < bars.beside.size(); ++k) {
        const Bars::Beside& beside = bars.beside[k];
        cellOf(row, kBesideColumns.at(k).value) = beside.values[i];
        if (!beside.spreads.empty()) cellOf(row, kBesideColumns[k].strength) = beside.spreads[i];
    }
    return row;
}

/// A bin stands at its middle.
FigureRow rowOf(const Figure&, const Histogram& histogram, std::size_t i) {
    const auto index = static_cast<Index>(i);
    const Index group = index / histogram.counts.rows(), bin = index % histogram.counts.rows();
    const auto left = static_cast<std::size_t>(bin);
    FigureRow row =
        startRow(message("bin", "bin"), histogram.groups[static_cast<std::size_t>(group)]);
    cellOf(row, FigureColumn::X) = histogram.edges[left] / 2. + histogram.edges[left + 1] / 2.;
    cellOf(row, FigureColumn::Value) = histogram.counts(bin, group);
    if (histogram.selected.size() > 0)
        cellOf(row, FigureColumn::Mark) = selectedText(histogram.selected(bin, group));
    return row;
}

FigureRow rowOf(const Figure& figure, const Field& field, std::size_t index) {
    const Index columns = field.values.cols();
    const Index i = static_cast<Index>(index) / columns, j = static_cast<Index>(index) % columns;
    FigureRow row = startRow(message("field", "field"), field.label);
    cellOf(row, FigureColumn::X) = placeOn(figure.x, gridPoint(field.x, i, field.values.rows()));
    cellOf(row, FigureColumn::Y) = placeOn(figure.y, gridPoint(field.y, j, columns));
    cellOf(row, FigureColumn::Value) = fieldValue(field, field.values(i, j));
    if (field.strength.size() > 0) cellOf(row, FigureColumn::Strength) = field.strength(i, j);
    return row;
}

FigureRow rowOf(const Figure& figure, const Cells& cells, std::size_t index) {
    if (isListing(cells)) return listingRow(figure, cells, static_cast<Index>(index));
    const Index columns = cells.values.cols();
    const Index i = static_cast<Index>(index) / columns, j = static_cast<Index>(index) % columns;
    FigureRow row = startRow(message("cell", "cell"), cells.name);
    cellOf(row, FigureColumn::X) = figure.x.categories.at(static_cast<std::size_t>(j));
    cellOf(row, FigureColumn::Y) = figure.y.categories.at(static_cast<std::size_t>(i));
    if (!std::isnan(cells.values(i, j))) {
        cellOf(row, FigureColumn::Value) = cells.values(i, j);
        cellOf(row, FigureColumn::Strength) = cells.shade(i, j);
    }
    if (cells.selected.size() > 0)
        cellOf(row, FigureColumn::Mark) = selectedText(cells.selected(i, j));
    return row;
}

bool isTrue(const std::vector<bool>& flags, std::size_t i) {
    return i < flags.size() && flags[i];
}

FigureRow valueRow(Message part, std::string name, double value) {
    FigureRow row = startRow(std::move(part), std::move(name));
    cellOf(row, FigureColumn::Value) = value;
    return row;
}

/// Nodes, then edges.
FigureRow rowOf(const Figure&, const Graph& graph, std::size_t i) {
    if (i < graph.sizes.size())
        return valueRow(message("node", "node"), graph.names[i], graph.sizes[i]);
    const Graph::Edge& edge = graph.edges[i - graph.sizes.size()];
    return valueRow(message("edge", "edge"), edgeName(graph, edge), edge.value);
}

FigureRow rowOf(const Figure& figure, const Points& points, std::size_t i) {
    FigureRow row = startRow(message("point", "point"), points.name);
    cellOf(row, FigureColumn::X) = placeOn(figure.x, points.x[i]);
    cellOf(row, FigureColumn::Y) = placeOn(figure.y, points.y[i]);
    const Field* field = findLayer<Field>(figure);
    if (i < points.values.size())
        cellOf(row, FigureColumn::Value) =
            field ? fieldValue(*field, points.values[i]) : FigureCell(points.values[i]);
    else if (i < points.counts.size())
        cellOf(row, FigureColumn::Value) = points.counts[i];
    if (i < points.rows.size()) tellRow(points.rows[i], row);
    std::vector<Message> marks;
    const auto mark = [&](const std::vector<bool>& flags, const Message& word) {
        if (isTrue(flags, i)) marks.push_back(word);
    };
    mark(points.wrong, message("wrong", "wrong"));
    mark(points.filled, message("filled", "filled"));
    mark(points.few, message("few-rows", "few rows"));
    mark(points.selected, message("selected", "selected"));
    if (marks.size() == 1) cellOf(row, FigureColumn::Mark) = marks.front();
    if (marks.size() > 1) cellOf(row, FigureColumn::Mark) = Message("marks", "{}", {marks});
    return row;
}

bool anyTrue(const std::vector<bool>& flags) {
    return std::find(flags.begin(), flags.end(), true) != flags.end();
}

bool anyWord(const std::vector<Message>& texts) {
    return !std::ranges::all_of(texts, &Message::empty);
}

constexpr Overloaded kRowCount{
    [](const Series& line) { return std::min(line.x.size(), line.y.size()); },
    [](const Bars& bars) { return bars.values.size(); },
    [](const Histogram& histogram) { return static_cast<std::size_t>(histogram.counts.size()); },
    [](const Field& field) { return static_cast<std::size_t>(field.values.size()); },
    [](const Points& points) { return points.x.size(); },
    [](const Cells& cells) {
        return static_cast<std::size_t>(isListing(cells) ? listingRows(cells)
                                                         : cells.values.size());
    },
    [](const Graph& graph) { return graph.sizes.size() + graph.edges.size(); }};

using Columns = std::vector<FigureColumn>;

void addWhere(bool isUsed, std::initializer_list<FigureColumn> some, Columns& columns) {
    if (isUsed) columns.insert(columns.end(), some);
}

Columns columnsOf(const Series& line) {
    Columns columns{FigureColumn::Part, FigureColumn::Name, FigureColumn::X, FigureColumn::Y};
    addWhere(!line.spreads.empty(), {FigureColumn::Strength}, columns);
    addWhere(line.row.has_value(), {FigureColumn::Row}, columns);
    return columns;
}

Columns columnsOf(const Bars& bars) {
    Columns columns{FigureColumn::Part, FigureColumn::Name, FigureColumn::Value};
    addWhere(!bars.spreads.empty(), {FigureColumn::Strength}, columns);
    addWhere(anyTrue(bars.selected) || anyWord(bars.remarks) || anyWord(bars.together) ||
                 !bars.parts.empty(),
             {FigureColumn::Mark}, columns);
    addWhere(!bars.intervals.empty(), {FigureColumn::Low, FigureColumn::High}, columns);
    for (std::size_t k = 0; k < bars.beside.size(); ++k) {
        columns.push_back(kBesideColumns.at(k).value);
        addWhere(!bars.beside[k].spreads.empty(), {kBesideColumns[k].strength}, columns);
    }
    return columns;
}

Columns columnsOf(const Histogram& histogram) {
    Columns columns{FigureColumn::Part, FigureColumn::Name, FigureColumn::X, FigureColumn::Value};
    addWhere(histogram.selected.size() > 0, {FigureColumn::Mark}, columns);
    return columns;
}

Columns columnsOf(const Field& field) {
    Columns columns{FigureColumn::Part, FigureColumn::Name, FigureColumn::X, FigureColumn::Y,
                    FigureColumn::Value};
    addWhere(field.strength.size() > 0, {FigureColumn::Strength}, columns);
    return columns;
}

Columns columnsOf(const Points& points) {
    Columns columns{FigureColumn::Part, FigureColumn::Name, FigureColumn::X, FigureColumn::Y};
    addWhere(!points.values.empty() || !points.counts.empty(), {FigureColumn::Value}, columns);
    addWhere(!points.rows.empty(), {FigureColumn::Row}, columns);
    addWhere(anyTrue(points.wrong) || anyTrue(points.filled) || anyTrue(points.few) ||
                 anyTrue(points.selected),
             {FigureColumn::Mark}, columns);
    return columns;
}

Columns columnsOf(const Cells& cells) {
    if (isListing(cells)) return listingColumns(cells);
    Columns columns{FigureColumn::Part, FigureColumn::Name,  FigureColumn::X,
                    FigureColumn::Y,    FigureColumn::Value, FigureColumn::Strength};
    addWhere(cells.selected.size() > 0, {FigureColumn::Mark}, columns);
    return columns;
}

Columns columnsOf(const Graph&) {
    return {FigureColumn::Part, FigureColumn::Name, FigureColumn::Value};
}

using TableRows = std::vector<std::int32_t>;
using IsChosen = std::function<bool(Index)>;

TableRows tableRowsOf(const Figure&, const Series& line, const IsChosen& isChosen) {
    TableRows found;
    const auto count = static_cast<Index>(kRowCount(line));
    for (Index i = 0; line.row && i < count; ++i)
        if (isChosen(i)) found.push_back(*line.row);
    return found;
}

TableRows tableRowsOf(const Figure&, const Points& points, const IsChosen& isChosen) {
    TableRows found;
    for (std::size_t i = 0; i < points.rows.size(); ++i)
        if (isChosen(static_cast<Index>(i))) found.push_back(points.rows[i]);
    return found;
}

Index wholePlace(double place) {
    return static_cast<Index>(place);
}

constexpr Overloaded kCounted{
    [](const RowPlaces& places, std::size_t i, const Bars&) { return wholePlace(places.y[i]); },
    [](const RowPlaces& places, std::size_t i, const Cells& cells) {
        return wholePlace(places.y[i]) * cells.values.cols() + wholePlace(places.x[i]);
    },
    [](const RowPlaces& places, std::size_t i, const Histogram& histogram) {
        return static_cast<Index>(places.groupOf(i)) * histogram.counts.rows() +
               static_cast<Index>(binOf(places.x[i], histogram.edges));
    }};

/// Of layers that count rows of the data.
template <class T>
TableRows tableRowsOf(const Figure& figure, const T& layer, const IsChosen& isChosen) {
    TableRows found;
    if constexpr (std::is_invocable_v<decltype(kCounted), const RowPlaces&, std::size_t, const T&>)
        for (std::size_t i = 0; figure.places && i < figure.places->rows.size(); ++i)
            if (isChosen(kCounted(*figure.places, i, layer)))
                found.push_back(figure.places->rows[i]);
    return found;
}

}  // namespace

Index rowCount(const Layer& layer) {
    return static_cast<Index>(std::visit(kRowCount, layer));
}

FigureRow rowOf(const Figure& figure, const Layer& layer, Index index) {
    const auto i = static_cast<std::size_t>(index);
    return std::visit([&](const auto& each) { return rowOf(figure, each, i); }, layer);
}

std::vector<FigureColumn> columnsOf(const Layer& layer) {
    return std::visit([](const auto& each) { return columnsOf(each); }, layer);
}

std::vector<std::int32_t> tableRowsOf(const Figure& figure, const Layer& layer,
                                      const std::function<bool(Index)>& isChosen) {
    return std::visit([&](const auto& each) { return tableRowsOf(figure, each, isChosen); }, layer);
}

}  // namespace ardent

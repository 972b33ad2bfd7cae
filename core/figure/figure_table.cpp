#include "core/figure/figure_table.h"

#include <algorithm>
#include <cmath>

#include "core/base/check.h"
#include "core/base/grid.h"
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

FigureRow seriesRow(const Figure& figure, const Series& series, std::size_t i) {
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

FigureRow barRow(const Bars& bars, std::size_t i) {
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
FigureRow binRow(const Histogram& histogram, Index index) {
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

FigureRow fieldRow(const Figure& figure, Index index) {
    const Field& field = *figure.field;
    const Index i = index / field.values.cols(), j = index % field.values.cols();
    FigureRow row = startRow(message("field", "field"), field.label);
    cellOf(row, FigureColumn::X) = placeOn(figure.x, gridPoint(field.x, i, field.values.rows()));
    cellOf(row, FigureColumn::Y) = placeOn(figure.y, gridPoint(field.y, j, field.values.cols()));
    cellOf(row, FigureColumn::Value) = fieldValue(field, field.values(i, j));
    if (field.strength.size() > 0) cellOf(row, FigureColumn::Strength) = field.strength(i, j);
    return row;
}

FigureRow cellRow(const Figure& figure, Index index) {
    const Cells& cells = *figure.cells;
    if (isListing(cells)) return listingRow(figure, index);
    const Index i = index / cells.values.cols(), j = index % cells.values.cols();
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

FigureRow pointRow(const Figure& figure, const Points& points, std::size_t i) {
    FigureRow row = startRow(message("point", "point"), points.name);
    cellOf(row, FigureColumn::X) = placeOn(figure.x, points.x[i]);
    cellOf(row, FigureColumn::Y) = placeOn(figure.y, points.y[i]);
    if (i < points.values.size())
        cellOf(row, FigureColumn::Value) = figure.field
                                               ? fieldValue(*figure.field, points.values[i])
                                               : FigureCell(points.values[i]);
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

}  // namespace

FigureTable::FigureTable(const Figure& figure) : figure_(&figure) {
    const auto addLines = [&](auto isNext) {
        for (std::size_t i = 0; i < figure.series.size(); ++i)
            if (isNext(figure.series[i].role))
                add(Kind::Series, i,
                    std::min(figure.series[i].x.size(), figure.series[i].y.size()));
    };
    const auto isPale = [](LineRole role) { return role == LineRole::Individual; };
    const auto isToCompareWith = [](LineRole role) { return role == LineRole::Reference; };
    addLines([&](LineRole role) { return !isPale(role) && !isToCompareWith(role); });
    addLines(isPale);
    if (figure.bars) add(Kind::Bars, 0, figure.bars->values.size());
    if (figure.histogram)
        add(Kind::Bins, 0, static_cast<std::size_t>(figure.histogram->counts.size()));
    if (figure.field) add(Kind::Field, 0, static_cast<std::size_t>(figure.field->values.size()));
    if (figure.cells)
        add(Kind::Cells, 0,
            static_cast<std::size_t>(isListing(*figure.cells) ? listingRows(*figure.cells)
                                                              : figure.cells->values.size()));
    if (figure.graph) {
        add(Kind::Nodes, 0, figure.graph->sizes.size());
        add(Kind::Edges, 0, figure.graph->edges.size());
    }
    for (std::size_t i = 0; i < figure.points.size(); ++i)
        add(Kind::Points, i, figure.points[i].x.size());
    addLines(isToCompareWith);
    columns_ = usedColumns();
}

void FigureTable::add(Kind kind, std::size_t which, std::size_t rows) {
    if (rows == 0) return;
    blocks_.push_back({kind, which, total_, static_cast<Index>(rows)});
    total_ += static_cast<Index>(rows);
}

std::vector<FigureColumn> FigureTable::usedColumns() const {
    std::array<bool, kFigureColumns.size()> used{};
    const auto use = [&](std::initializer_list<FigureColumn> columns) {
        for (const FigureColumn column : columns) used[static_cast<std::size_t>(column)] = true;
    };
    for (const Block& block : blocks_) {
        if (block.kind == Kind::Cells && isListing(*figure_->cells)) {
            for (const FigureColumn column : listingColumns(*figure_->cells)) use({column});
            continue;
        }
        use({FigureColumn::Part, FigureColumn::Name});
        if (block.kind == Kind::Bars) {
            use({FigureColumn::Value});
            if (!figure_->bars->spreads.empty()) use({FigureColumn::Strength});
            if (anyTrue(figure_->bars->selected) || anyWord(figure_->bars->remarks) ||
                anyWord(figure_->bars->together) || !figure_->bars->parts.empty())
                use({FigureColumn::Mark});
            if (!figure_->bars->intervals.empty()) use({FigureColumn::Low, FigureColumn::High});
            for (std::size_t k = 0; k < figure_->bars->beside.size(); ++k) {
                use({kBesideColumns.at(k).value});
                if (!figure_->bars->beside[k].spreads.empty()) use({kBesideColumns[k].strength});
            }
            continue;
        }
        if (block.kind == Kind::Nodes || block.kind == Kind::Edges) {
            use({FigureColumn::Value});
            continue;
        }
        if (block.kind == Kind::Bins) {
            use({FigureColumn::X, FigureColumn::Value});
            if (figure_->histogram->selected.size() > 0) use({FigureColumn::Mark});
            continue;
        }
        use({FigureColumn::X, FigureColumn::Y});
        if (block.kind == Kind::Field || block.kind == Kind::Cells) use({FigureColumn::Value});
        if (block.kind == Kind::Cells && figure_->cells->selected.size() > 0)
            use({FigureColumn::Mark});
        if (block.kind == Kind::Cells ||
            (block.kind == Kind::Field && figure_->field->strength.size() > 0))
            use({FigureColumn::Strength});
        if (block.kind == Kind::Series && !figure_->series[block.which].spreads.empty())
            use({FigureColumn::Strength});
        if (block.kind == Kind::Series && figure_->series[block.which].row)
            use({FigureColumn::Row});
        if (block.kind != Kind::Points) continue;
        const Points& points = figure_->points[block.which];
        if (!points.values.empty() || !points.counts.empty()) use({FigureColumn::Value});
        if (!points.rows.empty()) use({FigureColumn::Row});
        if (anyTrue(points.wrong) || anyTrue(points.filled) || anyTrue(points.few) ||
            anyTrue(points.selected))
            use({FigureColumn::Mark});
    }
    std::vector<FigureColumn> columns;
    for (const FigureColumn column : kFigureColumns)
        if (used[static_cast<std::size_t>(column)]) columns.push_back(column);
    return columns;
}

/// Where a row of the data is counted, within its block; −1 where that kind counts none.
Index FigureTable::lineOfPlace(Kind kind, std::size_t place) const {
    const RowPlaces& places = *figure_->places;
    const auto whole = [place](const std::vector<double>& at) {
        return static_cast<Index>(at[place]);
    };
    if (kind == Kind::Bars) return whole(places.y);
    if (kind == Kind::Cells)
        return whole(places.y) * figure_->cells->values.cols() + whole(places.x);
    if (kind != Kind::Bins) return -1;
    const auto bin = static_cast<Index>(binOf(places.x[place], figure_->histogram->edges));
    const auto group = static_cast<Index>(places.groupOf(place));
    return group * figure_->histogram->counts.rows() + bin;
}

std::vector<std::int32_t> FigureTable::tableRows(const std::vector<bool>& chosen) const {
    check(std::ssize(chosen) == total_, "FigureTable::tableRows: {} flags for {} rows",
          chosen.size(), total_);
    std::vector<std::int32_t> found;
    for (const Block& block : blocks_) {
        const auto isChosen = [&](Index line) {
            return line >= 0 && chosen[static_cast<std::size_t>(block.first + line)];
        };
        if (block.kind == Kind::Points) {
            const std::vector<std::int32_t>& rows = figure_->points[block.which].rows;
            for (std::size_t i = 0; i < rows.size(); ++i)
                if (isChosen(static_cast<Index>(i))) found.push_back(rows[i]);
            continue;
        }
        if (block.kind == Kind::Series) {
            const std::optional<std::int32_t> row = figure_->series[block.which].row;
            for (Index line = 0; row && line < block.rows; ++line)
                if (isChosen(line)) found.push_back(*row);
            continue;
        }
        if (!figure_->places) continue;
        const std::vector<std::int32_t>& rows = figure_->places->rows;
        for (std::size_t i = 0; i < rows.size(); ++i)
            if (isChosen(lineOfPlace(block.kind, i))) found.push_back(rows[i]);
    }
    return found;
}

bool FigureTable::isOfOnePart() const {
    const auto partOf = [this](const Block& block) {
        return row(block.first)[static_cast<std::size_t>(FigureColumn::Part)];
    };
    return std::ranges::all_of(
        blocks_, [&](const Block& block) { return partOf(block) == partOf(blocks_.front()); });
}

FigureRow FigureTable::row(Index index) const {
    check(index >= 0 && index < total_, "FigureTable::row: there is no row {}", index);
    const Block& block = *std::prev(
        std::upper_bound(blocks_.begin(), blocks_.end(), index,
                         [](Index row, const Block& other) { return row < other.first; }));
    const Index within = index - block.first;
    const auto i = static_cast<std::size_t>(within);
    switch (block.kind) {
        case Kind::Series:
            return seriesRow(*figure_, figure_->series[block.which], i);
        case Kind::Bars:
            return barRow(*figure_->bars, i);
        case Kind::Bins:
            return binRow(*figure_->histogram, within);
        case Kind::Field:
            return fieldRow(*figure_, within);
        case Kind::Cells:
            return cellRow(*figure_, within);
        case Kind::Nodes:
            return valueRow(message("node", "node"), figure_->graph->names[i],
                            figure_->graph->sizes[i]);
        case Kind::Edges:
            return valueRow(message("edge", "edge"),
                            edgeName(*figure_->graph, figure_->graph->edges[i]),
                            figure_->graph->edges[i].value);
        case Kind::Points:
            return pointRow(*figure_, figure_->points[block.which], i);
    }
    return {};
}

}  // namespace ardent

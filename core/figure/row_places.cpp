#include "core/figure/row_places.h"

#include <algorithm>
#include <cmath>
#include <iterator>

#include "core/base/message.h"
#include "core/base/overloaded.h"
#include "core/data/table/histogram_edges.h"
#include "core/data/task/drawn_rows.h"
#include "core/figure/counts.h"
#include "core/figure/figure.h"
#include "core/figure/notes/notes.h"

namespace ardent {
namespace {

constexpr Index kEnough = 500;  ///< selected points a cloud

bool within(double value, const Range& range) {
    return range.low <= value && value <= range.high;
}

/// The category whose unit around it the value lies in.
double category(double value) {
    return std::floor(value + 0.5);
}

Range categories(const Range& range) {
    return {category(range.low), category(range.high)};
}

template <class IsIn>
std::vector<std::int32_t> rowsWhere(const RowPlaces& places, IsIn isIn) {
    std::vector<std::int32_t> found;
    for (std::size_t i = 0; i < places.rows.size(); ++i)
        if (isIn(i) && (found.empty() || found.back() != places.rows[i]))
            found.push_back(places.rows[i]);
    return found;
}

std::vector<std::int32_t> rowsOf(const Histogram& histogram, const RowPlaces& places,
                                 const Range& x, const Range& y) {
    std::vector<bool> touched;
    for (std::size_t bin = 0; bin + 1 < histogram.edges.size(); ++bin)
        touched.push_back(histogram.edges[bin] <= x.high && x.low <= histogram.edges[bin + 1] &&
                          y.low <= histogram.counts.row(static_cast<Index>(bin)).sum() &&
                          y.high >= 0.);
    return rowsWhere(places,
                     [&](std::size_t i) { return touched[binOf(places.x[i], histogram.edges)]; });
}

std::vector<std::int32_t> rowsOf(const Bars& bars, const RowPlaces& places, const Range& x,
                                 const Range& y) {
    const Range levels = categories(y);
    return rowsWhere(places, [&](std::size_t i) {
        const double level = places.y[i];
        return within(level, levels) && x.high >= 0. &&
               x.low <= bars.values[static_cast<std::size_t>(level)];
    });
}

std::vector<std::int32_t> rowsOf(const RowPlaces& places, const Range& x, const Range& y) {
    return rowsWhere(
        places, [&](std::size_t i) { return within(places.x[i], x) && within(places.y[i], y); });
}

/// Whether a line, its x ascending, runs through the rectangle.
bool crosses(const Series& line, const Range& x, const Range& y) {
    for (std::size_t i = 0; i + 1 < line.x.size(); ++i) {
        const double begin = std::max(line.x[i], x.low), end = std::min(line.x[i + 1], x.high);
        if (!(begin <= end)) continue;
        const double width = line.x[i + 1] - line.x[i];
        const auto height = [&](double at) {
            return width > 0. ? std::lerp(line.y[i], line.y[i + 1], (at - line.x[i]) / width)
                              : line.y[i];
        };
        const auto [low, high] = std::minmax({height(begin), height(end)});
        if (low <= y.high && y.low <= high) return true;
    }
    return false;
}

/// Rows, ascending, and those of the lines through the rectangle.
std::vector<std::int32_t> withLines(const Figure& figure, const Range& x, const Range& y,
                                    std::vector<std::int32_t> rows) {
    std::vector<std::int32_t> found, all;
    for (const Series& line : layers<Series>(figure))
        if (line.row && crosses(line, x, y)) found.push_back(*line.row);
    std::ranges::sort(found);
    std::ranges::set_union(rows, found, std::back_inserter(all));
    return all;
}

void markCounted(const RowPlaces& places, const RowSelection& selected, Histogram& histogram) {
    histogram.selected = Matrix::Zero(histogram.counts.rows(), histogram.counts.cols());
    for (std::size_t i = 0; i < places.rows.size(); ++i)
        if (selected.contains(places.rows[i]))
            histogram.selected(static_cast<Index>(binOf(places.x[i], histogram.edges)),
                               static_cast<Index>(places.groupOf(i))) += 1.;
}

void markCounted(const RowPlaces& places, const RowSelection& selected, Bars& bars) {
    bars.parts.assign(bars.values.size(), 0.);
    for (std::size_t i = 0; i < places.rows.size(); ++i)
        if (selected.contains(places.rows[i]))
            bars.parts[static_cast<std::size_t>(places.y[i])] += 1.;
}

void markCounted(const RowPlaces& places, const RowSelection& selected, Cells& cells) {
    cells.selected = Matrix::Zero(cells.values.rows(), cells.values.cols());
    for (std::size_t i = 0; i < places.rows.size(); ++i)
        if (selected.contains(places.rows[i]))
            cells.selected(static_cast<Index>(places.y[i]), static_cast<Index>(places.x[i])) += 1.;
}

/// Of layers that count no rows.
template <class T>
void markCounted(const RowPlaces&, const RowSelection&, T&) {}

void markDrawn(const RowSelection& selected, Points& points) {
    points.selected.clear();
    for (const std::int32_t row : points.rows) points.selected.push_back(selected.contains(row));
}

/// Selected lines are drawn over the others of rows, and both below the lines of many rows.
void markLines(const RowSelection& selected, Figure& figure) {
    for (Series& line : layers<Series>(figure)) {
        if (!line.row) continue;
        line.selected = selected.contains(*line.row);
        if (line.selected) line.name = words("selected rows");
    }
    std::ranges::stable_sort(figure.layers, {}, [](const Layer& layer) {
        const auto* line = std::get_if<Series>(&layer);
        return !line || !line->row ? 2 : line->selected ? 1 : 0;
    });
}

/// Some of these places, which are not drawn, so that enough selected points are.
void drawSome(const RowPlaces& places, std::vector<std::int32_t> further, Points& points) {
    const Index room = kEnough - std::ranges::count(points.selected, true);
    if (room <= 0) return;
    for (const std::int32_t place : drawnRows(std::move(further), room, kLookSeed)) {
        const auto i = static_cast<std::size_t>(place);
        points.x.push_back(places.x[i]);
        points.y.push_back(places.y[i]);
        points.rows.push_back(places.rows[i]);
        points.selected.push_back(true);
    }
}

/// All lists of rows ascend.
void drawFurther(const RowPlaces& places, const RowSelection& selected, Figure& figure) {
    std::vector<Points*> clouds;
    for (Points& cloud : layers<Points>(figure)) clouds.push_back(&cloud);
    std::vector<std::vector<std::int32_t>> further(clouds.size());
    std::vector<std::size_t> passed(clouds.size());  // of a cloud's rows
    for (std::size_t i = 0; i < places.rows.size(); ++i) {
        const std::int32_t row = places.rows[i];
        const std::size_t group = places.groupOf(i);
        if (group >= clouds.size() || !selected.contains(row)) continue;
        const std::vector<std::int32_t>& drawn = clouds[group]->rows;
        std::size_t& next = passed[group];
        while (next < drawn.size() && drawn[next] < row) ++next;
        if (next == drawn.size() || drawn[next] != row)
            further[group].push_back(static_cast<std::int32_t>(i));
    }
    for (std::size_t group = 0; group < clouds.size(); ++group)
        if (clouds[group]->values.empty())
            drawSome(places, std::move(further[group]), *clouds[group]);
}

/// Of rows that ascend.
Index countOf(const std::vector<std::int32_t>& rows, const RowSelection& selected) {
    Index count = 0;
    for (std::size_t i = 0; i < rows.size(); ++i)
        count += (i == 0 || rows[i] != rows[i - 1]) && selected.contains(rows[i]);
    return count;
}

}  // namespace

std::vector<std::int32_t> rowsWithin(const Figure& figure, const Range& x, const Range& y) {
    if (!figure.places) return {};
    const RowPlaces& places = *figure.places;
    const Overloaded touched{
        [&](const Histogram& histogram) { return rowsOf(histogram, places, x, y); },
        [&](const Bars& bars) { return rowsOf(bars, places, x, y); },
        [&](const Cells&) { return rowsOf(places, categories(x), categories(y)); },
        [&](const auto&) { return rowsOf(places, x, y); }};
    const Layer* body = bodyOf(figure);
    return body ? std::visit(touched, *body) : withLines(figure, x, y, rowsOf(places, x, y));
}

void markSelected(Figure& figure, const RowSelection& selected) {
    const std::vector<std::int32_t>* rows = figure.places ? &figure.places->rows : nullptr;
    for (Points& points : layers<Points>(figure)) {
        if (points.rows.empty()) continue;
        if (!rows) rows = &points.rows;
        markDrawn(selected, points);
    }
    if (!rows) return;
    markLines(selected, figure);
    addNote(NoteKind::Shown,
            selectedText(countOf(*rows, selected),
                         figure.places ? figure.places->rowsAre : std::string()),
            figure);
    if (!figure.places) return;
    for (Layer& layer : figure.layers)
        std::visit([&](auto& each) { markCounted(*figure.places, selected, each); }, layer);
    drawFurther(*figure.places, selected, figure);
}

std::string selectedText(Index count, const std::string& rowsAre) {
    if (count == 0 && !rowsAre.empty())
        return words("None of the selected rows is here: this view shows {}.", rowsAre);
    return count == 0   ? words("None of the selected rows is here.")
           : count == 1 ? words("1 row here is selected.")
                        : words("{} rows here are selected.", grouped(count));
}

}  // namespace ardent
